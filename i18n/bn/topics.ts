import type { EnquiryTopic } from "#contracts/enquiry-topics.ts";

/** As people say it. */
export const topics = {
  umrah: "ওমরাহ",
  hajj: "হজ",
  tours: "ছুটি বা ট্যুর",
  "student-visa": "স্টুডেন্ট ভিসা",
  "work-visa": "ওয়ার্ক ভিসা",
  tickets: "শুধু বিমান টিকিট বা হোটেল",
  message: "একটি বার্তা",
} as const satisfies Record<EnquiryTopic, string>;
