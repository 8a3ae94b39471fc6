export const answer = "উত্তর";
export const answerLanguage = "উত্তরের ভাষা";
export const templatesToAnswer = "উত্তর দেওয়ার টেমপ্লেট";
export const allTemplates = "সব {count}টি";
export const noTemplates = "উত্তর দেওয়ার কোনো টেমপ্লেট এখনো নেই।";
export const writeOne = "একটি লিখুন";
export const date = "লেখার তারিখ";
export const nameIsMissing = "{name} নেই";
export const dotsAreLeft = "আগে “…”-এর জায়গায় লিখুন।";
export const inOtherLanguage = "{language} ভাষায় এখনো লেখা নেই: এটি {other}।";
export const changeText = "লেখাটি বদলান";
export const backToTemplate = "টেমপ্লেটে ফিরুন";
export const replaceTitle = "আপনার লেখাটা বদলে দেবেন?";
export const replaceText = "এই উত্তরের জন্য আপনি নিজে যা লিখেছেন, তা মুছে যাবে।";
export const keepMine = "আমার লেখা থাকুক";
export const replaceMine = "বদলে দিন";
export const answerLeaving = "আপনার লেখা উত্তরটি এখনো খোলা হয়নি।";
export const textToSend = "উত্তরের লেখা";
export const openInWhatsApp = "হোয়াটসঅ্যাপে খুলুন";
export const openInMail = "মেইলে খুলুন";
export const opensForYou = "শুধু খুলে দেয়। নিজে থেকে কিছু পাঠায় না।";
export const notNoted = "জিজ্ঞাসায় এটি লেখা হয়নি। {message}";
export const placeholders = {
  name: "নাম",
  reference: "রেফারেন্স",
  package: "প্যাকেজ",
  date: "তারিখ",
  staff: "আপনার নাম",
  agency: "প্রতিষ্ঠানের নাম",
} as const;
export const templates = "টেমপ্লেট";
export const templatesText =
  "হোয়াটসঅ্যাপ ও মেইলে জিজ্ঞাসার উত্তর দেওয়ার লেখা। ফাঁকা জায়গাগুলো আপনার হয়ে পূরণ হয়; নিজে থেকে কিছু পাঠানো হয় না।";
export const newTemplate = "নতুন টেমপ্লেট";
export const chooseTemplate = "একটি টেমপ্লেট বেছে নিন";
export const chooseTemplateText = "অথবা নতুন একটি লিখুন।";
export const listOfTemplates = "টেমপ্লেটের তালিকা";
export const templatesNotLoaded = "টেমপ্লেটগুলো লোড করা যায়নি";
export const templateGone = "টেমপ্লেটটি এখানে নেই";
export const templateGoneText = "কেউ হয়তো এটি মুছে ফেলেছেন।";
export const backToTemplates = "সব টেমপ্লেট";
export const languageOfText = "লেখার ভাষা";
export const title = "শিরোনাম, কর্মীদের জন্য";
export const subject = "মেইলের বিষয়";
export const body = "লেখা";
export const bodyHint = "“…”-এর জায়গায় পাঠানোর আগে কর্মীরা নিজে লেখেন।";
export const fieldInLanguage = "{field} ({language})";
export const usePlaceholder = "ফাঁকা জায়গা বসান";
export const writeTitle = "অন্তত একটি ভাষায় শিরোনাম দিন।";
export const writeBody = "অন্তত একটি ভাষায় লেখাটি লিখুন।";
export const saveTemplate = "সেভ করুন";
export const saving = "সেভ হচ্ছে";
export const templateSaved = "“{title}” সেভ হয়েছে।";
export const templateNotSaved = "টেমপ্লেটটি এখনো সেভ হয়নি। {message}";
export const templateLeaving = "টেমপ্লেটটি এখনো সেভ হয়নি।";
export const deleteTemplate = "মুছুন";
export const askToDeleteTemplate = "“{title}” মুছবেন?";
export const deleteTemplateText = "এটি চিরতরে মুছে যাবে। জিজ্ঞাসায় এটি ব্যবহারের যে কথা লেখা আছে, তা থাকবে।";
export const keepTemplate = "থাক";
export const templateDeleted = "“{title}” মুছে ফেলা হয়েছে।";
export const templateStillThere = "টেমপ্লেটটি এখনো আছে। {message}";
