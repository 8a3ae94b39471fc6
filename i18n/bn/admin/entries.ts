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
export const sureText = "কেউ আর এটি দেখতে পাবেন না।";
export const trashEmptyText = {
  departures: "কোনো যাত্রা মুছলে তা এখানে থাকবে।",
  visas: "কোনো ভিসা বা কাগজ মুছলে তা এখানে থাকবে।",
  licences: "কোনো লাইসেন্স মুছলে তা এখানে থাকবে।",
} as const;
export const trashNotLoaded = "যা মোছা হয়েছে তা লোড করা যায়নি";
export const olderTrash = "আগে মোছা হয়েছে এমন আরও দেখান";
