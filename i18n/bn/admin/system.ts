import type { PartFacts, PartState, SystemMistake, SystemPart } from "#contracts/system.ts";

export const system = "সিস্টেম";
export const systemText = "সবকিছু ঠিকমতো চলছে কি না, আর না চললে কী করবেন।";
export const systemNotLoaded = "সিস্টেমের অবস্থা লোড করা যায়নি";
export const checkEverything = "সব পরীক্ষা করুন";
export const checking = "পরীক্ষা চলছে …";
export const notChecked = "সব পরীক্ষা করা যায়নি: {message}";

/** One sentence on top. */
export const summary = {
  well: "পরীক্ষা হয়েছে {moment}: সবকিছু ঠিক আছে।",
  some: "পরীক্ষা হয়েছে {moment}: {all}টির মধ্যে {works}টি ঠিক আছে।",
  never: "চালু হওয়ার পর পরীক্ষা হয়নি। যতটা জানা আছে, {all}টির মধ্যে {works}টি ঠিক আছে।",
  lookAt: "এগুলো দেখুন: {names}।",
} as const;

export const whatWasChecked = "যা পরীক্ষা করা হয়েছে";

export const partNames = {
  database: "ডেটাবেজ",
  pictures: "ছবি",
  mail: "মেইল",
  clock: "ঘড়ি",
  address: "সাইটের ঠিকানা",
  backups: "ব্যাকআপ",
  disk: "ডিস্ক",
} as const satisfies Record<SystemPart, string>;

export const partStates = {
  works: "ঠিক আছে",
  look: "দেখা দরকার",
  unknown: "জানা নেই",
} as const satisfies Record<PartState, string>;

/** What is known of a part. */
export const says = {
  "not-tried": "চালু হওয়ার পর পরীক্ষা করা হয়নি",
  "no-answer": "সময়মতো উত্তর আসেনি",
  failed: "কাজ হয়নি। {code}",
  "database-answers": "{ms} মিলিসেকেন্ডে উত্তর দেয়। {engine}, {bytes}",
  "database-written": "{ms} মিলিসেকেন্ডে লেখা, পড়া ও মোছা হয়েছে। {engine}, {bytes}",
  "pictures-gone": "ছবির ফোল্ডারটি নেই",
  "pictures-stored": "একটি রাখা, আবার পড়া ও মোছা হয়েছে",
  "mail-not-set-up": "মেইল ঠিক করা নেই: কিছুই যায় না",
  "mail-stuck": "যে মেইলগুলো যাচ্ছে না: {count}টি",
  "mail-sent": "{to} ঠিকানায় পাঠানো হয়েছে, গৃহীত হয়েছে",
  "mail-refused": "মেইল যায়নি: {error}",
  "mail-waits": "{to} ঠিকানায় এখনো পৌঁছায়নি",
  "clock-right": "সেকেন্ড পর্যন্ত ঠিক, {zone} সময়",
  "clock-off": "{seconds} সেকেন্ড ভুল",
  "address-answers": "{address} উত্তর দেয়",
  "address-local": "{address} শুধু এই কম্পিউটারে খোলা যায়",
  "address-silent": "{address} এই সার্ভারকে উত্তর দেয়নি",
  "address-other": "{address} ঠিকানায় অন্য কিছু উত্তর দেয়",
  "backups-fresh": "{at}, আবার পড়া হয়েছে, অক্ষত",
  "backups-old": "শেষটি: {at}",
  "backups-none": "এখনো কোনো ব্যাকআপ হয়নি",
  "backups-failed": "সর্বশেষ ব্যাকআপটি সম্পন্ন হয়নি",
  "backups-unsent": "সর্বশেষ ব্যাকআপটি S3 বাকেটে নেই",
  "disk-room": "{whole}-এর মধ্যে {free} খালি",
  "disk-tight": "{whole}-এর মধ্যে মাত্র {free} খালি",
  "disk-unknown": "কত জায়গা খালি তা জানা যায় না",
} as const satisfies Record<keyof PartFacts, string>;

/** What to do, where somebody must look. */
export const toDo = {
  "pictures-gone": "ছবিগুলো যে ডিস্কে আছে সেটি আবার যুক্ত করুন, অথবা একটি ব্যাকআপ ফিরিয়ে আনুন।",
  "mail-not-set-up": "সার্ভারে SMTP_URL ও MAIL_FROM দিন, তারপর আবার চালু করুন।",
  "mail-stuck": "কেন যাচ্ছে না তা “মেইল” পাতায় পড়ুন, তারপর আবার পাঠান।",
  "mail-refused": "SMTP_URL ও MAIL_FROM দেখুন, তারপর আবার পরীক্ষা করুন।",
  "mail-waits": "কয়েক মিনিট পরে আপনার মেইল দেখুন। না এলে SMTP_URL দেখুন।",
  "clock-off": "হোস্টকে বলুন নেটওয়ার্ক (NTP) থেকে ঘড়ি মেলাতে।",
  "address-local": "দর্শনার্থীরা যে ঠিকানা লেখেন সেটি PUBLIC_URL-এ দিন, তারপর সার্ভার আবার চালু করুন।",
  "address-silent":
    "অন্য নেটওয়ার্ক থেকে খুলে দেখুন। খুললে সব ঠিক আছে: কোনো কোনো হোস্ট নিজের ঠিকানা নিজে খুলতে পারে না।",
  "address-other": "PUBLIC_URL ঠিক করুন, অথবা নামটি কোথায় যায় তা ঠিক করুন।",
  "backups-old": "সেটিংসের “ব্যাকআপ” পাতায় এখনই একটি নিন, এবং প্রতি রাতে নেওয়া হয় কি না দেখুন।",
  "backups-none": "সেটিংসের “ব্যাকআপ” পাতায় এখনই একটি নিন, এবং প্রতি রাতে নেওয়া হয় কি না দেখুন।",
  "backups-failed": "সেটিংসের “ব্যাকআপ” পাতায় কারণ দেখুন, তারপর এখনই একটি নিন।",
  "backups-unsent": "সেটিংসের “ব্যাকআপ” পাতায় কারণ দেখুন। বাকেট নিলে এটি নিজে থেকেই পাঠানো হবে।",
  "disk-tight": "হোস্টের কাছে বড় ডিস্ক চেয়ে নিন, অথবা যে ব্যাকআপ লাগবে না তা মুছুন।",
} as const satisfies Partial<Record<keyof PartFacts, string>>;

/** The same, where it failed or did not answer. */
export const failedToDo = {
  database: "ডিস্ক ভরা কি না, বা অন্য কোনো প্রোগ্রাম ডেটাবেজ আটকে রেখেছে কি না দেখুন।",
  pictures: "ডিস্ক ভরা কি না দেখুন, অথবা S3_ দিয়ে শুরু সেটিংসগুলো দেখুন।",
  mail: "SMTP_URL দেখুন, তারপর আবার পরীক্ষা করুন।",
  clock: "ডেটা ফোল্ডারে লেখা যায় কি না দেখুন।",
  address: "অন্য নেটওয়ার্ক থেকে খুলে দেখুন।",
  backups: "ডেটা ফোল্ডার পড়া যায় কি না দেখুন।",
  disk: "ডেটা ফোল্ডার পড়া যায় কি না দেখুন।",
} as const satisfies Record<SystemPart, string>;

export const seeMail = "মেইল দেখুন";
export const seeBackups = "ব্যাকআপ দেখুন";

export const lastMistakes = "সাম্প্রতিক ত্রুটি, সহজ ভাষায়";
export const noMistakes = "চালু হওয়ার পর একটিও নয়।";
export const mistakes = {
  page: "একটি পাতা দেখানো যায়নি।",
  api: "অ্যাডমিন অংশের বা অন্য প্রোগ্রামের একটি অনুরোধ ব্যর্থ হয়েছে।",
  pictures: "ছবি রাখা বা পড়া যায়নি।",
  mail: "মেইল পাঠানো বা লিখে রাখা যায়নি।",
  planned: "কিছু একটা পরিকল্পনামতো প্রকাশ হয়নি।",
  search: "লেখাগুলো খোঁজার জন্য তৈরি করা যায়নি। আবার চেষ্টা হবে।",
  links: "অন্য সাইটের লিংকগুলো দেখা যায়নি।",
  tidying: "পুরোনো জিনিস গোছানো যায়নি। আবার চেষ্টা হবে।",
  counts: "পাঠকের সংখ্যা লিখে রাখা যায়নি। আবার চেষ্টা হবে।",
  moved: "সরানো ঠিকানাগুলো পড়া যায়নি।",
  storing: "ডেটা ফোল্ডারে কোনো সমস্যা: কী, তা লগে লেখা আছে।",
  other: "কিছু একটা ব্যর্থ হয়েছে: কী, তা লগে লেখা আছে।",
} as const satisfies Record<SystemMistake["what"], string>;
export const mistakeLine = "{moment}: {what}";
export const mistakeTimes = {
  one: "চালু হওয়ার পর {count} বার।",
  other: "চালু হওয়ার পর {count} বার।",
} as const;
export const logSaysMore = "প্রতিটির বিস্তারিত সার্ভারের লগে আছে।";

export const facts = "এই সাইট সম্পর্কে";
export const version = "সংস্করণ";
export const runningSince = "কবে থেকে চলছে";
export const figures = "হোস্টের জন্য পরিসংখ্যান";
export const figuresOn = "চালু, /metrics ঠিকানায়";
export const figuresOff = "বন্ধ। METRICS_TOKEN দিলে /metrics চালু হয়।";
