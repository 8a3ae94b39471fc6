export const toldWhenText = "সিট খালি হলে বা দাম জানা গেলে যাঁরা জানতে চেয়েছেন; যিনি আগে এসেছেন, তিনি আগে।";
export const nobody = "কেউ অপেক্ষায় নেই";
export const nobodyText = "ভরে যাওয়া বা দাম না থাকা যাত্রায় দর্শনার্থীরা জানতে চাইতে পারেন। তখন তাঁদের নাম এখানে থাকে।";
export const nobodyHere = "এই যাত্রার জন্য কেউ অপেক্ষায় নেই।";
export const showAll = "সব যাত্রা দেখুন";
export const fromPlace = "{place} থেকে";
export const deleted = "যে যাত্রা মুছে ফেলা হয়েছে";
export const deletedText = "যাঁরা এর অপেক্ষায়, তাঁরা এখানেই আছেন। তাঁদের জানান, বা অন্য তারিখ দিন।";
export const priceEnded = "দামের মেয়াদ শেষ";
export const noPrice = "দাম নেই";
export const hasLeft = "রওনা হয়ে গেছে";
export const openDeparture = "যাত্রাটি খুলুন";
export const waits = { seat: "সিটের অপেক্ষায়", price: "দামের অপেক্ষায়" } as const;
export const since = "{day} থেকে";
export const whatsAppTo = "{name}-কে হোয়াটসঅ্যাপ";
export const mailTo = "{name}-কে মেইল";
export const markTold = "জানানো হয়েছে";
export const markToldName = "{name}-কে জানানো হয়েছে বলে চিহ্ন দিন";
export const toldOn = "{day} জানিয়েছেন {by}";
export const waitsAgain = "ফিরিয়ে নিন";
export const waitsAgainName = "ফিরিয়ে নিন: {name} আবার অপেক্ষায়";
export const toldNow = "{name}-কে জানানো হয়েছে বলে লেখা হলো।";
export const waitsNow = "{name} আবার জানার অপেক্ষায়।";
export const textToOpen = "হোয়াটসঅ্যাপ ও মেইলের লেখা";
export const greeting = "শুধু সম্ভাষণ";
export const opensForYou = "প্রত্যেকের নিজের ভাষায় লেখাটি পূরণ হয়ে খোলে। নিজে থেকে কিছুই পাঠানো হয় না।";
export const whoWaits = "কারা জানার অপেক্ষায়";
export const waitToBeTold = {
  one: "{count} জন জানার অপেক্ষায়",
  other: "{count} জন জানার অপেক্ষায়",
} as const;
export const canBeTold = {
  one: "{count} জন যার অপেক্ষায় ছিলেন, তা এখন আছে। তাঁকে জানান।",
  other: "{count} জন যার অপেক্ষায় ছিলেন, তা এখন আছে। তাঁদের জানান।",
} as const;
export const showThem = "তাঁদের দেখুন";
export const earlier = "আগের";
export const later = "পরের";
