export const goodMorning = "শুভ সকাল, {name}";
export const goodAfternoon = "শুভ অপরাহ্ণ, {name}";
export const goodEvening = "শুভ সন্ধ্যা, {name}";
export const dateAndPlace = "{date}, {place} সময়";
export const needsAttention = "নজর দেওয়া দরকার";
export const since = "{moment} থেকে";
export const nothingNeedsYou = "এখন আপনার কিছু করার নেই।";
export const nextPublication = "{title} প্রকাশ হবে {moment}।";
export const goesPublicNext = "এরপর প্রকাশ হবে";
export const nothingPlanned = "কোনো কিছু প্রকাশের সময় ঠিক করা নেই।";
export const actions = {
  "price-ended": "দাম দিন",
  "price-ends": "দাম দিন",
  "departure-leaves": "দেখুন",
  "review-due": "যাচাই করুন",
  "licence-ends": "দেখুন",
  "can-be-told": "জানান",
  "no-answer": "উত্তর দিন",
  "follow-up-over": "খোঁজ নিন",
  "not-published": "দেখুন",
  "link-broken": "লিংকটি দেখুন",
  "translation-older": "অনুবাদ করুন",
  "picture-undescribed": "বর্ণনা লিখুন",
  "mail-stuck": "মেইল দেখুন",
  "backup-failed": "কেন দেখুন",
  "backup-unsent": "কেন দেখুন",
  "backup-old": "অবস্থা দেখুন",
} as const;
export const seeAll = "সব দেখুন";
export const onlyThis = "শুধু এটি: {title}।";
export const showEverything = "সব দেখান";
export const noneLeft = "এ রকম আর কিছু বাকি নেই।";
export const actionOn = "{action}: {title}";
export const putOff = "পরে দেখব …";
export const putOffTitle = "পরে দেখব: {title}";
export const putOffUntil = "কবে পর্যন্ত তুলে রাখবেন?";
export const tomorrow = "আগামীকাল";
export const inAWeek = "এক সপ্তাহ পরে";
export const firstOfMonth = "আগামী মাসের ১ তারিখ";
export const anotherDay = "একটি তারিখ …";
export const day = "দিন";
export const putOffNow = "পরের জন্য রাখুন";
export const isPutOff = "{day} পর্যন্ত তুলে রাখা হলো।";
export const notPutOff = "কিছুই পরের জন্য রাখা হয়নি। {message}";
export const manyPutOff = "{count}টি পরের জন্য রাখা";
export const putOffHeading = "পরের জন্য রাখা";
export const showAgain = "আবার দেখান";
export const showAgainTitle = "আবার দেখান: {title}";
export const nextPriceEnds = "এরপর একটি দামের মেয়াদ শেষ হবে {day}।";
export const followUpToday = "আজ খোঁজ নিন";
export const nobodyToFollowUp = "আজ কাউকে ফোন করার কথা নেই।";
export const allFollowUps = "সব {count}টি দেখুন";
export const lastBackup = "শেষ ব্যাকআপ: {moment}, আবার পড়ে দেখা হয়েছে, অক্ষত";
export const noBackup = "এখনো ব্যাকআপ নেওয়া হয়নি";
export const backupFailed = "সর্বশেষ ব্যাকআপটি সম্পন্ন হয়নি";
export const backupUnsent = "সর্বশেষ ব্যাকআপটি S3 বাকেটে নেই";
export const mailGoesOut = "মেইল যাচ্ছে।";
export const mailIsStuck = {
  one: "{count}টি মেইল যাচ্ছে না।",
  other: "{count}টি মেইল যাচ্ছে না।",
} as const;
export const mailIsOff = "মেইল চালু করা হয়নি।";
export const diskLeft = "ডিস্কে {size} খালি আছে।";
export const house = "সাইটের অবস্থা";
export const noDay = "আগে একটি দিন বেছে নিন।";
export const offUntil = "{day} পর্যন্ত";
export const notNow = "এখন নয়";
export const mondayMail = "প্রতি সোমবার এই তালিকা মেইলে পাঠান";
export const mondayIsOn = "প্রতি সোমবার ৮টায় এই তালিকা মেইলে পাবেন।";
export const mondayIsOff = "সোমবারে আর মেইল পাবেন না।";
