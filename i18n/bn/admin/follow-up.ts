export const owner = "দায়িত্বে";
export const ownerIs = "দায়িত্বে: {name}";
export const noOwner = "কেউ দায়িত্বে নেই";
export const wasOwner = "{name}, এখন আর কর্মী নন";
export const followUp = "খোঁজ নেওয়ার দিন";
export const today = "আজ";
export const tomorrow = "আগামীকাল";
export const inThreeDays = "৩ দিন পর";
export const inAWeek = "এক সপ্তাহ পর";
export const noDate = "তারিখ নেই";
export const daysOver = {
  one: "{count} দিন পেরিয়ে গেছে",
  other: "{count} দিন পেরিয়ে গেছে",
} as const;
export const dueHeading = "পেরিয়ে যাওয়া ও আজকের, {count}";
export const othersHeading = "অন্যগুলো, {count}";
export const mineAndOpen = "আমার, খোলা";
export const savedOwner = "সেভ হয়েছে: দায়িত্বে {name}।";
export const savedNoOwner = "সেভ হয়েছে: কেউ দায়িত্বে নেই।";
export const savedDay = "সেভ হয়েছে: খোঁজ নেওয়ার দিন {day}।";
export const savedNoDay = "সেভ হয়েছে: খোঁজ নেওয়ার কোনো দিন নেই।";
export const notSaved = "কিছুই সেভ হয়নি। {message}";
export const overtaken = "এর মধ্যে অন্য কেউ এটি বদলেছেন, তাঁর বাছাই দেখা যাচ্ছে। ঠিক না হলে আবার বেছে নিন।";
export const gaveTo = "{who} দায়িত্ব দিয়েছেন: {name}";
export const tookOwner = "{who} এটি কারও দায়িত্বে রাখেননি";
export const setDay = "{who} খোঁজ নেওয়ার দিন দিয়েছেন: {day}";
export const tookDay = "{who} খোঁজ নেওয়ার দিন তুলে দিয়েছেন";
export const openedInWhatsApp = "{who} হোয়াটসঅ্যাপে খুলেছেন: “{title}”";
export const openedInMail = "{who} মেইলে খুলেছেন: “{title}”";
export const mergedThis = "{who} {reference} এটির সঙ্গে মিলিয়েছেন";
export const partedThis = "{who} {reference} আবার আলাদা করেছেন";
export const toldThat = "{who} জানিয়েছেন: {name}";
export const notToldThat = "{who} “জানানো হয়েছে” চিহ্ন তুলে নিয়েছেন: {name}";
export const waitedFor = { seat: "সিট খালি আছে", price: "দাম জানা গেছে" } as const;
export const cameFromDeparture = "যে যাত্রা থেকে";
export const departureGone = "যে যাত্রা মুছে ফেলা হয়েছে";
export const cameFromVisa = "যে ভিসা থেকে";
export const askedByPhone = "এই নম্বর থেকে আগেও জিজ্ঞাসা এসেছে";
export const askedByEmail = "এই ইমেইল থেকে আগেও জিজ্ঞাসা এসেছে";
export const askedByBoth = "এই নম্বর বা ইমেইল থেকে আগেও জিজ্ঞাসা এসেছে";
export const seeIt = "দেখুন";
export const seeOther = "{reference} দেখুন";
export const mergeTwo = "দুটি মেলান …";
export const mergeWith = "{reference} এটির সঙ্গে মেলান …";
export const askToMerge = "দুটি মেলাবেন?";
export const mergeText =
  "{other} তালিকা থেকে সরে {reference}-এর মধ্যে থাকবে: এর বার্তা, নোট ও মেইল সেখানেই পড়া যাবে, আর মোছা হলে একসঙ্গেই মুছবে। ৩০ দিনের মধ্যে আবার আলাদা করা যায়।";
export const merge = "মেলান";
export const leaveApart = "আলাদাই থাক";
export const mergedNow = "মেলানো হয়েছে: {reference} এখন এর মধ্যে।";
export const undoMerge = "আবার আলাদা করুন";
export const undoMergeOf = "{reference} আবার আলাদা করুন";
export const partedNow = "{reference} আবার আলাদা।";
export const mergedIntoThis = "এর সঙ্গে মেলানো";
export const standsIn = "এটি {reference}-এর মধ্যে আছে";
export const standsInText = "এটি মেলানো হয়েছে। বার্তা, নোট ও মেইল সেখানেই পড়া যায়।";
export const openIt = "{reference} খুলুন";
export const goesAlong = {
  one: "যে {count}টি এর সঙ্গে মেলানো, সেগুলোও মুছে যাবে।",
  other: "যে {count}টি এর সঙ্গে মেলানো, সেগুলোও মুছে যাবে।",
} as const;
export const cameIn = {
  one: "এইমাত্র {count}টি নতুন জিজ্ঞাসা এসেছে।",
  other: "এইমাত্র {count}টি নতুন জিজ্ঞাসা এসেছে।",
} as const;
export const showNew = "দেখান";
export const titleCount = "({count}) {title}";
