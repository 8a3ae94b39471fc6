import type { EnquiryStatus, SpamReason } from "#contracts/enquiry-status.ts";

export const statuses = {
  new: "جديد",
  called: "تم الاتصال",
  waiting: "بانتظار الأوراق",
  closed: "مغلق",
  spam: "غير مرغوب فيها",
} as const satisfies Record<EnquiryStatus, string>;

/** Why an enquiry was put into quarantine, as staff read it. */
export const spamReasons = {
  honeypot: "مُلئت خانة لا يراها الناس.",
  "too-fast": "أُرسل أسرع مما يكتب أي إنسان.",
  "form-shared": "أُرسل النموذج نفسه مرات كثيرة بنصوص مختلفة.",
  content: "نصه يشبه الإعلانات: روابط أو رموز برمجية أو عبارات دعائية.",
} as const satisfies Record<SpamReason, string>;

/** Heads of the file for spreadsheets. */
export const csvHeads = {
  reference: "رقم الطلب",
  createdAt: "وصل في (UTC)",
  status: "الحالة",
  topic: "سأل عن",
  name: "الاسم",
  phone: "رقم الجوال",
  email: "البريد الإلكتروني",
  month: "الشهر",
  travellers: "عدد المسافرين",
  message: "الرسالة",
  page: "الصفحة",
  answeredAt: "أول ردّ (UTC)",
  closedAt: "أُغلق في (UTC)",
  language: "اللغة",
  owner: "المسؤول",
  followUpOn: "موعد المتابعة",
  merged: "المدموجة",
} as const;
