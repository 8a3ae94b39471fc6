export const mail = "মেইল";
export const noMailKept = "এই জিজ্ঞাসা নিয়ে কোনো মেইল রাখা নেই।";
export const readAllMail = "মেইলগুলো পড়ুন, কীভাবে মেইল চালু করতে হয় দেখুন";
export const toAgency = "জিজ্ঞাসা, আপনাদের কাছে";
export const toVisitor = "প্রাপ্তি সংবাদ, যিনি লিখেছেন তাঁকে";
export const invitation = "আমন্ত্রণ, কর্মীকে";
export const newPassword = "নতুন পাসওয়ার্ড, কর্মীকে";
export const newDevice = "নতুন ডিভাইস, কর্মীকে";
export const secondFactor = "দ্বিতীয় ধাপের যাচাই, কর্মীকে";
export const emailChanged = "ঠিকানা বদল, কর্মীকে";
export const check = "মেইলের পরীক্ষা, কর্মীকে";
export const backupFailed = "ব্যাকআপ না হওয়ার খবর, কর্মীকে";
export const monday = "যা দেখা দরকার, কর্মীকে";
export const sendsNow = "মেইলটি এখনই আবার পাঠানো হচ্ছে।";
export const agencyAddress = "প্রতিষ্ঠানের নিজের ঠিকানা";
export const sendAgainTo = "আবার পাঠান: {kind}, {to}";
export const sending = "পাঠানো হচ্ছে";
export const sendAgain = "আবার পাঠান";
export const sentAt = "পাঠানো হয়েছে: {at}";
export const sent = "পাঠানো হয়েছে";
export const readIt = "পড়ুন";
export const openTheEnquiry = "জিজ্ঞাসাটি খুলুন";
export const mailSetUp = "মেইল চালু আছে। যা পৌঁছায় না, তা দশবার পর্যন্ত আবার পাঠানো হয়।";
export const mailNotSetUp = "মেইল চালু করা হয়নি";
export const noServerSet = "কোনো মেইল যায় না: মেইল সার্ভার ঠিক করা নেই।";
export const howToSetUp =
  "যিনি সাইট চালান, তিনি সাইটের এনভায়রনমেন্ট ভ্যারিয়েবলে এই দুটি লিখে সাইটটি আবার চালু করবেন:";
export const sentOnceSet = "তখন অপেক্ষায় থাকা মেইলগুলো চলে যাবে।";
export const mailCounts = "অপেক্ষায় {waiting}টি, যায়নি {failed}টি, গত ৩০ দিনে পাঠানো হয়েছে {sent}টি।";
export const noMailYet = "এখনো কোনো মেইল নেই";
export const noMailText = "প্রথম জিজ্ঞাসার সঙ্গেই প্রথম মেইল আসবে।";
export const showOlderMail = "পুরোনো মেইল দেখান";
export const theMailCouldNot = "মেইলগুলো লোড করা যায়নি";
export const theAgency = "প্রতিষ্ঠান";
export const lastTry = "শেষ চেষ্টা: {error}";
export const nothingIsLost = "কিছুই হারায় না। মেইল এখানে থাকে, পড়তেও পারেন, আর প্রতিটি জিজ্ঞাসা তালিকাতেই থাকে।";
export const notTriedYet = "লেখা: {at}। এখনো পাঠানোর চেষ্টা হয়নি।";
/** Only an answer of the mail server counts as a try. */
export const tried = {
  none: "লেখা: {at}। এখনো যায়নি।",
  some: {
    one: "লেখা: {at}। চেষ্টা হয়েছে {count} বার।",
    other: "লেখা: {at}। চেষ্টা হয়েছে {count} বার।",
  },
} as const;
export const givenUp = {
  none: "লেখা: {at}। নিজে থেকে আর চেষ্টা হবে না।",
  some: {
    one: "লেখা: {at}। চেষ্টা হয়েছে {count} বার। নিজে থেকে আর চেষ্টা হবে না।",
    other: "লেখা: {at}। চেষ্টা হয়েছে {count} বার। নিজে থেকে আর চেষ্টা হবে না।",
  },
} as const;
export const triedAgain = {
  none: "লেখা: {at}। এখনো যায়নি। পরের চেষ্টা: {next}।",
  some: {
    one: "লেখা: {at}। চেষ্টা হয়েছে {count} বার। পরের চেষ্টা: {next}।",
    other: "লেখা: {at}। চেষ্টা হয়েছে {count} বার। পরের চেষ্টা: {next}।",
  },
} as const;
