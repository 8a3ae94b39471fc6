/** What the API says of what it has done. */
export const done = {
  "post-in-trash": "লেখাটি এখন ট্র্যাশে আছে।",
  "page-in-trash": "পাতাটি এখন ট্র্যাশে আছে।",
  "entry-in-trash": "এটি ট্র্যাশে আছে।",
  "plan-cancelled": "প্রকাশের সময় আর ঠিক করা নেই।",
  "draft-discarded": "অপেক্ষমাণ বদলগুলো বাদ দেওয়া হয়েছে।",
  "enquiry-deleted": "জিজ্ঞাসাটি মুছে ফেলা হয়েছে।",
  "template-deleted": "টেমপ্লেটটি মুছে ফেলা হয়েছে।",
  "invitation-withdrawn": "ফিরিয়ে নেওয়া হয়েছে।",
  "preview-withdrawn": "এই ঠিকানায় এখন আর কিছু দেখা যাবে না।",
  "picture-deleted": "ছবিটি মুছে ফেলা হয়েছে।",
  "import-forgotten": "তালিকা থেকে সরানো হলো। এর কিছুই এখানে ছিল না।",
  "redirect-removed": "ঠিকানাটি এখন আর কোথাও নিয়ে যায় না।",
  "path-left": "যেমন আছে তেমনই রাখা হলো।",
  "signed-out": "লগআউট হয়েছে।",
  "signed-out-there": "সেখান থেকে লগআউট হয়েছে।",
  "second-factor-ended": "দ্বিতীয় ধাপের যাচাই বন্ধ হয়েছে।",
  "staff-removed": "বাদ দেওয়া হয়েছে।",
  "backup-removed": "ব্যাকআপটি মুছে ফেলা হয়েছে।",
  "backups-unlocked": "এখন থেকে ব্যাকআপে তালা নেই।",
} as const;

/** What a line that cannot be stored calls its parts. */
export const lineFields = { from: "পুরোনো ঠিকানা", to: "নতুন ঠিকানা" } as const;
