import type { EnquiryTopic } from "#contracts/enquiry-topics.ts";

/** As people say it. */
export const topics = {
  umrah: "Umrah",
  hajj: "Hajj",
  tours: "A holiday or tour",
  "student-visa": "Student visa",
  "work-visa": "Work visa",
  tickets: "Only air tickets or a hotel",
  message: "A message",
} as const satisfies Record<EnquiryTopic, string>;
