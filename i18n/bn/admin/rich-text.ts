export const link = "লিংক";
export const linkHint = "এই সাইটের একটি পাতা, যেমন /packages/umrah, বা পুরো একটি ঠিকানা।";
export const setLink = "লিংক বসান";
export const picture = "ছবি";
export const pictureHint = "আপনাদের একটি ছবি, বা যেকোনো ছবির ঠিকানা।";
export const addPicture = "ছবি যোগ করুন";
export const addressNeeded = "একটি ঠিকানা লিখুন, যেমন https://example.com বা /contact।";
export const chooseFromLibrary = "সংগ্রহ থেকে বেছে নিন";
export const address = "ঠিকানা";
export const whatItShows = "ছবিতে কী আছে";
export const altHint = "যাঁরা দেখতে পান না, তাঁদের পড়ে শোনানো হয়।";
export const removeLink = "লিংক সরান";
export const fontIs = "ফন্ট: {label}";
export const alignment = "অবস্থান";
export const noColour = "রং নয়";
export const textFormatting = "লেখার সাজ";
export const heading1 = "শিরোনাম ১";
export const heading2 = "শিরোনাম ২";
export const normal = "সাধারণ লেখা";
export const bold = "মোটা";
export const italic = "বাঁকা";
export const underline = "নিচে দাগ";
export const textColour = "লেখার রং";
export const backgroundColour = "পেছনের রং";
export const blockquote = "উদ্ধৃতি";
export const codeBlock = "কোড";
export const orderedList = "নম্বর দেওয়া তালিকা";
export const bulletList = "বিন্দু দেওয়া তালিকা";
export const undo = "ফিরিয়ে নিন";
export const redo = "আবার করুন";
export const noWordsYet = "এখনো কোনো শব্দ নেই";
export const lengthCounted = {
  one: "{count}টি শব্দ, পড়তে প্রায় {minutes}",
  other: "{count}টি শব্দ, পড়তে প্রায় {minutes}",
} as const;
export const minutes = { one: "{count} মিনিট", other: "{count} মিনিট" } as const;
export const fonts = {
  "sans-serif": "স্যান্স সেরিফ",
  serif: "সেরিফ",
  monospace: "মনোস্পেস",
} as const;
export const alignments = {
  left: "বাঁ দিকে",
  center: "মাঝখানে",
  right: "ডান দিকে",
  justify: "দুই দিক সমান",
} as const;
export const colours = {
  green: "সবুজ",
  blue: "নীল",
  red: "লাল",
  brown: "বাদামি",
  yellow: "হলুদ",
  grey: "ধূসর",
} as const;
export const heading3 = "শিরোনাম ৩";
export const rule = "আড়াআড়ি দাগ";
export const caption = "ছবির নিচের কথা";
export const direction = "অনুচ্ছেদের দিক";
export const directions = {
  auto: "প্রথম শব্দ অনুযায়ী",
  ltr: "বাঁ থেকে ডানে",
  rtl: "ডান থেকে বাঁয়ে",
} as const;
export const table = {
  label: "টেবিল",
  insert: "টেবিল বসান",
  rowBelow: "নিচে সারি",
  columnAfter: "পরে কলাম",
  headerRow: "প্রথম সারি শিরোনাম",
  deleteRow: "সারি মুছুন",
  deleteColumn: "কলাম মুছুন",
  deleteTable: "টেবিল মুছুন",
} as const;
export const onlyDecoration = "শুধু সাজানোর জন্য";
export const setPicture = "ছবি আপডেট করুন";
export const noDescriptionYet = "এখনো বর্ণনা নেই";
export const find = "খুঁজে বদলান";
export const findWhat = "যা খুঁজবেন";
export const replaceBy = "যা বসবে";
export const matchCase = "বড়-ছোট অক্ষর মিলিয়ে";
export const previous = "আগেরটি";
export const next = "পরেরটি";
export const replace = "বদলান";
export const replaceAll = "সব বদলান";
export const foundAt = "{count}টির মধ্যে {number} নম্বর";
export const foundNothing = "কিছু পাওয়া যায়নি";
export const replaced = "{count}টি বদলানো হয়েছে।";
export const closeFind = "খোঁজা বন্ধ করুন";
