export const language = "ভাষা";
/** Of what is in another language than its page. */
export const inEnglish = "ইংরেজিতে";
export const notTranslated = {
  title: "এই পাতাটি এখনো বাংলায় হয়নি",
  text: "নিচে ইংরেজিতে দেখাচ্ছি। বাংলায় জানতে চাইলে ফোন করুন, আমরা বুঝিয়ে বলব।",
  call: "ফোন করুন",
  others: "বাংলায় যা আছে",
} as const;
export const skip = "মূল লেখায় যান";
export const main = "প্রধান মেনু";
export const brandHome = "{brand}, হোম";
export const packages = "প্যাকেজ";
export const packageLines = {
  umrah: "দশ বা চৌদ্দ দিন, সারা বছর",
  hajj: "নিবন্ধন থেকে ফেরা পর্যন্ত, গাইডসহ",
  tours: "শুধু আপনার পরিবারের ছুটি",
} as const;
export const menu = "মেনু";
export const close = "বন্ধ করুন";
export const admin = "অ্যাডমিন";
export const adminArea = "অ্যাডমিন অংশ";
export const getStarted = "শুরু করুন";
export const notice = "নোটিশ";
export const contactQuickly = "দ্রুত যোগাযোগ";
export const call = "ফোন";
export const callNumber = "{number} নম্বরে ফোন করুন";
export const whatsApp = "হোয়াটসঅ্যাপ";
export const footer = {
  explore: "ঘুরে দেখুন",
  visas: "ভিসা",
  legal: "নীতিমালা",
  terms: "সেবার শর্ত",
} as const;
export const newTab = "{name} (নতুন ট্যাবে খুলবে)";
export const theme = "হালকা বা গাঢ় থিম";
export const notLoaded = "পাতাটি লোড করা যায়নি";
export const tryAgain = "আবার চেষ্টা করুন";
export const stillTrying = "এখনো চেষ্টা চলছে। ইন্টারনেট সংযোগ দেখে নিন।";
export const contents = "সূচি";
export const notWritten = {
  title: "পাতাটি এখনো লেখা হয়নি",
  text: "আমাদের জিজ্ঞেস করুন: মানুষই উত্তর দেবেন।",
} as const;
export const contactUs = "যোগাযোগ করুন";
export const fault = {
  title: "অপ্রত্যাশিত একটি সমস্যা হয়েছে!",
  text: "অন্য পাতায় আপনার লেখা কিছুই হারায়নি। পাতাটি আবার লোড করুন, বা শুরুতে ফিরে যান।",
  unknown: "অজানা সমস্যা",
} as const;
export const goBackHome = "হোমে ফিরে যান";
