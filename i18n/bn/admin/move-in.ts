import type { ImportSource, ImportState } from "#contracts/import.ts";

export const moveIn = "পুরোনো সাইট থেকে আনুন";
export const notLoaded = "যা আনা হয়েছে তা লোড করা যায়নি";
export const text = "অন্য সাইটের লেখা, পাতা ও ছবি তারিখ ও পুরোনো ঠিকানাসহ এখানে আসে।";
export const fromFile = "{source} থেকে: {name}, {size}";
export const fromAddress = "{source} থেকে: {name}";

export const steps = {
  choose: { title: "কোথা থেকে", text: "পুরোনো সাইট, WordPress, Ghost" },
  look: { title: "আগে দেখুন", text: "কিছুই বদলায় না" },
  take: { title: "নিয়ে আসুন", text: "থামানো যায়" },
  report: { title: "প্রতিবেদন", text: "বাতিল করা যায়" },
} as const;
export const stepsName = "আনার ধাপ";

export const sources = {
  site: "পুরোনো সাইট",
  wordpress: "WordPress",
  ghost: "Ghost",
} as const satisfies Record<ImportSource, string>;
export const sourceTexts = {
  site: "ঠিকানা দিয়ে। এর পাতাগুলো এখনো চালু থাকতে হবে।",
  wordpress:
    "ফাইল দিয়ে: WordPress-এর টুলস মেনুতে এক্সপোর্ট খুলে “সব কন্টেন্ট” (All content) বেছে ফাইলটি নামান।",
  ghost: "ফাইল দিয়ে: Ghost-এ Settings → Migration tools → Export content বেছে নিন।",
} as const satisfies Record<ImportSource, string>;
export const whereFrom = "কোথা থেকে আসছে?";
export const address = "পুরোনো সাইটের ঠিকানা";
export const addressHint = "ব্রাউজারে যেভাবে খোলে, যেমন https://www.example.com";
export const ghostAddress = "Ghost সাইটের ঠিকানা";
export const ghostAddressHint = "ছবিগুলো সেখান থেকে আনা হয়। ঠিকানা না দিলে ছবি আসে না।";
export const file = "ফাইল";
export const fileHint = "সর্বোচ্চ ৫০০ এমবি।";
export const noFile = "একটি ফাইল বেছে নিন।";
export const noAddress = "ঠিকানাটি লিখুন।";
export const tooLarge = "ফাইলটি ৫০০ এমবির চেয়ে বড়। কয়েক ভাগে এক্সপোর্ট করুন, এবং একটির পর একটি আনুন।";
export const lookFirst = "কী আসবে দেখুন";
export const sending = "পাঠানো হচ্ছে, {percent}%";
export const beginning = "শুরু হচ্ছে";
export const earlier = "আগের";
export const open = "খুলুন";
export const openNamed = "{name} খুলুন";

export const wouldCome = "যা আসবে";
export const hasCome = "যা এসেছে";
export const downloadList = "তালিকা নামান";
export const downloadReport = "প্রতিবেদন নামান";
export const counts = {
  posts: "লেখা",
  drafts: "খসড়া লেখা",
  pages: "খসড়া পাতা",
  documents: "হোম পাতা ও প্যাকেজ",
  pictures: "ছবি",
  addresses: "নতুন জায়গায় পাঠানো পুরোনো ঠিকানা",
} as const;
export const picturesOf = "{count}টি, {size}";

export const toKnow = "যা জেনে রাখা ভালো";
export const nothingToKnow = "সবকিছু যেমন আছে তেমনই আসে।";
export const groups = {
  changed: "আনার সময় যা বদলায়",
  taken: "যে লিংক আগে থেকেই আছে",
  "left-out": "যা বাদ পড়ে",
} as const;
export const noteLine = "{said}।";
export const noteNames = "{said}: {names}।";
export const noteNamesMore = "{said}: {names} …";
export const takenLine = "{wished} এখানে আগেই আছে। পুরোনো লেখাটির লিংক হবে {link}।";
export const takenOut = "{wished} এখানে আগেই আছে। পুরোনো লেখাটি বাদ পড়বে।";
export const change = "বদলান";
export const changeNamed = "“{title}” লেখাটির লিংক বদলান";
export const leaveOut = "পুরোনোটি বাদ দিন";
export const leaveOutNamed = "“{title}” বাদ দিন";
export const takeIn = "এটিও আনুন";
export const takeInNamed = "“{title}” আনুন";
export const newLink = "লিংক";
export const newLinkHint = "ইংরেজি অক্ষর, সংখ্যা ও হাইফেন।";
export const keepLink = "বাতিল";
export const saveLink = "বদলান";
export const savingLink = "বদলানো হচ্ছে";

export const canBeUndone = "আগে আজকের একটি ব্যাকআপ নেওয়া হয়। পরে চাইলে পুরোটাই বাতিল করা যায়।";
export const changeFile = "ফাইল বদলান";
export const changeAddress = "ঠিকানা বদলান";
export const takeOver = { one: "{count}টি লেখা নিয়ে আসুন", other: "{count}টি লেখা নিয়ে আসুন" } as const;
export const takeAllOver = "নিয়ে আসুন";

export const progress = {
  texts: "{all}টি লেখা ও পাতার মধ্যে {done}টি",
  pictures: "{all}টি ছবির মধ্যে {done}টি",
  addresses: "পুরোনো ঠিকানা",
} as const;
export const progressRead = {
  texts: "{done}টি পড়া হয়েছে",
  pictures: "{all}টি ছবির মধ্যে {done}টি খোঁজা হয়েছে",
  addresses: "পুরোনো ঠিকানা",
} as const;
export const states = {
  reading: "দেখা হচ্ছে",
  looked: "দেখা হয়েছে",
  running: "আনা হচ্ছে",
  stopped: "থামানো আছে",
  done: "আনা হয়েছে",
  undoing: "বাতিল করা হচ্ছে",
  undone: "বাতিল করা হয়েছে",
  failed: "পড়া যায়নি",
} as const satisfies Record<ImportState, string>;
export const goesOnAlone = "এই পাতা ছেড়ে যেতে পারেন: কাজটি নিজে থেকেই চলে।";
export const stop = "থামান";
export const stoppedText = "যা এসেছে তা থাকে। যখন খুশি আবার শুরু করুন: কিছুই দুবার আসে না।";
export const goOn = "চালিয়ে যান";
export const doneText = "সবকিছু এসে গেছে। খসড়াগুলো দেখে যা চান প্রকাশ করুন।";
export const undoneText = "সবকিছু সরে গেছে, যেন কখনো আসেনি।";
export const undo = "পুরোটাই বাতিল করুন";
export const askUndo = "পুরোটাই বাতিল করবেন?";
export const undoText =
  "যে লেখা, পাতা ও ছবি এসেছে সেগুলো সরে যায়, আর পুরোনো ঠিকানাগুলো কোথাও নিয়ে যায় না। এর মধ্যে আপনি যা বদলেছেন তা ট্র্যাশে যায়।";
export const keepIt = "রেখে দিন";
export const another = "অন্য জায়গা থেকে আনুন";
export const failedTitle = "পড়া যায়নি; কিছুই বদলায়নি।";
