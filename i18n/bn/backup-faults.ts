import type { BackupFault } from "#contracts/backups.ts";

/** Why one was not made, or not put back: a part of a sentence. */
export const faults = {
  "disk-full": "ডিস্ক ভরা",
  "not-whole": "অক্ষত ছিল না",
  foreign: "এটি এই প্রোগ্রামের ব্যাকআপ নয়",
  newer: "নতুনতর সংস্করণে নেওয়া",
  locked: "চাবিটিতে খোলে না",
  "bucket-away": "S3 বাকেট সাড়া দেয় না",
  database: "ডেটাবেজ সাড়া দেয়নি",
  other: "অপ্রত্যাশিত কিছু ঘটেছে",
} as const satisfies Record<BackupFault, string>;
/** What to do about each. */
export const toDo = {
  "disk-full": "যে ব্যাকআপ লাগবে না তা মুছুন, অথবা হোস্টের কাছে বড় ডিস্ক চেয়ে নিন। তারপর এখনই একটি নিন।",
  "not-whole": "যা লেখা হয়েছিল তা আবার পড়া যায়নি: হোস্টকে ডিস্ক দেখতে বলুন। তারপর এখনই একটি নিন।",
  foreign: "এখান থেকে নামানো ফাইল বেছে নিন: নাম শেষ হয় .tar.zst বা .tar.zst.age দিয়ে।",
  newer: "আগে প্রোগ্রামটির সেই সংস্করণ বসান।",
  locked: "ব্যাকআপে তালা দেওয়ার সময় যে চাবি দেখানো হয়েছিল সেটি দিন।",
  "bucket-away": "হোস্টকে S3 বাকেট ও S3_ দিয়ে শুরু সেটিংসগুলো দেখতে বলুন। তারপর আবার চেষ্টা করুন।",
  database: "ডেটাবেজ কেমন আছে, “সিস্টেম” পাতায় দেখুন। তারপর আবার চেষ্টা করুন।",
  other: "সার্ভারের লগে বিস্তারিত আছে। আবার চেষ্টা করুন; তবু না হলে হোস্টকে জানান।",
} as const satisfies Record<BackupFault, string>;
