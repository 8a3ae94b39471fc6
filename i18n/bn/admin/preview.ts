export const movingLine = "খবরের লাইন";
export const slideNumber = "স্লাইড {number}";
export const introduction = "পরিচিতি";
export const blogHeading = "ব্লগের শিরোনাম";
export const contact = "যোগাযোগ";
export const pagePreview = "পাতাটি যেমন দেখাবে";
export const preview = "প্রিভিউ";
export const postPreview = "লেখাটি যেমন দেখাবে";
export const livePreview = "লাইভ প্রিভিউ";
export const editedPart = "সম্পাদনা চলছে: {label}";
export const notShown = "যেভাবে লেখা হচ্ছে তা এখন দেখানো যাচ্ছে না। ফর্মে সব যেমন আছে তেমনই থাকছে।";
export const previewSize = "প্রিভিউর মাপ";
export const phone = "মোবাইল";
export const computer = "কম্পিউটার";
export const howItWillLook = "যেমন দেখাবে";
export const sampleHeading = "পরিবার নিয়ে ওমরাহ";
export const sampleText = "টাকা দেওয়ার আগেই দাম পাবেন লিখিত।";
export const getStarted = "শুরু করুন";
export const readMore = "আরও পড়ুন";
/** Of a package page. */
export const packageParts = {
  banner: "ব্যানার",
  descriptionAndServices: "বর্ণনা ও সেবা",
  details: "বিস্তারিত",
  ending: "শেষ অংশ",
} as const;
export const sharePreviewDots = "প্রিভিউ শেয়ার করুন …";
export const forSomebody = "অ্যাকাউন্ট নেই এমন কারও জন্য";
export const sharePreview = "প্রিভিউ শেয়ার করুন";
export const shareText =
  "ঠিকানাটি যাঁর কাছে থাকবে, তিনি আসল পাতায় বদলগুলো দেখবেন, দেখার মুহূর্তে যেমন আছে তেমন। প্রকাশিত কিছুই বদলাবে না।";
export const makingAddress = "ঠিকানা তৈরি হচ্ছে";
export const address = "ঠিকানা";
export const copy = "কপি করুন";
export const addressCopied = "ঠিকানা কপি হয়েছে।";
export const addressNotCopied = "ঠিকানাটি কপি করা যায়নি। সিলেক্ট করে নিজে কপি করুন।";
export const worksUntil = "৭ দিন চলবে, {moment} পর্যন্ত, বা বদলগুলো প্রকাশ না হওয়া পর্যন্ত।";
export const sharedBefore =
  "{name} এই বদলগুলো আগেই শেয়ার করেছেন। ঠিকানাটি চলবে {moment} পর্যন্ত। নিরাপত্তার জন্য তা একবারই দেখানো হয়েছে; নতুন ঠিকানা নিলে পুরোনোটি আর চলবে না।";
export const makeNewAddress = "নতুন ঠিকানা নিন";
export const withdrawIt = "ফিরিয়ে নিন";
export const withdrawn = "ফিরিয়ে নেওয়া হয়েছে। ঠিকানাটিতে আর কিছু দেখা যাবে না।";
export const sendOnWhatsApp = "হোয়াটসঅ্যাপে পাঠান";
export const nothingToShare = "শেয়ার করার কিছু নেই: এখানে সবই প্রকাশিত।";
export const noTab = "ব্রাউজার নতুন ট্যাব খোলেনি। এই সাইটের জন্য অনুমতি দিয়ে আবার চাপুন।";
/** Of the list of papers: which visitor. */
export const whoLooks = "কে দেখছেন";
export const workedAbroad = "বিদেশে কাজ করেছেন";
