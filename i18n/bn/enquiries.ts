import type { EnquiryStatus, SpamReason } from "#contracts/enquiry-status.ts";

export const statuses = {
  new: "নতুন",
  called: "ফোন করা হয়েছে",
  waiting: "কাগজের অপেক্ষায়",
  closed: "শেষ হয়েছে",
  spam: "স্প্যাম",
} as const satisfies Record<EnquiryStatus, string>;

/** Why an enquiry was put into quarantine, as staff read it. */
export const spamReasons = {
  honeypot: "মানুষ দেখতে পায় না, এমন একটি ঘর পূরণ করা হয়েছে।",
  "too-fast": "মানুষ যত তাড়াতাড়ি লিখতে পারে, তার চেয়েও তাড়াতাড়ি পাঠানো হয়েছে।",
  "form-shared": "একই ফরম নানা লেখা দিয়ে বারবার পাঠানো হয়েছে।",
  content: "লেখাটি বিজ্ঞাপনের মতো: লিংক, কোড বা স্প্যামের কথা আছে।",
} as const satisfies Record<SpamReason, string>;

/** Heads of the file for spreadsheets. */
export const csvHeads = {
  reference: "রেফারেন্স",
  createdAt: "পাওয়া গেছে (UTC)",
  status: "অবস্থা",
  topic: "বিষয়",
  name: "নাম",
  phone: "মোবাইল নম্বর",
  email: "ইমেইল",
  month: "মাস",
  travellers: "কতজন যাবেন",
  message: "বার্তা",
  page: "পাতা",
  answeredAt: "প্রথম উত্তর (UTC)",
  closedAt: "শেষ হয়েছে (UTC)",
  language: "ভাষা",
  owner: "দায়িত্বে",
  followUpOn: "খোঁজ নেওয়ার দিন",
  merged: "মেলানো",
} as const;
