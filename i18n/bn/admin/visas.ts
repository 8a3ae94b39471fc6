export const visas = "ভিসা";
export const visasText =
  "কোন ভিসায় কী কাগজ লাগে, কত খরচ, কত সময়। কে কবে যাচাই করেছেন, দর্শনার্থীরা দেখতে পান।";
export const newVisa = "নতুন ভিসা";
export const editVisa = "ভিসা";
export const editVisaText = "একটি উদ্দেশ্য ও একটি দেশের কাগজপত্র।";
export const noVisas = "এখনো কোনো ভিসা নেই";
export const noVisasText = "প্রথমটি এখানে দেখা যাবে।";
export const papers = "কাগজপত্র";
export const papersText = "প্রতিটি কাগজ একবারই লেখা হয়, অনেক ভিসায় সেটি লাগে। এখানে বদলালে সবখানে বদলায়।";
export const newPaper = "নতুন কাগজ";
export const editPaper = "কাগজ";
export const changesPages = {
  one: "প্রকাশ করলে {count}টি প্রকাশিত পাতা বদলাবে। কোনো ভিসায় এটি লাগলে মোছা যায় না।",
  other: "প্রকাশ করলে {count}টি প্রকাশিত পাতা বদলাবে। কোনো ভিসায় এটি লাগলে মোছা যায় না।",
} as const;
export const inUse = {
  one: "{count}টি ভিসায় এটি লাগে। আগে সেখান থেকে বাদ দিন।",
  other: "{count}টি ভিসায় এটি লাগে। আগে সেখান থেকে বাদ দিন।",
} as const;
export const seePages = { one: "{count}টি পাতা দেখুন", other: "{count}টি পাতা দেখুন" } as const;
export const pagesOf = "যেসব পাতায় এই কাগজ আছে";
export const searchPapers = {
  one: "{count}টি কাগজে খুঁজুন",
  other: "{count}টি কাগজে খুঁজুন",
} as const;
export const noneFound = "এই নামে কিছু নেই।";
export const choosePaper = "বদলাতে তালিকা থেকে একটি বাছুন।";
export const visasCount = { one: "{count}টি ভিসা", other: "{count}টি ভিসা" } as const;
export const everybody = "সবাই";
export const askedAs = {
  must: "{who}: থাকতেই হবে",
  "if-you-have-it": "{who}: থাকলে দেবেন",
  "one-of": "{who}: যেকোনো একটি",
} as const;
export const noPapers = "এখনো কোনো কাগজ নেই";
export const noPapersText = "প্রথমটি এখানে দেখা যাবে।";
export const usedIn = "কোথায় লাগে";
export const usedNowhere = "কোনো ভিসায় চাওয়া হয় না।";
export const reviewedToday = "আজ যাচাই করা";
export const nowReviewed = "আজ যাচাই করেছেন {name}।";
export const notReviewedNow = "যাচাই করা হয়েছে বলে রাখা যায়নি। {message}";
export const reviewUndone = "আগের মতো করা হয়েছে।";
export const reviewedUntil =
  "{day}, যাচাই করেছেন {name}। {until} পর্যন্ত প্রকাশিত; তারপর পাতাটি তা জানায় ও ফোন করতে বলে।";
export const openOfficial = "সরকারি পাতা খুলুন";
export const reviewIsOld = "পাতাটি এখন জানায় যে যাচাই হয়নি, আর ফোন করতে বলে।";
export const reviewIsMissing = "কেউ যাচাই না করা পর্যন্ত পাতাটি ফোন করতে বলে।";
export const neverReviewed = "কখনো যাচাই হয়নি";
export const view = "দেখুন";
export const viewTitle = "{title} দেখুন (নতুন ট্যাবে খুলবে)";
export const deleted = "মোছা হয়েছে। ৩০ দিন রাখা থাকবে।";
export const notBegun = "শুরু করা যায়নি। {message}";
export const noSuch = "এই ঠিকানায় কিছু নেই।";
export const notLoaded = "এটি লোড করা যায়নি";
export const notPublicYet = "এখনো প্রকাশিত নয়";
export const reviewedAgo = { one: "{count} দিন আগে যাচাই", other: "{count} দিন আগে যাচাই" } as const;
export const papersCount = { one: "{count}টি কাগজ", other: "{count}টি কাগজ" } as const;
export const inTrash = {
  stillThere: "এটি এখনো আছে। {message}",
  stillDeleted: "এটি এখনো মোছা আছে। {message}",
  isBack: "এটি ফিরে এসেছে।",
} as const;
