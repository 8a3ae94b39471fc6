import type { BackupStep, BackupWork, KeptAs } from "#contracts/backups.ts";

export const backups = "ব্যাকআপ";
export const backupsText =
  "সবকিছুর একটি কপি, প্রতি রাতে নিজে থেকেই নেওয়া হয় এবং ফিরিয়ে এনে পরীক্ষা করা হয়।";
export const backupsNotLoaded = "ব্যাকআপগুলো আনা যায়নি";
export const makeNow = "এখনই একটি নিন";
export const restoreFile = "ফাইল থেকে ফেরান …";

/** One sentence on top. */
export const last = {
  well: "শেষ ব্যাকআপ: {moment}, পরীক্ষা করা, অক্ষত",
  failed: "সর্বশেষ ব্যাকআপটি সম্পন্ন হয়নি: {fault}",
  none: "এখনো কোনো ব্যাকআপ নেওয়া হয়নি",
} as const;
export const compared =
  "খালি জায়গায় ফিরিয়ে এনে মেলানো হয়েছে: {posts}, {pictures}, {enquiries}, সব একই।";
export const makeFirst = "এখনই একটি নিন: নেওয়ার সময়ও সাইট চলতে থাকে।";
export const lastWhole = "শেষ অক্ষত ব্যাকআপ: {moment}।";
export const noneWhole = "এখনো একটিও অক্ষত ব্যাকআপ নেই।";
export const nextOne = "পরেরটি {moment}।";
export const noNextOne = "নিজে থেকে কোনোটি নেওয়া হয় না: সেটি বন্ধ আছে।";
export const posts = { one: "{count}টি লেখা", other: "{count}টি লেখা" } as const;
export const pictures = { one: "{count}টি ছবি", other: "{count}টি ছবি" } as const;
export const enquiries = { one: "{count}টি জিজ্ঞাসা", other: "{count}টি জিজ্ঞাসা" } as const;

export const kept = "রাখা আছে";
export const keptSum = {
  one: "{count}টি ব্যাকআপ, {size}",
  other: "{count}টি ব্যাকআপ, {size}",
} as const;
export const nothingKept = "প্রথমটি এখানে দেখা যাবে।";
export const keptAs = {
  night: "প্রতি রাতের",
  hand: "বোতাম চেপে নেওয়া",
  upgrade: "নতুন সংস্করণের আগে",
  restore: "আরেকটি ফেরানোর আগে",
  import: "অন্য সাইট থেকে আনার আগে",
  brought: "ফাইল হিসেবে আনা",
  week: "সপ্তাহের জন্য রাখা",
  month: "মাসের জন্য রাখা",
  ahead: "কোনো ঘড়ি ভুল ছিল: এর সময় এখনো আসেনি",
} as const satisfies Record<KeptAs, string>;
export const isLocked = "তালাবদ্ধ";
export const hasSecrets = "সাইন ইন ও সাইটের গোপন সংকেতসহ";
export const inBucketToo = "S3 বাকেটেও আছে";
export const notInBucket = "এখনো S3 বাকেটে নেই: {fault}";
export const lastUnsent = "এটি এখনো S3 বাকেটে নেই: {fault}। প্রতি ঘণ্টায় আবার চেষ্টা করা হয়।";
export const inBucketAlone = "শুধু S3 বাকেটে আছে";
export const elsewhere = "অন্য সার্ভারে আছে";
export const triedAndWhole = "পরীক্ষা করা, অক্ষত";
export const isWhole = "অক্ষত";
export const notLookedInto = "ভেতরে দেখা হয়নি";
export const didNotFinish = "শেষ হয়নি: {fault}";
export const seeWhy = "কেন দেখুন";
export const seeWhyOf = "কেন দেখুন: {moment}";
export const whyTitle = "শেষ হয়নি: {moment}";
export const close = "বন্ধ করুন";
export const download = "নামান: {moment}";
export const downloadText =
  "এতে সাইটের গোপন সংকেত ও কে কে সাইন ইন আছেন, তা থাকতে পারে: আপনার পাসওয়ার্ড লিখুন।";
export const downloadGo = "নামান";
export const putBackNamed = "ফেরান: {moment} …";
export const removeNamed = "মুছুন: {moment} …";
export const removeTitle = "এই ব্যাকআপ মুছবেন?";
export const removeText = "{moment}, {size}। এটি আর ফিরে পাওয়া যাবে না; বাকি সব থাকবে।";
export const removeFailedText = "{moment}। এতে কিছু নেই; বাকি সব থাকবে।";
export const keepIt = "রেখে দিন";
export const remove = "মুছুন";
export const isRemoved = "ব্যাকআপটি মুছে ফেলা হয়েছে।";

export const everyNight = "প্রতি রাতে নিজে থেকে";
export const nightSwitch = "প্রতি রাতে একটি ব্যাকআপ";
export const nightAt = "সময়";
export const nightZone = "{place} সময়";
export const save = "সেভ করুন";
export const saving = "সেভ হচ্ছে";
export const nightSaved = "সেভ হয়েছে।";
export const typeTime = "একটি সময় লিখুন।";
export const keptFor = "কত দিন থাকে";
export const keptForText = "৭ রাত, ৪ সপ্তাহ, ১২ মাস। বোতাম চেপে বা কোনো কাজের আগে নেওয়া ব্যাকআপ: ৩০ দিন।";
export const where = "কোথায়";
export const hereOnly =
  "এই সার্ভারে। আরেক জায়গায়ও রাখলে ডিস্ক নষ্ট হলেও ব্যাকআপ বাঁচে: হোস্টের কাছে একটি S3 বাকেট চেয়ে নিন।";
export const hereAndBucket = "এই সার্ভারে ও S3 বাকেটে।";
export const leftOut = "আপনি না চাইলে সাইন ইন ও সাইটের গোপন সংকেত বাদ থাকে।";

export const lock = "চাবি দিয়ে তালা";
export const lockHint = "চাবি ছাড়া কেউ ব্যাকআপ খুলতে পারে না, আপনিও না।";
export const lockNow = "চাবি দিয়ে তালা দিন …";
export const lockedFor = "ব্যাকআপগুলো তালাবদ্ধ। শুধু আপনার রাখা চাবিতে খোলে; তার প্রকাশ্য অংশ {recipient}।";
export const newKey = "নতুন চাবি তৈরি করুন …";
export const unlock = "আর তালা নয় …";
export const lockTitle = "ব্যাকআপে চাবি দিয়ে তালা দিন";
export const lockText =
  "এখন থেকে প্রতিটি ব্যাকআপ তালাবদ্ধ হবে। চাবি একবারই দেখানো হয়; সার্ভার তা রাখে না। চাবি ছাড়া কেউ খুলতে পারে না, আপনিও না।";
export const newKeyText = "এখন থেকে নতুন চাবিতে ব্যাকআপ খুলবে। আগেরগুলোর জন্য পুরোনো চাবি লাগবে: দুটিই রাখুন।";
export const lockGo = "চাবি তৈরি করুন";
export const unlockTitle = "ব্যাকআপে আর তালা নয়";
export const unlockText =
  "এখন থেকে যার কাছে ফাইল আছে সে তা পড়তে পারবে। তালাবদ্ধগুলো তেমনই থাকে: সেগুলোর চাবি রাখুন।";
export const unlockGo = "আর তালা নয়";
export const notNow = "এখন নয়";
export const checking = "দেখা হচ্ছে";
export const keyTitle = "চাবিটি রেখে দিন";
export const keyText =
  "এখন থেকে প্রতিটি ব্যাকআপ এতে খোলে, আর এটি এই একবারই দেখানো হচ্ছে। এটি ছাড়া কেউ খুলতে পারে না, আপনিও না: কাগজে লিখে এই সার্ভার থেকে দূরে রাখুন।";
export const theKey = "চাবি";
export const haveKept = "রেখেছি";
export const keyCopied = "কপি হয়েছে। এমন জায়গায় রাখুন যেখানে শুধু আপনিই পড়েন।";
export const keyLeaveTitle = "চাবিটি রেখেছেন?";
export const keyLeaveText = "এটি আর দেখানো হবে না। এটি ছাড়া এখনকার পরের ব্যাকআপ কেউ খুলতে পারবে না।";
export const showKeyAgain = "আবার দেখান";

export const makeTitle = "এখনই একটি ব্যাকআপ নিন";
export const makeText =
  "লেখা, ছবি, সেটিংস ও আগের সংস্করণ একটি ফাইলে যায়; সাইট চলতে থাকে। তারপর ফিরিয়ে এনে পরীক্ষা করা হয়।";
export const withSecrets = "সাইন ইন ও সাইটের গোপন সংকেতও নিন";
export const withSecretsHint =
  "অন্য সার্ভারে যাওয়ার জন্য। যার কাছে ফাইল আছে সে সাইন ইন থাকা যে কারও হয়ে কাজ করতে পারে।";
export const make = "নিন";
export const beginning = "শুরু হচ্ছে";
export const isMade = "ব্যাকআপ নেওয়া ও পরীক্ষা করা হয়েছে, অক্ষত আছে।";
export const nothingDone = "কিছুই করা হয়নি। {message}";

export const working = {
  backup: "একটি ব্যাকআপ নেওয়া হচ্ছে",
  restore: "একটি ব্যাকআপ ফেরানো হচ্ছে",
} as const satisfies Record<BackupWork["what"], string>;
export const workingText = {
  backup: "নিজে থেকেই চলতে থাকে; সাইটও চলে।",
  restore: "আগে আজকের একটি ব্যাকআপ নেওয়া হয়। শেষে সাইট কয়েক সেকেন্ড বন্ধ থাকে; এই পাতা খোলা রাখুন।",
} as const satisfies Record<BackupWork["what"], string>;
export const steps = {
  database: "ডেটাবেজ গোছানো হচ্ছে",
  pictures: "ছবি গোছানো হচ্ছে",
  trying: "ফিরিয়ে এনে পরীক্ষা করা হচ্ছে",
  locking: "তালা দেওয়া হচ্ছে",
  sending: "S3 বাকেটে পাঠানো হচ্ছে",
  fetching: "S3 বাকেট থেকে আনা হচ্ছে",
  opening: "যা ফেরানো হবে তা খুলে পরীক্ষা করা হচ্ছে",
  exchanging: "সাইট বদলানো হচ্ছে",
} as const satisfies Record<BackupStep, string>;
export const percent = "{percent}%";
export const awayText = "সাইট এই মুহূর্তে সাড়া দিচ্ছে না: প্রতি সেকেন্ডে আবার চেষ্টা হচ্ছে।";
export const inPlaceTitle = "ব্যাকআপ বসানো হয়েছে; আবার সাইন ইন করুন";
export const inPlaceText =
  "সবাই আবার সাইন ইন করবেন: তখন ও আজ দুই সময়েই যাঁরা কর্মী তাঁরা আজকের মতো, বাকি সবাই ব্যাকআপে যেমন ছিলেন তেমন।";
export const endedTitle = "আবার সাইন ইন করুন";
export const endedText = "আপনার সেশন শেষ হয়েছে। সাইন ইন করলে ফল দেখবেন।";
export const signIn = "সাইন ইন";

export const isInPlace = "{since} থেকে এই সময়ের ব্যাকআপ বসানো আছে: {moment}";
export const factorsOff =
  "{names}: অ্যাপের কোড এখন বন্ধ, কারণ তা অন্য সার্ভারে চালু করা হয়েছিল। প্রত্যেকে সেটিংসের “নিরাপত্তা” পাতায় আবার চালু করবেন।";
export const notPutBack = "কিছুই ফেরানো হয়নি: {fault}।";
export const siteAsBefore = "সাইট আগের মতোই আছে।";
export const unclearEnd = "ব্যাকআপ ফেরানোর মাঝখানে সার্ভার বন্ধ হয়ে গেছে, সেটি বসেছে কি না জানা নেই।";
export const brokenOffAt = "শুরু হয়েছিল: {moment}।";
export const notMade = "একটি ব্যাকআপ নেওয়া হয়নি: {fault}";

export const putBackTitle = "ফেরান: {moment}";
export const putBackText = "হয় পুরো সাইট বদলাবে, নয়তো কিছুই বদলাবে না।";
export const whatIsIn = "এতে কী আছে, আর এখানে কী আছে";
export const inBackup = "ব্যাকআপে";
export const hereNow = "এখন এখানে";
export const countNames = {
  posts: "লেখা",
  pictures: "ছবি",
  enquiries: "জিজ্ঞাসা",
  users: "কর্মী",
} as const;
export const inItUnknown = "খোলা হলে দেখা যাবে";
export const happens = {
  first: "আগে আজকের একটি ব্যাকআপ নেওয়া হয়।",
  replaced: "তারপর যা এসেছে তা আর সাইটে থাকবে না; আজকের ব্যাকআপে থাকবে।",
  signIn:
    "সবাই আবার সাইন ইন করবেন: তখন ও আজ দুই সময়েই যাঁরা কর্মী তাঁরা আজকের মতো, বাকি সবাই তখনকার পাসওয়ার্ড ও পাসকি দিয়ে।",
  owner: "মালিক আপনিই থাকবেন। অন্য সাইটের ব্যাকআপে সেই সাইটের মালিক আসেন।",
  staff: "তারপর যাঁদের বাদ দেওয়া হয়েছে, তাঁরা আবার কর্মীদের মধ্যে থাকবেন: আবার বাদ দিন।",
  joined: "তারপর যাঁরা যোগ দিয়েছেন, তাঁরা আর কর্মীদের মধ্যে থাকবেন না: আবার আমন্ত্রণ পাঠান।",
  links: "তখনকার আমন্ত্রণ ও শেয়ার করা প্রিভিউয়ের লিংক আর কাজ করবে না: যেগুলো এখনও দরকার, সেগুলো আবার তৈরি করুন।",
  factors: "অন্য সার্ভারে চালু করা অ্যাপের কোড এরপর বন্ধ থাকে: কার কার, তা দেখানো হবে।",
} as const;
export const typeName = "প্রতিষ্ঠানের নাম লিখুন: {name}";
export const keyField = "যে চাবিতে খোলে";
export const keyHint = "ব্যাকআপে তালা দেওয়ার সময় দেখানো হয়েছিল।";
export const nameWanted = "প্রতিষ্ঠানের নাম ওপরে যেমন আছে, তেমনই লিখুন।";
export const passwordWanted = "আপনার পাসওয়ার্ড দিন।";
export const keyWanted = "চাবিটি দিন।";
export const putBack = "ফেরান";

export const bringing = "{name} আনা হচ্ছে: {percent}%";
export const lookingThrough = "{name} শেষ পর্যন্ত পরীক্ষা করা হচ্ছে";
export const stop = "থামান";
export const stopped = "থামানো হয়েছে। এর কিছুই রাখা হয়নি।";
export const isBrought = "ফাইলটি এসেছে। ফেরানোর আগে এতে কী আছে দেখুন।";
export const notBrought = "আনা হয়নি। {message}";
