export const signedOutDevice = "লগআউট হয়েছে: {device}।";
export const nothingHasChanged = "কিছুই বদলায়নি। {message}";
export const whereSignedIn = "{name} যেখানে যেখানে সাইন ইন আছেন";
export const devicesText = "লগআউট করলে সেখানে আবার সাইন ইন করতে হবে। যা লেখা হয়েছিল, তা ডিভাইসেই থাকে।";
export const signedInNowhere = "এই মুহূর্তে কোথাও নয়।";
export const thisDevice = "এই ডিভাইস";
export const signOutDevice = "লগআউট করুন: {device}";
export const signOut = "লগআউট করুন";
export const discard = "বাদ দিন";
export const keptForYou = "আপনার লেখা এই ডিভাইসে শুধু আপনার জন্য রাখা আছে, ফিরে এলে আবার পাবেন।";
export const notKept = "আপনার লেখা এই ডিভাইস রাখছে না, জায়গা ভরা বা বন্ধ: চলে গেলে লেখা হারিয়ে যাবে।";
export const savedByNow = "আপনি যা লিখেছেন, তা এর মধ্যে সেভ হয়ে গেছে।";
export const lostByLeaving = "চলে গেলে আপনার লেখা হারিয়ে যাবে।";
export const visitorsWillNotSee = "দর্শনার্থীরা আপনার বদল দেখবেন না।";
export const leaveTitle = "সেভ না করেই যাবেন?";
export const stayHere = "এখানে থাকুন";
export const leave = "চলে যান";
export const signInTitle = "আবার সাইন ইন করুন";
export const signInText = "আপনার সেশন শেষ হয়ে গেছে। আপনার লেখা কিছুই হারায়নি: সাইন ইন করলেই সেভ হবে।";
export const email = "ইমেইল";
export const signingIn = "সাইন ইন হচ্ছে";
export const signInAndSave = "সাইন ইন করে সেভ করুন";
export const somebodyElseTitle = "এখন {name} সাইন ইন আছেন";
export const somebodyElseText =
  "পাতাটি খুলেছিলেন {name}। তিনি যা লিখে সেভ করেননি, তা এই ডিভাইসে শুধু তাঁর জন্য রাখা আছে।";
export const somebodyElseUnkept =
  "পাতাটি খুলেছিলেন {name}। তিনি যা লিখে সেভ করেননি, তার কিছুই এই ডিভাইসে রাখা নেই।";
export const notKeptHere = "আপনার লেখা এই ডিভাইস রাখছে না: জায়গা ভরা বা বন্ধ। যাওয়ার আগে সেভ করুন।";
export const signedInDates = "সাইন ইন {since}, শেষ দেখা গেছে {seen}";
export const draftOffer = "আপনার কিছু লেখা সেভ হয়নি ({time})। তা এই ডিভাইসে রাখা আছে।";
export const newerSaved =
  "এরপর নতুন কিছু সেভ হয়েছে: ফিরিয়ে আনলে আপনি যেসব ঘরে লিখেছেন, সেখানে আপনার লেখা বসবে।";
export const restoreTyped = "লেখা ফিরিয়ে আনুন ({time})";
export const goOnAs = "{name} হিসেবে এগিয়ে যান";
export const mayBeDone =
  "কোনো উত্তর আসেনি, তাই কাজটি হয়ে গিয়েও থাকতে পারে। আবার করার আগে পাতাটি নতুন করে খুলে দেখুন।";
