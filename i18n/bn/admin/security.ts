export const security = "নিরাপত্তা";
export const forYourAccount = "আপনার অ্যাকাউন্টের জন্য, {name}।";
export const secondFactor = "দ্বিতীয় ধাপের যাচাই";
export const on = "চালু";
export const off = "বন্ধ";
export const codeFromApp = "অ্যাপের কোড";
export const isAsked = "পাসওয়ার্ডের পরে চাওয়া হয়";
export const whatItIs = "কেউ পাসওয়ার্ড জেনে গেলেও সাইন ইন করতে পারবে না";
export const setUp = "চালু করুন";
export const setUpAgain = "নতুন করে চালু করুন";
export const turnOff = "বন্ধ করুন";
export const recoveryCodes = "রিকভারি কোড";
export const makeNew = "নতুন কোড নিন";
export const setUpTitle = "অ্যাপের কোড চালু করুন";
export const setUpText =
  "ফোনে কোডের একটি অ্যাপ লাগবে, যেমন Aegis, Google Authenticator বা ফোনের নিজের পাসওয়ার্ড অ্যাপ। আগে আপনার পাসওয়ার্ড দিন।";
export const setUpAgainText = "নতুনটি নিশ্চিত না হওয়া পর্যন্ত আগের অ্যাপই চলবে। আগে আপনার পাসওয়ার্ড দিন।";
export const goOn = "এগিয়ে যান";
export const notNow = "এখন নয়";
export const checking = "যাচাই হচ্ছে";
export const renewTitle = "নতুন রিকভারি কোড নেবেন?";
export const renewText = "আগের কোডগুলো আর কাজ করবে না।";
export const endTitle = "দ্বিতীয় ধাপের যাচাই বন্ধ করবেন?";
export const endText = "এরপর শুধু পাসওয়ার্ড দিয়েই আপনার অ্যাকাউন্ট খুলবে। রিকভারি কোড আর কাজ করবে না।";
export const scanTitle = "আপনার অ্যাপ দিয়ে এটি স্ক্যান করুন";
export const scanText = "তারপর অ্যাপে দেখানো ছয় অঙ্কের কোডটি লিখুন।";
export const qrCode = "ফোনের ক্যামেরার জন্য কোড";
export const openInApp = "এই ফোনের অ্যাপে খুলুন";
export const orType = "অথবা অ্যাপে এটি লিখুন:";
export const codeOfApp = "অ্যাপের কোড";
export const typeTheCode = "অ্যাপে দেখানো ছয় অঙ্কের কোডটি লিখুন।";
export const turnOn = "চালু করুন";
export const codesTitle = "আপনার রিকভারি কোড";
export const codesText =
  "প্রতিটি দিয়ে ফোন ছাড়াই একবার সাইন ইন করা যায়। শুধু এখনই দেখানো হচ্ছে, আর কখনো নয়: ছাপিয়ে নিন বা লিখে রাখুন, ফোনে রাখবেন না।";
export const copy = "কপি করুন";
export const notCopied = "ব্রাউজার কপি করেনি। ছাপিয়ে নিন, অথবা লিখে রাখুন।";
export const print = "ছাপান";
export const haveKept = "রেখে দিয়েছি";
export const codesLeaveTitle = "কোডগুলো রেখেছেন?";
export const codesLeaveText =
  "এগুলো আর দেখানো হবে না। এগুলো আর ফোন দুটোই না থাকলে শুধু যিনি সার্ভার চালান, তিনিই আপনাকে ঢুকতে দিতে পারবেন।";
export const showCodesAgain = "আবার দেখান";
export const codesCopied = "কপি হয়েছে। এমন জায়গায় রাখুন যেখানে শুধু আপনি দেখেন।";
export const whereYouAre = "যেখানে যেখানে সাইন ইন আছেন";
export const signOutOthers = "বাকি সব জায়গা থেকে লগআউট";
export const signOutDevice = "লগআউট করুন: {device}";
export const signOutOthersTitle = "এখানে ছাড়া সব জায়গা থেকে লগআউট করবেন?";
export const signOutOthersText = "সেখানে আবার সাইন ইন করতে হবে। যা লেখা হয়েছে তা সেই ডিভাইসেই থাকবে।";
export const stay = "থাক";
export const othersSignedOut = "এখানে ছাড়া সব জায়গা থেকে লগআউট হয়েছে।";
export const now = "এখন";
export const newDevice = "নতুন ডিভাইস";
export const standOn = "পাসওয়ার্ড ও একটি কোড";
export const standOff = "শুধু পাসওয়ার্ড";
export const passkeys = "পাসকি";
export const unableHere =
  "এই ব্রাউজার এখানে পাসকি বানায় না। এর জন্য https:// দিয়ে শুরু হওয়া ঠিকানা আর গত কয়েক বছরের ব্রাউজার লাগে।";
export const addPasskey = "পাসকি যোগ করুন";
export const whatPasskeysAre =
  "আঙুলের ছাপ, মুখ বা স্ক্রিন লক দিয়ে সাইন ইন করুন। মনে রাখার কিছু নেই, কাউকে বলে ফেলারও কিছু নেই।";
export const addText = "এরপর এই ডিভাইস আঙুলের ছাপ, মুখ বা স্ক্রিন লক চাইবে। আগে আপনার পাসওয়ার্ড দিন।";
export const notMade =
  "পাসকি তৈরি হয়নি: কেউ নিশ্চিত করেননি, বা এই ডিভাইসে এই ওয়েবসাইটের পাসকি আগে থেকেই আছে।";
export const passkeyAdded = "পাসকি যোগ হয়েছে। পরের বার এটি দিয়ে সাইন ইন করতে পারবেন।";
export const sinceDay = "{day} থেকে";
export const rename = "নাম বদলান";
export const renameNamed = "নাম বদলান: {name}";
export const remove = "সরান";
export const removeNamed = "সরান: {name}";
export const removeTitle = "{name} পাসকিটি সরাবেন?";
export const removeText = "এটি আর কাজ করবে না। পাসওয়ার্ড থাকবে।";
export const passkeyRemoved = "{name} পাসকিটি সরানো হয়েছে: এটি আর কাজ করবে না।";
export const noNameHere =
  "পাসকির জন্য নামওয়ালা ঠিকানা লাগে, যেমন https://www.example.com। এই ঠিকানা শুধু সংখ্যার।";
export const belongElsewhere = "পাসকি {host}-এর জন্য। যোগ করতে সেখানে সাইন ইন করুন।";
export const madeElsewhere =
  "{host}-এর জন্য বানানো: এখানে কাজ করে না। নতুন একটি যোগ করুন, তারপর এটি সরিয়ে দিন।";
export const noneLeft = "{all}টির একটিও বাকি নেই। নতুন কোড নিন";
export const codesLeft = {
  one: "{all}টির মধ্যে {count}টি বাকি। কাগজে রাখুন, এই ফোনে নয়",
  other: "{all}টির মধ্যে {count}টি বাকি। কাগজে রাখুন, এই ফোনে নয়",
} as const;
export const forEverybody = "সবার জন্য";
export const dutyOff = "যিনি চান, তিনি চালু করেন";
export const dutyOffText =
  "সব কর্মীর জন্য এটি বাধ্যতামূলক করতে পারেন। তখন অ্যাপের কোড চালু করতে সবাই সাত দিন পাবেন; এর পরও যাঁর থাকবে না, তিনি চালু না করা পর্যন্ত কিছু করতে পারবেন না।";
export const dutyFrom = "{moment} থেকে সব কর্মীর লাগবে";
export const dutySince = "{moment} থেকে সব কর্মীর লাগে";
export const nobodyLacks = "সবার আছে।";
export const lackOne = "এখনো নেই: {names}।";
export const askEverybody = "সবার জন্য বাধ্যতামূলক করুন";
export const askNobody = "আর বাধ্যতামূলক নয়";
export const askEverybodyTitle = "সব কর্মীর জন্য দ্বিতীয় ধাপের যাচাই বাধ্যতামূলক করবেন?";
export const askEverybodyText =
  "তাঁরা সাত দিন পাবেন, মেইলে জানানো হবে। আপনার জন্যও এটি খাটবে। আগে আপনার পাসওয়ার্ড দিন।";
export const askNobodyTitle = "আর কারও জন্য বাধ্যতামূলক রাখবেন না?";
export const askNobodyText = "যাঁর আছে, তাঁর থাকবে। আগে আপনার পাসওয়ার্ড দিন।";
export const youNeedOne = "{moment} থেকে এখানে আপনার দ্বিতীয় ধাপের যাচাই লাগবে: অ্যাপের কোড।";
export const youNeedOneNow =
  "এখন সব কর্মীর দ্বিতীয় ধাপের যাচাই লাগে। অ্যাপের কোড চালু করুন; এরপর সবকিছু আবার খুলবে।";
export const setOneUp = "চালু করুন";
