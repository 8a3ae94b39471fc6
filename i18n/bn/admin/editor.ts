export const conflictTitle = "আপনি লেখার সময় অন্য কেউ এটি সেভ করেছেন";
export const conflictText =
  "কোনটি থাকবে, ঘর ধরে ধরে বেছে নিন। “আমার বাছাই সেভ করুন” চাপার আগে কিছুই সেভ হবে না।";
export const bothSame = "দুটি সংস্করণ একই।";
export const yours = "আপনারটি";
export const savedBySomebodyElse = "অন্য কারও সেভ করা";
export const savedByName = "{name}-এর";
export const withTheirs = "{name} যা লিখেছেন, তা-সহ";
export const bothKept =
  "দুটিই রাখা হয়েছে: {name} অন্য জায়গায় লিখেছেন। “আপনারটি” চাপলে আপনার লেখা আগের মতো হবে।";
export const ofOtherWindow = {
  line: "অন্য একটি উইন্ডোতেও আপনি এটি বদলেছেন।",
  title: "আপনি এখানে লেখার সময় অন্য একটি উইন্ডোতে এটি সেভ করেছেন",
  theirs: "আপনার অন্য উইন্ডো থেকে",
  bothKept:
    "দুটিই রাখা হয়েছে: অন্য উইন্ডোতে আপনি অন্য জায়গায় লিখেছেন। “আপনারটি” চাপলে এই উইন্ডোর লেখা আগের মতো হবে।",
  withTheirs: "অন্য উইন্ডোতে আপনি যা লিখেছেন, তা-সহ",
};
export const ofBackup = {
  line: "এটি সেভ করার পরে একটি ব্যাকআপ ফিরিয়ে আনা হয়েছে।",
  title: "আপনি লেখার সময় একটি ব্যাকআপ ফিরিয়ে আনা হয়েছে",
  theirs: "ব্যাকআপ থেকে",
  bothKept: "একটি ব্যাকআপ ফিরিয়ে আনা হয়েছে। “আপনারটি” চাপলে আপনার লেখা আগের মতো হবে।",
  withTheirs: "ব্যাকআপ থেকে",
};
export const writeTogether = "মিলিয়ে লিখুন";
export const nothingWritten = "(খালি)";
export const keepEditing = "লিখতে থাকুন";
export const saveMyChoice = "আমার বাছাই সেভ করুন";
export const titleUpdated = "{title} আপডেট হয়েছে।";
export const titlePublished = "{title} প্রকাশ হয়েছে।";
export const notUpdated = "{title} আপডেট হয়নি। {message}";
export const notPublished = "{title} প্রকাশ হয়নি। {message}";
export const livePreview = "লাইভ প্রিভিউ";
export const publish = "প্রকাশ করুন";
export const update = "আপডেট করুন";
export const rowOf = "{label}, সারি {number}";
export const view = "যেভাবে দেখবেন";
export const edit = "সম্পাদনা";
export const preview = "আগে দেখুন";
export const history = "আগের সংস্করণ";
export const saving = "সেভ হচ্ছে";
export const notSavedNothingLost = "সেভ হয়নি, তবে কিছু হারায়ওনি। {message}";
export const mayBeSaved = "কোনো উত্তর আসেনি, তাই সেভ হয়ে গিয়েও থাকতে পারে। কিছু হারায়নি: জানতে আবার চাপুন।";
export const fixWhatIsMarked = "দাগ দেওয়া জায়গাগুলো ঠিক করুন।";
export const undo = "ফিরিয়ে নিন";
export const cannotKeep = {
  post: "এই লেখায় এমন কিছু আছে, যা এডিটর রাখতে পারে না: {lost}। মূল লেখা বদলে সেভ না করা পর্যন্ত তা যেমন আছে তেমনই থাকবে।",
  text: "এখানে এমন কিছু আছে, যা এডিটর রাখতে পারে না: {lost}। লেখা বদলে সেভ না করা পর্যন্ত তা যেমন আছে তেমনই থাকবে।",
} as const;
export const by = {
  create: "তৈরি করেছেন {name}",
  update: "সেভ করেছেন {name}",
  planned: "ঠিক করা সময়ে প্রকাশিত, ঠিক করেছেন {name}",
  restore: "ফিরিয়ে এনেছেন {name}",
  draft: "লিখেছেন {name}, প্রকাশ করা হয়নি",
} as const;
export const lostParts = {
  table: "একটি টেবিল",
  tr: "টেবিলের একটি সারি",
  th: "টেবিলের একটি ঘর",
  td: "টেবিলের একটি ঘর",
  figure: "নিচে কথা লেখা একটি ছবি",
  iframe: "ভেতরে বসানো একটি পাতা",
  video: "একটি ভিডিও",
  audio: "একটি অডিও",
  img: "একটি ছবি",
  a: "একটি লিংক",
  hr: "একটি আড়াআড়ি দাগ",
  s: "কাটা দাগ দেওয়া শব্দ",
  h4: "একটি ছোট শিরোনাম",
  h5: "একটি ছোট শিরোনাম",
  h6: "একটি ছোট শিরোনাম",
} as const;
export const lostStyles = {
  color: "লেখার একটি রং",
  "background-color": "পেছনের একটি রং",
  "font-family": "একটি ফন্ট",
  "text-align": "লেখার একটি অবস্থান",
} as const;
export const lostText = "লেখার কিছু অংশ";
export const rowFieldOf = "{label}, সারি {number}: {column}";
export const unfit = "যে লেখার এখন আর ঘর নেই।";
export const unfitText =
  "এটি আপগ্রেডের আগে লেখা; ফরমে এখন এর কোনো ঘর নেই। দরকারি অংশ কপি করে নিন: এটি প্রকাশ হয় না, আগের সংস্করণে ৩০ দিন থাকে।";
export const everythingPublic = "এখানে সবই প্রকাশিত";
export const offline = "ইন্টারনেট নেই: এই ডিভাইসে রাখা হয়েছে";
export const signedOut = "লগআউট হয়ে গেছে: এই ডিভাইসে রাখা হয়েছে।";
export const signIn = "সাইন ইন";
export const keptHere = "এই ডিভাইসে রাখা হয়েছে। {message}";
export const keptUntilTitled = "শিরোনাম না দেওয়া পর্যন্ত এই ডিভাইসে রাখা";
export const tooLong =
  "লেখাটি সেভ করার পক্ষে বেশি বড় (১ এমবির বেশি)। এই ডিভাইসে রইল। ছোট করুন, বা কিছু ছবি সরান।";
export const changedToo = "{name}-ও এটি বদলেছেন।";
export const somebodyElse = "অন্য কেউ";
export const lookAtBoth = "দুটিই দেখুন";
export const oneIsHere = "{name} এখানে আছেন {time} থেকে";
export const writingIn = "{name} “{heading}” অংশে লিখছেন";
export const twoAreHere = "{name} ও {other} এখানে আছেন";
export const moreAreHere = "{name} ও আরও {count} জন এখানে আছেন";
export const notPublicYet = "সেভ হয়েছে ({time}), এখনো প্রকাশ হয়নি";
export const publishedSince = "এর মধ্যে অন্য কিছু প্রকাশ হয়েছে: প্রকাশের সময় দুটির একটি বেছে নেবেন।";
export const restoredNotPublic = "{day} থেকে ফিরিয়ে আনা, এখনো প্রকাশ হয়নি।";
export const restoredGoesPublic = "{day} থেকে ফিরিয়ে আনা। প্রকাশ হবে {moment}।";
export const goesPublic = "প্রকাশ হবে {moment}।";
export const didNotGoPublic = "{moment} প্রকাশ হওয়ার কথা ছিল, হয়নি।";
export const couldNotGoPublic = "{moment} প্রকাশ হওয়ার কথা ছিল, হয়নি। {why}";
export const whyNotPublic = {
  "bad-input": "এর কিছু একটা নিয়মে আটকাচ্ছে। কোনটি, তা দেখতে “প্রকাশ করুন” চাপুন।",
  "link-taken": "এই লিংক অন্য একটি লেখার। অন্য লিংক দিন।",
  "page-link-taken": "এই ঠিকানা অন্য একটি পাতার। অন্য ঠিকানা দিন।",
  "entry-taken": "এর দেশ ও উদ্দেশ্যের জন্য আগে থেকেই একটি আছে। অন্যটি বেছে নিন।",
  restored: "তার পরে একটি ব্যাকআপ ফিরিয়ে আনা হয়েছে। একবার দেখে প্রকাশ করুন, বা নতুন করে সময় ঠিক করুন।",
  other: "একবার দেখে প্রকাশ করুন, বা নতুন করে সময় ঠিক করুন।",
} as const;
export const move = "সময় বদলান";
export const cancelPlan = "বাতিল";
export const unsure = {
  unanswered: "কোনো উত্তর আসেনি, তাই কাজটি হয়ে গিয়েও থাকতে পারে। সাইট উত্তর দিলেই অবস্থা এখানে দেখা যাবে।",
  gone: "এখানে আর কিছু অপেক্ষায় নেই: প্রকাশ হয়ে গেছে, অথবা কেউ ফেলে দিয়েছেন। যা লেখা হয়েছিল তা আগের সংস্করণে আছে। পাতাটি নতুন করে খুলুন।",
} as const;
export const notDoneAfterAll = "কাজটি হয়নি: সময়মতো সাইটে পৌঁছানো যায়নি। আবার চেষ্টা করুন।";
export const planCancelled = "প্রকাশের সময় আর ঠিক করা নেই। আপনি প্রকাশ না করা পর্যন্ত অপেক্ষায় থাকবে।";
export const plannedTogether = "এই সময়ে প্রকাশ হবে: {languages}।";
export const notPlanned = "কোনোটিরই সময় ঠিক হয়নি। {language}: {why}";
export const nothingWaits = "সেখানে আর কিছু অপেক্ষায় নেই।";
export const moreWays = "সেভ করার আরও উপায়";
export const keepAsDraft = "খসড়া হিসেবে রাখুন";
export const nothingPublicChanges = "প্রকাশিত কিছুই বদলাবে না";
export const publishLater = "পরে প্রকাশ করুন …";
export const throwAway = "বদলগুলো বাদ দিন …";
export const throwAwayTitle = "বদলগুলো বাদ দেবেন?";
export const throwAwayText =
  "ফরমে আবার প্রকাশিত লেখাটি দেখা যাবে। যা বাদ দিলেন, তা আগের সংস্করণে ৩০ দিন থাকবে।";
export const throwThemAway = "বাদ দিন";
export const lookFirst = "এর মধ্যে এখানে আরও লেখা হয়েছে, এখন তা দেখানো হচ্ছে। দেখে নিয়ে আবার চাপুন।";
export const othersSince = "এর মধ্যে এখানে আরও লেখা হয়েছে। এখন সেটিই দেখানো হচ্ছে, আর তা বাদ দেওয়া হয়নি।";
export const thrownAway = "বদলগুলো বাদ দেওয়া হয়েছে। আগের সংস্করণে ৩০ দিন থাকবে।";
export const keptAsDraft = "খসড়া হিসেবে রাখা হয়েছে। প্রকাশিত কিছুই বদলায়নি।";
export const later = "পরে প্রকাশ করুন";
export const tonight = "আজ রাত ৮টা";
export const tomorrow = "আগামীকাল সকাল ৯টা";
export const friday = "শুক্রবার বিকেল ৩টা";
export const day = "দিন";
export const time = "সময়";
export const agencyClock = "{place} সময় ({offset}), প্রতিষ্ঠানের ঘড়িতে।";
export const whereYouAre = "আপনার এলাকার সময়ে: {moment}।";
export const whichLanguages = "কোন কোন ভাষা প্রকাশ হবে";
export const noLanguage = "একটি ভাষা বেছে নিন।";
export const languagesUnread = "অন্য ভাষায়ও কিছু অপেক্ষায় আছে কি না, জানা যায়নি। {message}";
export const notNow = "এখন নয়";
export const publishAt = "প্রকাশ করুন: {moment}";
export const noDay = "একটি দিন বেছে নিন।";
export const noSuchDay = "এমন কোনো তারিখ নেই। দিন ও মাস আবার দেখুন।";
export const noTime = "একটি সময় বেছে নিন।";
export const skippedTime = "ঘড়ি এগিয়ে দেওয়া হয় বলে এই সময়টি আসবে না। {time} বা তার পরের সময় দিন।";
export const farYear = "{year} পর্যন্ত কোনো বছর দিন।";
export const pastMoment = "এই সময় পেরিয়ে গেছে। এখনই প্রকাশ করবেন?";
export const pastMomentIn = "এই সময় পেরিয়ে গেছে। {language} এখনই প্রকাশ করবেন?";
export const publishNow = "এখনই প্রকাশ করুন";
export const chooseAgain = "আবার বেছে নিন";
export const moments = {
  today: "আজ {time}, {place} সময়",
  tomorrow: "আগামীকাল {time}, {place} সময়",
  later: "{day} {time}, {place} সময়",
} as const;
export const states = {
  draft: "খসড়া",
  scheduled: "সময় ঠিক করা আছে",
  changes: "বদল এখনো প্রকাশ হয়নি",
  published: "প্রকাশিত",
} as const;
