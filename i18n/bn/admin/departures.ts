export const departures = "যাত্রা";
export const text = "তারিখ পেরিয়ে গেলে যাত্রা নিজে থেকেই সাইট থেকে সরে যায়। দাম একজনের জন্য।";
export const create = "যাত্রা যোগ করুন";
export const edit = "যাত্রা";
export const editText = "একটি প্যাকেজের একটি যাত্রা, নির্দিষ্ট তারিখে।";
export const none = "এখানে কোনো যাত্রা নেই";
export const noneText = "একটি যোগ করুন, বা স্প্রেডশিট থেকে পুরো মৌসুম পেস্ট করুন।";
export const past = "চলে গেছে";
export const which = "কোন যাত্রাগুলো";
export const packages = { umrah: "ওমরাহ", hajj: "হজ", tours: "ট্যুর" } as const;
export const tableOf = "যাত্রা: {which}";
export const earlier = "আগেরগুলো";
export const later = "পরেরগুলো";
export const pageOf = "{pages} পাতার {page} নম্বর";

export const outAndBack = "যাওয়া ও ফেরা";
export const noDays = "এখনো তারিখ নেই";
export const nights = "রাত";
export const flightAndHotel = "ফ্লাইট, হোটেল";
export const flight = "{airline}, {how}";
export const byWay = "{city} হয়ে";
export const seats = "সিট";
export const prices = {
  quad: "চারজন",
  triple: "তিনজন",
  double: "দুজন",
  single: "একা",
  child: "শিশু",
  infant: "কোলের শিশু",
} as const;
export const askUs = "জিজ্ঞেস করুন";
export const validUntil = "দামের মেয়াদ";
export const noEnd = "শেষ নেই";
export const ended = "শেষ";
export const holds = { one: "{count} দিন", other: "{count} দিন" } as const;
export const lastDay = "আজই শেষ দিন";
export const states = {
  changes: "বদল এখনো প্রকাশ হয়নি",
  draft: "খসড়া",
  scheduled: "সময় ঠিক করা আছে",
} as const;

export const choose = "{days} বাছুন";
export const chooseAll = "এই পাতার সব বাছুন";
export const chosenOnes = "বাছাই করা যাত্রা";
export const chosen = {
  one: "{count}টি যাত্রা বাছা হয়েছে",
  other: "{count}টি যাত্রা বাছা হয়েছে",
} as const;
export const chooseNone = "একটিও নয়";
export const more = "আরও";
export const moreFor = "{days}: আরও";
export const edits = "সম্পাদনা";
export const view = "সাইটে দেখুন";
export const deletes = "মুছুন";

export const waitingOnes = {
  one: "{count}টি যাত্রার বদল এখনো প্রকাশ হয়নি।",
  other: "{count}টি যাত্রার বদল এখনো প্রকাশ হয়নি।",
} as const;
export const waitingOnesHeading = "যে বদল এখনো প্রকাশ হয়নি";
export const publish = { one: "{count}টি প্রকাশ করুন", other: "{count}টি প্রকাশ করুন" } as const;
export const published = {
  one: "{count}টি যাত্রা এখন যেমন, তেমনই প্রকাশিত।",
  other: "{count}টি যাত্রা এখন যেমন, তেমনই প্রকাশিত।",
} as const;
export const notPublished = "কিছুই প্রকাশ করা হয়নি। আগে এটি ঠিক করুন:";
export const throwAway = "বাদ দিন";
export const throwAwayTitle = {
  one: "{count}টি যাত্রার বদলগুলো বাদ দেবেন?",
  other: "{count}টি যাত্রার বদলগুলো বাদ দেবেন?",
} as const;
export const throwAwayText =
  "যা প্রকাশিত তা যেমন আছে তেমনই থাকবে। বদলগুলো প্রতিটি যাত্রার আগের সংস্করণে থাকবে; যে খসড়া কখনো প্রকাশিত হয়নি তা মুছে যাবে, ৩০ দিন রাখা থাকবে।";
export const keepThem = "রেখে দিন";
export const thrownAway = "বদলগুলো বাদ দেওয়া হয়েছে।";
export const notDone = "কিছুই বদলায়নি। {message}";
export const notAsTheyWere =
  "এর মধ্যে অন্য কেউ এগুলোর কোনোটি বদলেছেন, প্রকাশ করেছেন বা মুছেছেন। এখন যা আছে তালিকায় দেখা যাচ্ছে: দেখে নিয়ে আবার চাপুন।";
export const departure = "যাত্রা";
export const mostAtOnce = "একবারে এতগুলোই প্রকাশ করা যায়।";
export const moreDrafts = {
  one: "এগুলো প্রকাশ হলে পরের {count}টি খসড়া আসবে।",
  other: "এগুলো প্রকাশ হলে পরের {count}টি খসড়া আসবে।",
} as const;
