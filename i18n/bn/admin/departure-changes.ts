export const pricesBy = "দাম, % হিসেবে";
export const moveBy = "তারিখ সরান";
export const duplicate = "আরও তৈরি করুন";
export const setSeats = "সিট";
export const notNow = "এখন নয়";
export const notPublicHint = "পুরোনোগুলো আগের সংস্করণে থাকে। আপনি প্রকাশ করলে তবেই সবাই দেখবে।";
export const working = "একটু অপেক্ষা করুন";
export const savedSince =
  "আপনি খোলার পর অন্য কেউ {days} বদলেছেন। কিছুই বদলানো হয়নি; তালিকাটি এখন যেমন, তেমনই দেখানো হলো।";

export const allGone = "এগুলো আর নেই";
export const allGoneText =
  "আপনি যে যাত্রাগুলো বেছেছিলেন, অন্য কেউ সেগুলো মুছেছেন বা বাদ দিয়েছেন। কিছুই বদলানো হয়নি। এখন যা আছে তালিকায় দেখা যাচ্ছে: সেখান থেকে অন্যগুলো বাছুন।";
export const toTheList = "তালিকায় যান";

export const pricesTitle = {
  one: "{count}টি যাত্রার দাম বদলান",
  other: "{count}টি যাত্রার দাম বদলান",
} as const;
export const upOrDown = "বাড়বে না কমবে";
export const up = "বাড়বে";
export const down = "কমবে";
export const by = "কত শতাংশ";
export const badPercent = "০-র বেশি, বড়জোর {most} পর্যন্ত একটি সংখ্যা লিখুন, যেমন ৪.৫।";
export const roundTo = "কততে রাউন্ড হবে";
export const kinds = { rooms: "চারজন, তিনজন, দুজন ও একা", child: "শিশু", infant: "কোলের শিশু" };
export const whichPrices = "কোন দামগুলো";
export const noKind = "অন্তত এক ধরনের দাম বাছুন।";
export const noPriceChanges = "কোনো দাম বদলাবে না।";
export const pricesWill = {
  one: "{count}টি দাম বদলাবে",
  other: "{count}টি দাম বদলাবে",
} as const;
export const changePrices = {
  one: "{count}টি দাম বদলান",
  other: "{count}টি দাম বদলান",
} as const;
export const pricesKept = {
  one: "{count}টি দাম বদলানো হয়েছে। এখনো প্রকাশিত নয়।",
  other: "{count}টি দাম বদলানো হয়েছে। এখনো প্রকাশিত নয়।",
} as const;
export const before = "আগে:";
export const after = "পরে:";

export const daysTitle = {
  one: "{count}টি যাত্রার তারিখ সরান",
  other: "{count}টি যাত্রার তারিখ সরান",
} as const;
export const direction = "পরে না আগে";
export const forward = "পরে";
export const back = "আগে";
export const days = "দিন";
export const badDays = "১ থেকে {most} পর্যন্ত একটি পূর্ণ সংখ্যা লিখুন।";
export const daysWill = {
  one: "{count}টি যাত্রা সরবে",
  other: "{count}টি যাত্রা সরবে",
} as const;
export const clash = {
  one: "{day} তারিখে {count}টি যাত্রা",
  other: "{day} তারিখে {count}টি যাত্রা",
} as const;
export const moveThem = {
  one: "{count}টি যাত্রা সরান",
  other: "{count}টি যাত্রা সরান",
} as const;
export const moved = {
  one: "{count}টি যাত্রা সরানো হয়েছে। এখনো প্রকাশিত নয়।",
  other: "{count}টি যাত্রা সরানো হয়েছে। এখনো প্রকাশিত নয়।",
} as const;

export const duplicateTitle = {
  one: "{count}টি যাত্রা থেকে আরও তৈরি করুন",
  other: "{count}টি যাত্রা থেকে আরও তৈরি করুন",
} as const;
export const howMany = "প্রতিটির কয়টি";
export const everyDays = "কত দিন পরপর";
export const badCopies = "১ থেকে {most} পর্যন্ত একটি পূর্ণ সংখ্যা লিখুন।";
export const tooManyCopies = "একবারে বড়জোর {most}টি তৈরি করা যায়।";
export const copiesWill = {
  one: "{count}টি খসড়া তৈরি হবে",
  other: "{count}টি খসড়া তৈরি হবে",
} as const;
export const makeThem = {
  one: "{count}টি খসড়া তৈরি করুন",
  other: "{count}টি খসড়া তৈরি করুন",
} as const;
export const made = {
  one: "{count}টি খসড়া তৈরি হয়েছে। প্রকাশিত নয়।",
  other: "{count}টি খসড়া তৈরি হয়েছে। প্রকাশিত নয়।",
} as const;

export const seatsTitle = {
  one: "{count}টি যাত্রার সিট",
  other: "{count}টি যাত্রার সিট",
} as const;
export const seatsWill = {
  one: "{count}টি যাত্রা বদলাবে",
  other: "{count}টি যাত্রা বদলাবে",
} as const;
export const changeSeats = {
  one: "{count}টি যাত্রা বদলান",
  other: "{count}টি যাত্রা বদলান",
} as const;
export const seatsKept = {
  one: "{count}টি যাত্রার সিট বদলানো হয়েছে। এখনো প্রকাশিত নয়।",
  other: "{count}টি যাত্রার সিট বদলানো হয়েছে। এখনো প্রকাশিত নয়।",
} as const;

export const undo = "ফিরিয়ে নিন";
export const undone = "আগের মতো করা হয়েছে।";
export const notUndone = "ফেরানো যায়নি। {message}";
