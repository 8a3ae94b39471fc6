export const nameOfAgency = "আপনার প্রতিষ্ঠানের নাম";
export const nameOfAgencyText = "আর ফুটারের লেখা";
export const contactFacts = "ফোন নম্বর, ঠিকানা ও সময়";
export const contactFactsText = "সব পাতায় একসঙ্গে বদলায়";
export const markAndColour = "আপনার লোগো ও রং";
export const markAndColourText = "ব্রাউজারের ট্যাবেও";
export const noticeAtTop = "ওপরের নোটিশ";
export const noticeAtTopText = "আপনার নিজের কথা, বা কিছুই নয়";
export const privacyPolicy = "গোপনীয়তা নীতি";
export const readItOnceAnd = "একবার পড়ুন, নিজেদের মতো করে নিন";
export const firstPackage = "আপনার প্রথম প্যাকেজ";
export const firstPackageText = "ওমরাহ, হজ, ট্যুর বা ভিসা";
export const mail = "মেইল";
export const mailText = "যাতে বাইরে থাকলেও জিজ্ঞাসা আপনার কাছে পৌঁছায়";
export const firstDay = "আপনার প্রথম দিন";
export const done = "হয়েছে";
export const hideThisListOn = "এই ডিভাইসে তালিকাটি লুকান";
export const fillIn = "“{label}” পূরণ করুন।";
export const fillInOfSlide = "{number} নম্বর স্লাইডের “{label}” পূরণ করুন।";
export const homeUpdated = "হোম আপডেট হয়েছে!";
export const homeNotUpdated = "হোম আপডেট করা যায়নি।";
export const errorOccurred = "একটি সমস্যা হয়েছে।";
export const homePage = "হোম পাতা";
export const homeText =
  "মানুষ সবার আগে যে লেখা ও ছবি দেখেন, তা এখানে বদলান। “হোম আপডেট করুন” চাপার আগে সাইটে কিছুই বদলায় না।";
export const homePreview = "হোম পাতাটি যেমন দেখাবে";
export const partsOfHome = "হোম পাতার অংশ";
export const updateHome = "হোম আপডেট করুন";
export const demoNotRemoved = "কিছুই মোছা হয়নি। {message}";
export const demoRemoved = "নমুনা লেখা মুছে ফেলা হয়েছে।";
export const removeDemo = "নমুনা লেখা মুছে ফেলুন";
export const askToRemoveDemo = "নমুনা লেখা মুছে ফেলবেন?";
export const keepIt = "থাক";
export const remove = "মুছে ফেলুন";
export const demoPeople = "“আমাদের কথা” ও “আমাদের যাচাই করুন” পাতা থেকে কাল্পনিক মানুষেরা সরে যাবেন।";
export const demoPagesStay = "পাতা ও প্যাকেজ থাকবে, আপনি নতুন করে লিখবেন।";
export const dragSlide = "টেনে অন্য জায়গায় নিন";
export const noHeadline = "এখনো শিরোনাম নেই";
export const moveSlideUp = "{number} নম্বর স্লাইড ওপরে নিন";
export const moveSlideDown = "{number} নম্বর স্লাইড নিচে নিন";
export const addSlide = "স্লাইড যোগ করুন";
export const inExampleWords = "এখানে মানুষ এখনো নমুনার লেখা পড়েন। নিজের কথা লিখুন:";
export const pagesInExampleWords = {
  one: "{count}টি পাতায় এখনো নমুনার লেখা আছে",
  other: "{count}টি পাতায় এখনো নমুনার লেখা আছে",
} as const;
export const stepsDone = "{all}টির মধ্যে {done}টি হয়েছে";
export const demoPosts = {
  one: "কেউ বদলাননি এমন {count}টি লেখা ট্র্যাশ থেকে ৩০ দিন ফিরিয়ে আনা যাবে।",
  other: "কেউ বদলাননি এমন {count}টি লেখা ট্র্যাশ থেকে ৩০ দিন ফিরিয়ে আনা যাবে।",
} as const;
export const demoEntries = {
  one: "যাত্রা, ভিসা, কাগজ ও লাইসেন্স মিলিয়ে {count}টিও একইভাবে ফিরিয়ে আনা যাবে।",
  other: "যাত্রা, ভিসা, কাগজ ও লাইসেন্স মিলিয়ে {count}টিও একইভাবে ফিরিয়ে আনা যাবে।",
} as const;
export const demoEnquiries = {
  one: "কাল্পনিক মানুষের {count}টি নমুনা জিজ্ঞাসা চিরতরে মুছে যাবে।",
  other: "কাল্পনিক মানুষের {count}টি নমুনা জিজ্ঞাসা চিরতরে মুছে যাবে।",
} as const;
export const slide = "স্লাইড {number}";
export const removeSlide = "{number} নম্বর স্লাইড বাদ দিন";
export const peopleWait = {
  one: "{count} জন প্রথম উত্তরের অপেক্ষায়",
  other: "{count} জন প্রথম উত্তরের অপেক্ষায়",
} as const;
export const allWaiting = "সব {count}টি";
export const slideField = "স্লাইড {number}: {label}";
export const partField = "{part}: {label}";
export const parts = {
  marquee: "খবরের লাইন",
  slides: "স্লাইড",
  introduction: "পরিচিতি",
  blog: "ব্লগের শিরোনাম",
  contact: "যোগাযোগ",
} as const;
