export const title = "তারিখ মিলিয়ে দেখুন";
export const back = {
  umrah: "ওমরাহর সব তারিখ",
  hajj: "হজের সব তারিখ",
  tours: "ট্যুরের সব তারিখ",
} as const;
/** By how many there are. */
export const headings = { 1: "একটি তারিখ", 2: "পাশাপাশি দুটি তারিখ", 3: "পাশাপাশি তিনটি তারিখ" } as const;
export const lead = "দাম জনপ্রতি, লিখিত থাকে।";
export const leadTaka = "দাম জনপ্রতি, টাকায়, লিখিত থাকে।";
export const onlyDiffers = "শুধু যেখানে পার্থক্য";
export const print = "ছাপান";
export const send = "হোয়াটসঅ্যাপে পাঠান";
export const remove = "বাদ দিন";
export const removeDays = "{days} বাদ দিন";
export const groups = {
  dates: "তারিখ",
  flight: "ফ্লাইট",
  hotel: "হোটেল",
  price: "একজনের দাম",
  included: "দামের মধ্যে কী আছে",
} as const;
export const rows = {
  seats: "সিট",
  hijri: "হিজরি, হিসাব করা",
  airline: "এয়ারলাইনস",
  wayThere: "যাওয়ার পথ",
  wayBack: "ফেরার পথ",
  priceUntil: "দামের মেয়াদ",
  notes: "মন্তব্য",
  ask: "এই তারিখের জন্য কথা বলুন",
} as const;
export const nightsIn = "রাত, {city}";
export const inCity = "হোটেল, {city}";
export const directTo = "সরাসরি {city}";
export const direct = "সরাসরি";
export const stopIn = "এক বিরতি, {city}";
export const fromTo = "{from} থেকে {to}";
export const wait = "অপেক্ষা {hours} ঘণ্টা {minutes} মিনিট";
export const fromCity = "{city} থেকে";
export const onFoot = {
  one: "{place} হেঁটে {count} মিনিট",
  other: "{place} হেঁটে {count} মিনিট",
} as const;
export const stars = { one: "{count} তারকা", other: "{count} তারকা" } as const;
export const metres = "{metres} মিটার";
/** In a cell: of what nobody is told. */
export const ask = "জানুন";
export const askDays = "{days} তারিখের জন্য কথা বলুন";
export const unknown = "জিজ্ঞেস করুন";
export const none = "নেই";
/** By how many there are; the lines follow. */
export const same = { 2: "দুটিতেই এক: {lines}", 3: "তিনটিতেই এক: {lines}" } as const;
export const nothingDiffers = "কিছুই আলাদা নয়।";
export const sameLines = {
  one: "দামের মধ্যে কী আছে তার {count}টি লাইন",
  other: "দামের মধ্যে কী আছে তার {count}টি লাইন",
} as const;
export const allLines = "দামের মধ্যে কী আছে তার সব লাইন";
export const showAll = "সব লাইন দেখুন";
export const seen = "দেখা হয়েছে {moment}। এই পাতার ঠিকানায় আপনার বাছাই থেকে যায়: পরিবারকে পাঠিয়ে দিন।";
export const left = "একটি তারিখ চলে গেছে। বাকিগুলো দেখাচ্ছি।";
export const tooMany = "পাশাপাশি সর্বোচ্চ তিনটি তারিখ দেখানো যায়। প্রথম তিনটি দেখাচ্ছি।";
/** What was asked for is not there, or no more. */
export const noneLeft = "এই তারিখগুলো চলে গেছে, কিংবা কখনো ছিল না। সামনের তারিখগুলো প্যাকেজের পাতায় আছে।";
export const noDates = "প্যাকেজের পাতায় দুটি বা তিনটি তারিখ বেছে নিন, এখানে সেগুলো পাশাপাশি দেখা যাবে।";
export const add = "আরেকটি তারিখ";
export const addIt = "যোগ করুন";
export const notLoaded = "তুলনাটি লোড করা যায়নি";
