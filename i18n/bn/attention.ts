export const titles = {
  "price-ended": "একটি দামের মেয়াদ শেষ",
  "price-ends": "একটি দামের মেয়াদ শিগগির শেষ",
  "departure-leaves": "একটি যাত্রা শিগগির শুরু",
  "review-due": "একটি ভিসা ৬০ দিন যাচাই হয়নি",
  "licence-ends": "একটি লাইসেন্সের মেয়াদ শিগগির শেষ",
  "can-be-told": "কাউকে জানানো যায়",
  "no-answer": "একটি জিজ্ঞাসার উত্তর দেওয়া হয়নি",
  "follow-up-over": "একটি জিজ্ঞাসার খোঁজ নেওয়ার দিন পেরিয়ে গেছে",
  "not-published": "কিছু একটা প্রকাশ হওয়ার কথা ছিল, হয়নি",
  "link-broken": "একটি লিংক কোথাও যায় না",
  "translation-older": "{language} লেখাটি ইংরেজির চেয়ে পুরোনো",
  "picture-undescribed": "একটি ছবির বর্ণনা নেই",
  "mail-stuck": "একটি মেইল যাচ্ছে না",
  "backup-failed": "সর্বশেষ ব্যাকআপটি সম্পন্ন হয়নি",
  "backup-unsent": "সর্বশেষ ব্যাকআপটি S3 বাকেটে নেই",
  "backup-old": "শেষ ব্যাকআপ অনেক পুরোনো",
} as const;
export const neverBackedUp = "কখনো ব্যাকআপ নেওয়া হয়নি";
export const canBeTold = {
  one: "{count} জন একটি যাত্রার খবর জানার অপেক্ষায়",
  other: "{count} জন একটি যাত্রার খবর জানার অপেক্ষায়",
} as const;
export const several = {
  "price-ended": {
    one: "আরও {count}টি দামের মেয়াদ শেষ",
    other: "আরও {count}টি দামের মেয়াদ শেষ",
  },
  "price-ends": {
    one: "আরও {count}টি দামের মেয়াদ শিগগির শেষ",
    other: "আরও {count}টি দামের মেয়াদ শিগগির শেষ",
  },
  "departure-leaves": {
    one: "আরও {count}টি যাত্রা শিগগির শুরু",
    other: "আরও {count}টি যাত্রা শিগগির শুরু",
  },
  "review-due": {
    one: "আরও {count}টি ভিসা ৬০ দিন যাচাই হয়নি",
    other: "আরও {count}টি ভিসা ৬০ দিন যাচাই হয়নি",
  },
  "licence-ends": {
    one: "আরও {count}টি লাইসেন্সের মেয়াদ শিগগির শেষ",
    other: "আরও {count}টি লাইসেন্সের মেয়াদ শিগগির শেষ",
  },
  "can-be-told": {
    one: "আরও {count}টি যাত্রার খবর জানার অপেক্ষায় মানুষ আছেন",
    other: "আরও {count}টি যাত্রার খবর জানার অপেক্ষায় মানুষ আছেন",
  },
  "no-answer": {
    one: "আরও {count}টি জিজ্ঞাসার উত্তর দেওয়া হয়নি",
    other: "আরও {count}টি জিজ্ঞাসার উত্তর দেওয়া হয়নি",
  },
  "follow-up-over": {
    one: "{count}টি জিজ্ঞাসার খোঁজ নেওয়ার দিন পেরিয়ে গেছে",
    other: "{count}টি জিজ্ঞাসার খোঁজ নেওয়ার দিন পেরিয়ে গেছে",
  },
  "not-published": {
    one: "আরও {count}টি প্রকাশ হওয়ার কথা ছিল, হয়নি",
    other: "আরও {count}টি প্রকাশ হওয়ার কথা ছিল, হয়নি",
  },
  "link-broken": {
    one: "আরও {count}টি জায়গার লিংক কোথাও যায় না",
    other: "আরও {count}টি জায়গার লিংক কোথাও যায় না",
  },
  "translation-older": {
    one: "আরও {count}টি লেখা ইংরেজির চেয়ে পুরোনো",
    other: "আরও {count}টি লেখা ইংরেজির চেয়ে পুরোনো",
  },
  "picture-undescribed": {
    one: "{count}টি ছবির বর্ণনা নেই",
    other: "{count}টি ছবির বর্ণনা নেই",
  },
  "mail-stuck": {
    one: "{count}টি মেইল যাচ্ছে না",
    other: "{count}টি মেইল যাচ্ছে না",
  },
  "backup-failed": {
    one: "{count}টি ব্যাকআপ শেষ হয়নি",
    other: "{count}টি ব্যাকআপ শেষ হয়নি",
  },
  "backup-unsent": {
    one: "{count}টি ব্যাকআপ S3 বাকেটে নেই",
    other: "{count}টি ব্যাকআপ S3 বাকেটে নেই",
  },
  "backup-old": {
    one: "{count}টি ব্যাকআপ অনেক পুরোনো",
    other: "{count}টি ব্যাকআপ অনেক পুরোনো",
  },
} as const;
export const hints = {
  "price-ended": "দর্শনার্থীরা পড়েন “এখনকার দাম জেনে নিন”",
  "departure-leaves": "ওই দিনের পর দর্শনার্থীরা এটি আর দেখেন না",
  "can-be-told": "যার অপেক্ষায় ছিলেন, তা এখন আছে",
  "review-due": "তখন পাতাটি দর্শনার্থীদের তা জানায়",
  "licence-ends": "ওই দিনের পর দর্শনার্থীরা এটি আর দেখেন না",
  "picture-undescribed": "যাঁরা দেখতে পান না, তাঁরা কিছুই শুনতে পান না",
  "mail-stuck": "কারণ দেখে আবার পাঠান",
  "backup-failed": "কারণ দেখে এখনই একটি নিন",
  "backup-unsent": "ডিস্ক নষ্ট হলে এটিও যাবে: কারণ দেখুন",
  "backup-old": "সেটিংসের “ব্যাকআপ” পাতায় এখনই একটি নিন",
} as const;
export const untilDay = "{day} পর্যন্ত";
export const endedOn = "শেষ হয়েছে {day}";
export const leavesOn = "যাত্রা {day}";
export const lastOn = "শেষবার {day}";
export const fromDay = "{day} থেকে";
export const sinceDay = "{day} থেকে";
export const never = "কখনো নয়";
export const titleOfThing = "{title}: {thing}";
export const example = "{text}, নমুনা";
export const withDay = "{text} ({day})";
