import type { EnquiryTopic } from "#contracts/enquiry-topics.ts";

/** As people say it. */
export const topics = {
  umrah: "العمرة",
  hajj: "الحج",
  tours: "عطلة أو رحلة سياحية",
  "student-visa": "تأشيرة الدراسة",
  "work-visa": "تأشيرة العمل",
  tickets: "تذاكر طيران أو فندق فقط",
  message: "رسالة",
} as const satisfies Record<EnquiryTopic, string>;
