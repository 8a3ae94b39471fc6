export const seePage = "পাতাটি দেখুন";
export const whosePapers = "কার কাগজ";
export const everyPaper = "সব কাগজ";
export const profile = "উত্তর";
export const noPapers = "এখনো কোনো কাগজ নেই। তালিকা থেকে যোগ করুন।";
export const noPaper = "কাগজ বাছা হয়নি";
export const drag = "টেনে অন্য জায়গায় নিন";
export const needOf = "{paper} কতটা দরকার";
export const moveUp = "{paper} ওপরে নিন";
export const moveDown = "{paper} নিচে নিন";
export const takeOut = "বাদ দিন";
export const takeOutOf = "এই ভিসা থেকে {paper} বাদ দিন";
export const takenOut = "{paper} বাদ দেওয়া হয়েছে।";
export const movedTo = "{paper} এখন {all}টির মধ্যে {place} নম্বরে।";
export const onlyFor = "শুধু এই উত্তরগুলোর জন্য";
export const onlyForHint = "কোনোটি না বাছলে: সবার জন্য।";
export const goneAnswer = "{answer} (এমন উত্তর নেই)";
export const abroad = {
  yes: "আগে বিদেশে কাজ করেছেন",
  no: "আগে বিদেশে কাজ করেননি",
} as const;
export const addFromLibrary = "কাগজের তালিকা থেকে যোগ করুন";
export const libraryText = "প্রতিটি কাগজ একবারই লেখা হয়, কাগজপত্রের তালিকায়।";
export const findPaper = "কাগজ খুঁজুন";
export const noSuchPaper = "এই নামে কোনো কাগজ নেই।";
export const emptyLibrary = "তালিকা খালি। আগে সেখানে একটি কাগজ লিখুন।";
export const allAsked = "তালিকার সব কাগজই চাওয়া হয়েছে।";
export const addPapers = "যোগ করুন";
export const addCount = {
  one: "{count}টি কাগজ যোগ করুন",
  other: "{count}টি কাগজ যোগ করুন",
} as const;
export const addedPapers = {
  one: "{count}টি কাগজ শেষে যোগ হয়েছে।",
  other: "{count}টি কাগজ শেষে যোগ হয়েছে।",
} as const;
export const showOthers = {
  one: "বাকি {count}টি দেখান",
  other: "বাকি {count}টি দেখান",
} as const;
export const feesAndTime = "ফি ও সময়";
export const moreOfFees = "ফি ও সময় নিয়ে আরও";
export const timeFrom = "{unit}, থেকে";
export const timeTo = "পর্যন্ত";
export const questions = "তালিকার আগের প্রশ্ন";
export const nameAndAddress = "নাম ও ঠিকানা";
export const noChanges = "এখনো কিছু নেই। ফি, সময় ও কাগজে যা বদলায় তা নিজে থেকেই লেখা হয়।";
export const editChanges = "দর্শনার্থীরা যা পড়েন তা বদলান";
export const otherLanguages = "অন্য ভাষা";
export const published = "প্রকাশিত";
export const languageIs = {
  published: "{language} প্রকাশিত",
  draft: "{language}: খসড়া আছে",
  older: "{language} ইংরেজির চেয়ে পুরোনো",
  missing: "{language} নেই",
} as const;
export const and = ", ";
export const stop = "। ";
export const translate = "অনুবাদ করুন";
