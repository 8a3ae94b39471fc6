export const history = "আগের সংস্করণ";
export const backToEditor = "এডিটরে ফিরে যান";
export const versions = "সংস্করণ";
export const version = "সংস্করণ";
export const comparison = "কী কী বদলেছে";
export const show = "দেখান";
export const all = "সব {count}টি";
export const published = "প্রকাশিত {count}টি";
export const compareTwo = "দুটি সংস্করণ তুলনা করুন";
export const chosen = "২টির মধ্যে {count}টি বেছেছেন।";
export const chooseOthers = "অন্যগুলো বাছুন";
export const compareThem = "তুলনা করুন";
export const choose = "তুলনার জন্য বাছুন: {what}, {when}";
export const publicNow = "এখন প্রকাশিত";
export const showOlder = "আরও ২০টি পুরোনো দেখান";
export const kept = "প্রকাশিত প্রতিটি সংস্করণ থাকে। খসড়া ৩০ দিন থাকে, প্রতিজনের প্রতি সেশনে একটি করে।";
export const nothingYet = "এখনো কিছু নেই";
export const keptFromNowOn = "প্রথমবার সেভ করার পর থেকে সংস্করণ রাখা হয়।";
export const nothingHere = "প্রকাশিত কোনো সংস্করণ নেই।";
export const notLoaded = "আগের সংস্করণগুলো লোড করা যায়নি";
export const noSuchThing = "এমন কিছু নেই, বা এর এমন কোনো সংস্করণ নেই।";
export const today = "আজ, {day}";
export const yesterday = "গতকাল, {day}";
export const weekday = "{weekday}, {day}";
export const dayAndTime = "{day} {time}";
export const todayAt = "আজ {time}";
export const yesterdayAt = "গতকাল {time}";
/** What somebody did. */
export const what = {
  create: "তৈরি",
  update: "প্রকাশিত",
  planned: "ঠিক করা সময়ে প্রকাশিত",
  restore: "ফিরিয়ে আনা",
  draft: "লেখা, প্রকাশ হয়নি",
  waiting: "অপেক্ষমাণ বদল",
} as const;
export const restoredFrom = "{day} থেকে ফিরিয়ে আনা";
export const draftedFor = {
  one: "{count} মিনিট ধরে লেখা",
  other: "{count} মিনিট ধরে লেখা",
} as const;
export const bySchedule = "ঠিক করা সময়ে, ঠিক করেছেন {name}";
export const beforeHistory = "সংস্করণ রাখা শুরুর আগে যেমন ছিল";
export const andName = "{names} ও {name}";
/** {when} and {who} of a version. */
export const headings = {
  create: "{when}, তৈরি করেছেন {who}",
  update: "{when}, প্রকাশ করেছেন {who}",
  planned: "{when}, ঠিক করা সময়ে প্রকাশিত, ঠিক করেছেন {who}",
  restore: "{when}, ফিরিয়ে এনেছেন {who}",
  draft: "{when}, খসড়া লিখেছেন {who}",
  waiting: "{when}, অপেক্ষমাণ বদল, লিখেছেন {who}",
} as const;
export const headingUnknown = "{when}, সংস্করণ রাখা শুরুর আগে";
export const asVisitorsSee = "দর্শনার্থীরা এখন যেমন দেখছেন।";
export const publicOnceShown = "প্রকাশিত হয়েছে। সাইটে {language} দেখানো হলে দর্শনার্থীরা এটি দেখবেন।";
export const asItWas = "পাতাটি তখন যেমন ছিল।";
export const asItWasUntil = "পাতাটি তখন যেমন ছিল। {day} পর্যন্ত প্রকাশিত ছিল।";
export const asItWould = "পাতাটি যেমন দেখাবে। প্রকাশ হয়নি।";
export const thePage = "পাতাটি";
export const onItsPage = "পাতায় দেখুন";
export const compareWithNow = "এখনকার সঙ্গে তুলনা";
export const restoreThis = "এই সংস্করণ ফিরিয়ে আনুন";
export const restoreDay = "{day}-এর সংস্করণ ফিরিয়ে আনুন";
export const swap = "অদলবদল";
export const fromTo = "{from} → {to}";
export const intoWaiting = "এটি অপেক্ষমাণ বদলে যাবে; প্রকাশ করবেন আপনি নিজে।";
export const intoPlanned = "এটি অপেক্ষমাণ বদলে যাবে, যা প্রকাশ হবে {moment}; না চাইলে সম্পাদনার পাতায় বাতিল করুন।";
export const restored = "আপনার অপেক্ষমাণ বদলে ফিরিয়ে আনা হয়েছে।";
export const nothingPublic = "প্রকাশিত কিছুই বদলায়নি।";
export const undo = "ফিরিয়ে নিন";
export const undone = "ফিরিয়ে নেওয়া হয়েছে। অপেক্ষমাণ বদল আগের মতো আছে।";
export const openEditor = "এডিটর খুলুন";
export const empty = "(খালি)";
