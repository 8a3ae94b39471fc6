export const update = {
  departure: "যাত্রা আপডেট করুন",
  visa: "ভিসা আপডেট করুন",
  requirement: "কাগজ আপডেট করুন",
  licence: "লাইসেন্স আপডেট করুন",
} as const;
export const publish = {
  departure: "যাত্রা প্রকাশ করুন",
  visa: "ভিসা প্রকাশ করুন",
  requirement: "কাগজ প্রকাশ করুন",
  licence: "লাইসেন্স প্রকাশ করুন",
} as const;
