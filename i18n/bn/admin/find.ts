export const findOrDo = "খুঁজুন বা করুন";
export const placeholder = "নাম, নম্বর বা শিরোনাম";
export const close = "বন্ধ করুন";
export const escapeKey = "Esc";
export const enterKey = "Enter";
export const controlEnter = "Ctrl Enter";
export const choose = "বাছুন";
export const open = "খুলুন";
export const newTab = "নতুন ট্যাব";
export const byNumber = "ফোন নম্বর দিয়েও";
export const found = "পাওয়া গেছে";
export const lastOpened = "সবশেষে খোলা";
export const nothingFound = "“{q}” নামে কিছু নেই। কম অক্ষর লিখে দেখুন।";
export const notFound = "লেখা, পাতা, জিজ্ঞাসা ও ছবির মধ্যে খোঁজা যায়নি। {message}";
export const groups = {
  do: "করুন",
  goTo: "যান",
  posts: "লেখা",
  pages: "পাতা",
  enquiries: "জিজ্ঞাসা",
  pictures: "ছবি",
  settings: "সেটিংস",
} as const;
export const pageNotPublic = "প্রকাশ হয়নি";
export const uploadPicture = "ছবি দিন";
export const leadOn = "পুরোনো ঠিকানা নতুন জায়গায় পাঠান";
export { invite } from "./accounts.ts";
export { newPage } from "./own-pages.ts";
export { createNewBlog } from "./posts.ts";
export { blog, media, packageTitle as package, settings } from "./shell.ts";
