export const firstAnswer = "প্রথম উত্তর";
export const whatCounts = "জিজ্ঞাসার অবস্থা “নতুন” না থাকলে উত্তর দেওয়া হয়েছে বলে ধরা হয়।";
export const askedAbout = "জিজ্ঞাসার বিষয়";
export const postsReadMost = "সবচেয়ে বেশি পড়া লেখা";
export const nobodyHasRead = "এখনো কেউ কোনো লেখা খোলেননি।";
export const showFewerPosts = "কম লেখা দেখান";
export const showMorePosts = "আরও লেখা দেখান";
export const today = "আজ";
export const enquiriesOfEachDay = "প্রতিদিনের জিজ্ঞাসা";
export const day = "দিন";
export const enquiries = "জিজ্ঞাসা";
export const theLast90Days = "গত ৯০ দিন";
export const figuresNotLoaded = "হিসাবগুলো লোড করা যায়নি";
export const aMinute = "এক মিনিট";
export const days = { one: "{count} দিন", other: "{count} দিন" } as const;
export const hours = "{count} ঘণ্টা";
export const minutes = "{count} মিনিট";
export const noEnquiries = "এখনো কোনো জিজ্ঞাসা নেই। পরেরটি এখানে দেখা যাবে।";
export const enquiriesLately = {
  one: "{count}টি জিজ্ঞাসা, গত ৭ দিনে {lately}টি",
  other: "{count}টি জিজ্ঞাসা, গত ৭ দিনে {lately}টি",
} as const;
export const noAnswers = "এই ৯০ দিনে কাউকে প্রথম উত্তর দেওয়া হয়নি।";
export const oneAnswered = "একজন আপনাদের উত্তর পেয়েছেন, {time} পরে।";
export const halfAnswered = "যাঁরা উত্তর পেয়েছেন, তাঁদের অর্ধেক পেয়েছেন {time} বা তারও কম সময়ে।";
export const nobodyWaits = "প্রথম উত্তরের অপেক্ষায় কেউ নেই";
export const wait = {
  one: "প্রথম উত্তরের অপেক্ষায় {count}টি",
  other: "প্রথম উত্তরের অপেক্ষায় {count}টি",
} as const;
export const usualAnswer = "সাধারণত উত্তর যায় {time} পরে";
export const nobodyIsWaiting = "প্রথম উত্তরের অপেক্ষায় কেউ নেই।";
export const enquiriesWait = {
  one: "প্রথম উত্তরের অপেক্ষায় {count}টি জিজ্ঞাসা।",
  other: "প্রথম উত্তরের অপেক্ষায় {count}টি জিজ্ঞাসা।",
} as const;
export const times = { one: "{count} বার", other: "{count} বার" } as const;
