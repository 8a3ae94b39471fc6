export const heading = "ব্লগের লেখা";
export const lead = "লিখেছেন আমাদের কাউন্টারের মানুষেরা: কী গুছিয়ে রাখবেন, কত সময় লাগে, কী এড়িয়ে চলবেন।";
export const titleOfType = "ব্লগ: {type}";
export const titleOfSearch = "ব্লগ: “{words}”";
export const allPosts = "ব্লগের সব লেখা";
export const filter = "বিভাগ অনুযায়ী লেখা বাছুন";
export const allTypes = "সব";
export const search = "ব্লগে খুঁজুন";
export const searchInType = "{type} বিভাগে খুঁজুন";
export const searchButton = "খুঁজুন";
export const found = {
  one: "“{words}” লিখে {count}টি লেখা পাওয়া গেছে",
  other: "“{words}” লিখে {count}টি লেখা পাওয়া গেছে",
} as const;
export const foundInType = {
  one: "{type} বিভাগে “{words}” লিখে {count}টি লেখা পাওয়া গেছে",
  other: "{type} বিভাগে “{words}” লিখে {count}টি লেখা পাওয়া গেছে",
} as const;
export const pages = "পাতা";
export const newer = "আরও নতুন লেখা";
export const older = "পুরোনো লেখা";
export const previousResults = "আগের ফলাফল";
export const moreResults = "আরও ফলাফল";
export const readMore = "আরও পড়ুন";
export const readMoreOf = "আরও পড়ুন: {title}";
export const noPosts = {
  title: "এখনো কোনো লেখা নেই",
  text: "প্রথম লেখাটি এখানে দেখা যাবে।",
} as const;
export const noResult = {
  title: "এমন কোনো লেখা পাওয়া যায়নি",
  text: "বানান দেখে নিন, একটিমাত্র শব্দ লিখুন, বা আমাদের জিজ্ঞেস করুন।",
  action: "আমাদের জিজ্ঞেস করুন",
} as const;
export const noResultInType = {
  title: "{type} বিভাগে এমন কোনো লেখা পাওয়া যায়নি",
  text: "উত্তর অন্য বিভাগে থাকতে পারে।",
  action: "সব বিভাগে খুঁজুন",
} as const;
export const nothingHere = {
  title: "এখানে কোনো লেখা নেই",
  text: "এই বিভাগ বা পাতাটি আর নেই। এক চাপেই সব লেখা পাবেন।",
} as const;
