export const bar = "অ্যাডমিন";
export const name = "নাম";
export const email = "ইমেইল";
export const password = "পাসওয়ার্ড";
export const signIn = "সাইন ইন";
export const signingIn = "সাইন ইন হচ্ছে";
export const register = "নিবন্ধন করুন";
export const registering = "নিবন্ধন হচ্ছে";
export const newToTeam = "দলে নতুন এসেছেন?";
export const registered = "আগেই নিবন্ধন করেছেন?";
export const forgot = "পাসওয়ার্ড ভুলে গেছেন?";
export const byPasskey = "পাসকি ব্যবহার করুন";
export const noPasskeyUsed =
  "কোনো পাসকি ব্যবহার হয়নি। এই ওয়েবসাইটের আগের ঠিকানায় বানানো পাসকি এখানে কাজ করে না। আবার চেষ্টা করুন, বা পাসওয়ার্ড দিয়ে সাইন ইন করুন।";
export const passkeysElsewhere =
  "এই ওয়েবসাইটের পাসকি শুধু {host} ঠিকানায় কাজ করে। সেখানে সাইন ইন করুন, বা পাসওয়ার্ড দিয়ে করুন।";
export const codeTitle = "অ্যাপের কোড";
export const codeText = "পাসওয়ার্ড ঠিক আছে। এই ওয়েবসাইটের জন্য আপনার অ্যাপে দেখানো ছয় অঙ্কের কোডটি লিখুন।";
export const code = "কোড";
export const recoveryText = "কাগজে রাখা রিকভারি কোডগুলোর একটি লিখুন। প্রতিটি একবারই কাজ করে।";
export const recoveryCode = "রিকভারি কোড";
export const useRecovery = "ফোন আমার কাছে নেই";
export const useApp = "ফোন আমার কাছে আছে";
export const noCodes =
  "কোডও নেই? যিনি সার্ভার চালান, তিনি সেখানে দ্বিতীয় ধাপের যাচাই বন্ধ করতে পারেন: npm run admin -- second-factor-off EMAIL";
export const notYou = "আপনি নন, বা দেরি হচ্ছে?";
export const startAgain = "আবার শুরু করুন";
export const typeCode = "আগে কোডটি লিখুন।";
export const codeOver = "ইমেইল ও পাসওয়ার্ড আবার লিখুন: বেশি সময় লেগেছে, বা অনেকবার ভুল কোড দেওয়া হয়েছে।";
export const passwordSet = "আপনার নতুন পাসওয়ার্ড সেভ হয়েছে। এটি দিয়ে সাইন ইন করুন।";
export const lookAtEmail = "আপনার ইমেইল দেখুন";
export const linkOnItsWay =
  "এই ঠিকানায় কারও নিবন্ধন থাকলে একটি লিংক যাচ্ছে। লিংকটি এক ঘণ্টা চলবে, আগে পাঠানো লিংকগুলোও তাই।";
export const nothingCame = "কিছু আসেনি?";
export const tryAgain = "আবার চেষ্টা করুন";
export const weSendLink = "নতুন পাসওয়ার্ড দেওয়ার জন্য আপনাকে একটি লিংক পাঠাব।";
export const sendLink = "লিংক পাঠান";
export const sending = "পাঠানো হচ্ছে";
export const remembered = "মনে পড়েছে?";
export const choosePassword = "নতুন পাসওয়ার্ড দিন";
export const newPasswordText = "অন্তত ৮টি অক্ষর, সংখ্যা বা চিহ্ন। বাকি সব জায়গা থেকে আপনার লগআউট হয়ে যাবে।";
export const setPassword = "পাসওয়ার্ড সেভ করুন";
export const setting = "সেভ হচ্ছে";
export const rememberedOld = "পুরোনোটি মনে পড়েছে?";
export const linkDead = "লিংকটি আর চলে না";
export const linkDeadText = "এটি আগে ব্যবহার হয়েছে, বা এক ঘণ্টার বেশি পুরোনো।";
export const lockedOut = "এখনো ঢুকতে পারছেন না?";
export const newLink = "নতুন লিংক নিন";
export const logout = "লগআউট";
export const loggingOut = "লগআউট হচ্ছে";
export const sessionEnds = "এই ডিভাইসে আপনার সেশন শেষ হবে।";
export const removeDrafts = "এখানে লেখা, সেভ না করা সবকিছু মুছে ফেলুন";
export const stillSignedIn = "আপনি এখনো সাইন ইন আছেন। {message}";

export const owner = "যিনি প্রথম নিবন্ধন করবেন, সাইটটি তাঁর। অন্তত ৮টি অক্ষর, সংখ্যা বা চিহ্নের পাসওয়ার্ড দিন।";
export const invited =
  "এই ওয়েবসাইট দেখাশোনার জন্য আপনাকে আমন্ত্রণ জানানো হয়েছে। অন্তত ৮টি অক্ষর, সংখ্যা বা চিহ্নের পাসওয়ার্ড দিন।";
export const notInvited =
  "নিবন্ধনের জন্য আমন্ত্রণ লাগবে: একটি লিংক, যা ৭ দিনের মধ্যে একবার চলে। একাধিক থাকলে শেষেরটি চলে। দলের কারও কাছে নতুন লিংক চেয়ে নিন।";
export const noMail =
  "এই ওয়েবসাইট এখনো মেইল পাঠায় না। যিনি সার্ভার চালান, তিনি সেখানে নতুন পাসওয়ার্ড দিতে পারেন: npm run admin -- reset-password EMAIL";
