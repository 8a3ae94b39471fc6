export const heading = "তারিখ ও দাম";
export const lead =
  "দাম জনপ্রতি, লিখিত থাকে। হিজরি তারিখ হিসাব করা; চাঁদ দেখা অনুযায়ী এক দিন আগে-পরে হতে পারে।";
export const leadTours = "দাম জনপ্রতি, লিখিত থাকে।";
export const perPerson = "জনপ্রতি, রুম ভাগ করে";
export const direct = "সরাসরি";
export const oneStop = "মাঝে এক বিরতি, {city}";
export const route = "{from} থেকে {to}";
export const validUntil = "এই দাম {day} পর্যন্ত";
export const ended = "এই দামের মেয়াদ {day} তারিখে শেষ হয়েছে";
export const endedText = "জিজ্ঞেস করুন, আমরা ফোন করে আজকের দাম লিখিত জানাব।";
export const noPrice = "দাম জানতে জিজ্ঞেস করুন";
export const askCurrent = "এখনকার দাম জেনে নিন";
export const askDates = "এই তারিখের জন্য কথা বলুন";
export const taken = "সব সিট শেষ";
export const takenText = "কেউ বাতিল করলে তালিকা ধরে ফোন করি।";
export const waitingList = "অপেক্ষমাণ তালিকায় নাম দিন";
export const askUs = "জিজ্ঞেস করুন";
export const calendar = "ক্যালেন্ডারে রাখুন";
export const seatsAsOn = "সিটের হিসাব: {moment}। আমাদের রসিদ হাতে পেলে তবেই সিট আপনার।";
export const onFoot = {
  one: "{place} হেঁটে {count} মিনিট",
  other: "{place} হেঁটে {count} মিনিট",
} as const;
export const hotelIn = "{city}: {hotel}";
/** What a phone shows on demand. */
export const moreWithChildren = "হোটেল, শিশুদের দাম";
export const more = "হোটেল ও আরও তথ্য";
export const seats = { open: "সিট আছে", few: "অল্প সিট বাকি", full: "সিট নেই" } as const;
export const prices = {
  quad: "এক রুমে চারজন",
  triple: "এক রুমে তিনজন",
  double: "এক রুমে দুজন",
  single: "একজনের রুম",
  child: "শিশু ২ থেকে ১১ বছর, আলাদা বিছানা ছাড়া",
  infant: "২ বছরের কম শিশু",
} as const;
export const nights = { one: "{count} রাত", other: "{count} রাত" } as const;
/** What a link says to who does not see what it stands in. */
export const of = "{text}: {days}";
/** Links that leave some of the dates away. */
export const filters = "কোন তারিখ";
export const allDates = "সব তারিখ";
export const shows = { seats: "সিট আছে", direct: "সরাসরি ফ্লাইট", ramadan: "রমজানে" } as const;
export const months = "মাস ধরে";
export const soonest = "সবচেয়ে কাছের";
/** Of many, where months lead to the others. */
export const elsewhere = {
  one: "আরও {count}টি তারিখ নিজের মাসে আছে।",
  other: "আরও {count}টি তারিখ নিজের নিজের মাসে আছে।",
} as const;
export const fromPrice = "{price} থেকে";
export const compare = "তুলনা";
export const compareUpTo = "তিনটি পর্যন্ত তারিখ বেছে নিন";
export const compareDates = "তারিখ মিলিয়ে দেখুন";
/** Above the dates: what else stands below. */
export const onThisPage = "এই পাতায়";
export const coming = {
  one: "{count}টি যাত্রা, {days}",
  other: "{count}টি যাত্রা, {days}",
} as const;
/** When all have left. */
export const noneLeft = "নতুন তারিখ ঠিক করা হচ্ছে";
export const noneLeftText = "কোন মাসে যেতে চান জানান, তারিখ ঠিক হলেই আমরা ফোন করব।";
