/** What could not be kept, in the order in which it is said. */
export const losses = {
  pictures: { one: "{count}টি ছবি", other: "{count}টি ছবি" },
  comments: { one: "{count}টি মন্তব্য", other: "{count}টি মন্তব্য" },
  changes: { one: "{count}টি বদলের চিহ্ন", other: "{count}টি বদলের চিহ্ন" },
  textBoxes: { one: "{count}টি টেক্সট বক্সের ফ্রেম", other: "{count}টি টেক্সট বক্সের ফ্রেম" },
  formulas: { one: "{count}টি সূত্র", other: "{count}টি সূত্র" },
  calculations: { one: "{count}টি ঘরের পেছনের হিসাব", other: "{count}টি ঘরের পেছনের হিসাব" },
  embedded: { one: "ভেতরে বসানো {count}টি ফাইল", other: "ভেতরে বসানো {count}টি ফাইল" },
  fields: { one: "ফরমের {count}টি ঘর", other: "ফরমের {count}টি ঘর" },
  ticks: { one: "{count}টি টিক দেওয়ার ঘর", other: "{count}টি টিক দেওয়ার ঘর" },
  raised: {
    one: "{count}টি শব্দের ওপরে-নিচে বসানো",
    other: "{count}টি শব্দের ওপরে-নিচে বসানো",
  },
  links: { one: "ফাইলের {count}টি লিংক", other: "ফাইলের {count}টি লিংক" },
  pictureLinks: { one: "{count}টি ছবির লিংক", other: "{count}টি ছবির লিংক" },
  columns: { one: "{count}টি অংশের কলাম", other: "{count}টি অংশের কলাম" },
  cells: { one: "{count}টি খুব বড় ঘরের মাপ", other: "{count}টি খুব বড় ঘরের মাপ" },
  hidden: { one: "{count}টি লুকানো অংশ", other: "{count}টি লুকানো অংশ" },
} as const;
export const and = "{things} ও {last}";
export const notKept = "পেস্ট হয়েছে। যা রাখা যায়নি: {things}।";
export const dropPictures = "এমন ছবি ফাইল হিসেবে নামিয়ে লেখার মধ্যে ছেড়ে দিন।";
export const undo = "ফিরিয়ে নিন";
export const close = "বন্ধ করুন";
export const pictureComing = "ছবি আসছে: {name}";
export const tryAgain = "আবার চেষ্টা করুন";
export const takeOut = "সরিয়ে দিন";
export const pastedName = "পেস্ট করা ছবি {number}";
export const lostOnTheirWay = {
  one: "{count}টি ছবি আসার পথে ছিল, লেখায় বসেনি। ছবির সংগ্রহে খুঁজে দেখুন।",
  other: "{count}টি ছবি আসার পথে ছিল, লেখায় বসেনি। ছবির সংগ্রহে খুঁজে দেখুন।",
} as const;
export const elsewhere = {
  one: "{count}টি ছবি অন্য সাইটে আছে ({sites}), সেখান থেকেই লোড হয়।",
  other: "{count}টি ছবি অন্য সাইটে আছে ({sites}), সেখান থেকেই লোড হয়।",
} as const;
export const takeThemIn = "এখানে আনুন";
export const leaveThemOut = "বাদ দিন";
export const keepThemThere = "যেমন আছে থাক";
export const takingIn = "আনা হচ্ছে: {count}টির মধ্যে {number} নম্বর";
export const notTakenIn = {
  one: "{count}টি ছবি আনা যায়নি। {message}",
  other: "{count}টি ছবি আনা যায়নি। {message}",
} as const;
