export const heading = "খুঁজুন";
export const headingOf = "“{words}” খুঁজে যা পেলাম";
export const titleOf = "খোঁজ: “{words}”";
export const lead = "ভ্রমণ, তারিখ, কাগজপত্র, লেখা: এক জায়গাতেই সব খুঁজুন।";
export const field = "পুরো সাইটে খুঁজুন";
export const button = "খুঁজুন";
export const found = { one: "{count}টি পাওয়া গেছে", other: "{count}টি পাওয়া গেছে" } as const;
export const groups = {
  package: "প্যাকেজ",
  departure: "তারিখ ও দাম",
  papers: "ভিসার কাগজপত্র",
  page: "পাতা",
  post: "ব্লগ",
} as const;
export const from = "জনপ্রতি {price} থেকে";
export const allDates = "{title}: সব তারিখ";
export const allPosts = { one: "সব {count}টি লেখা", other: "সব {count}টি লেখা" } as const;
export const nothing = {
  title: "“{words}” নামে কিছু নেই",
  text: "কম অক্ষর বা একটি শব্দ দিয়ে দেখুন। অথবা আমাদের জিজ্ঞেস করুন, একজন মানুষ উত্তর দেবেন।",
  action: "আমাদের জিজ্ঞেস করুন",
} as const;
export const begin = "সবাই যা বেশি দেখেন";
export const notSearched = "এই মুহূর্তে খোঁজা গেল না";
