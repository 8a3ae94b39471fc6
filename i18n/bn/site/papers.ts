export const titleOf = "{visa}: কী কী কাগজ লাগবে";
export const description = "কোন কোন কাগজ চাওয়া হয়, কোথায় পাবেন, খরচ কত আর কত সময় লাগে।";
export const which = "কী কী কাগজ লাগবে?";
export const start = "শুরু করুন";
export const startLead =
  "কয়েকটি প্রশ্ন, এক মিনিট। নাম বা ফোন নম্বর লাগে না। শেষে একটি তালিকা পাবেন, যেটিতে টিক দেওয়া, ছাপানো বা বাড়িতে পাঠানো যায়।";
export const startReviewed = "প্রতিটি তালিকায় লেখা থাকে কে কবে যাচাই করেছেন।";
export const orCountry = "অথবা সরাসরি একটি দেশ খুলুন";
export const reviewedShort = "যাচাই {day}";
export const anotherCountry = "অন্য দেশ";
export const whichCountry = "কোন দেশে যেতে চান?";
export const whichCountryWhy = "প্রতিটি দেশ আলাদা কাগজ চায়।";
export const questionOf = "প্রশ্ন {number}, মোট {all}টি";
export const back = "পেছনে";
export const unsure = "এখনো জানি না";
export const unsureHint = "সব ক্ষেত্রের তালিকা দেখাই";
export const abroad = "আগে কি বিদেশে কাজ করেছেন?";
export const abroadWhy = "আগের ভিসা ও চিঠিপত্র কাজে লাগতে পারে।";
export const abroadNo = "না, এবারই প্রথম";
export const abroadYes = "হ্যাঁ, করেছি";
export const changeAnswer = "উত্তর বদলান";
export const ready = "{all}টির মধ্যে {done}টি তৈরি";
export const onDevice = "আপনার টিকচিহ্ন শুধু এই ফোনেই থাকে। আমরা দেখতে পাই না।";
export const notKept = "এই ব্রাউজার কিছু মনে রাখে না: পাতা ছাড়লে টিকচিহ্ন থাকবে না।";
export const onPaper = "তালিকাটি ছাপিয়ে কাগজে টিক দিন।";
export const newSince = "গতবারের পর নতুন";
export const clear = "আমার টিক মুছুন";
export const cleared = "এই ফোন থেকে আপনার টিক মুছে গেছে।";
export const send = "হোয়াটসঅ্যাপে পাঠান";
export const print = "ছাপান";
export const form = "কেমন";
export const valid = "মেয়াদ";
export const from = "কোথায় পাবেন";
export const officialSource = "এই কাগজের সরকারি পাতা";
export const oneOf = "এগুলোর যেকোনো একটি হলেই চলে";
export const ifYouHave = "থাকলে দেবেন";
export const answers = "আপনার উত্তর";
export const country = "দেশ";
export const change = "বদলান";
export const changeWhat = "বদলান: {what}";
export const costs = "খরচ কত";
export const government = "সরকারি ফি";
export const service = "আমাদের সার্ভিস চার্জ";
export const about = "প্রায় {amount}।";
export const together = "সব মিলিয়ে প্রায়";
export const askUs = "জিজ্ঞেস করুন";
export const ratesOf = "{day}-এর দর।";
export const howLong = "কত দিন লাগে";
export const longer = "যে কারণে দেরি হয়";
export const noTicket = "পাসপোর্টে ভিসা আসার আগে টিকিট কিনবেন না।";
export const reviewed = "{day} তারিখে যাচাই করেছেন {name}। পরের যাচাই {next}-এর মধ্যে।";
export const notReviewed = "{day}-এর পর এই তালিকা আর যাচাই করা হয়নি। ভরসা করার আগে আমাদের জিজ্ঞেস করুন।";
export const neverReviewed = "এই তালিকা এখনো কেউ যাচাই করেননি। ভরসা করার আগে আমাদের জিজ্ঞেস করুন।";
export const official = "সরকারি পাতা";
export const disclaimer =
  "আমরা বেসরকারি প্রতিষ্ঠান, কোনো সরকারের অংশ নই। সিদ্ধান্ত ভিসা অফিসের, তারা আরও কাগজ চাইতে পারে। ভিসার নিশ্চয়তা কেউ দিতে পারে না।";
export const ask = "এই তালিকা নিয়ে জিজ্ঞেস করুন";
export const changes = "এই তালিকায় যা বদলেছে";
export const noList = "{country}-এর যাচাই করা তালিকা এখনো আমাদের নেই";
export const noListAtAll = "কোন কাগজ লাগবে, আমাদের জিজ্ঞেস করুন";
export const noListLead = "আমরা আন্দাজে কিছু বলি না। কোথায় যেতে চান জানান: দূতাবাসে জেনে আপনাকে ফোন করব।";
export const countryField = "কোন দেশ";
export const askButton = "জিজ্ঞেস করুন";
export const readyLists = "যে তালিকাগুলো তৈরি আছে";
export const notLoaded = "তালিকাটি লোড করা যায়নি";
export const wanted = "{country}-এর কাগজপত্র জানতে চাই।";

/** Who has them. */
export const groups = {
  you: "আপনার কাছ থেকে",
  institution: "বিশ্ববিদ্যালয় থেকে",
  sponsor: "যিনি খরচ দেবেন তাঁর কাছ থেকে",
  employer: "নিয়োগকর্তার কাছ থেকে",
  "before-travel": "রওনা হওয়ার আগে",
} as const;

export const times = {
  "working-days": {
    range: { one: "{from} থেকে {count} কর্মদিবস", other: "{from} থেকে {count} কর্মদিবস" },
    exactly: { one: "{count} কর্মদিবস", other: "{count} কর্মদিবস" },
  },
  days: {
    range: { one: "{from} থেকে {count} দিন", other: "{from} থেকে {count} দিন" },
    exactly: { one: "{count} দিন", other: "{count} দিন" },
  },
  weeks: {
    range: { one: "{from} থেকে {count} সপ্তাহ", other: "{from} থেকে {count} সপ্তাহ" },
    exactly: { one: "{count} সপ্তাহ", other: "{count} সপ্তাহ" },
  },
  months: {
    range: { one: "{from} থেকে {count} মাস", other: "{from} থেকে {count} মাস" },
    exactly: { one: "{count} মাস", other: "{count} মাস" },
  },
} as const;

export const taka = "{amount} টাকা";
export const money = "{amount} {currency}";
