export const title = "স্প্রেডশিট থেকে পেস্ট করুন";
export const text = "এক্সেল বা গুগল শিটে সারিগুলো কপি করে এখানে পেস্ট করুন। আপনি না বলা পর্যন্ত কিছুই জমা হবে না।";
export const open = "স্প্রেডশিট থেকে পেস্ট করুন";
export const openShort = "পেস্ট";
export const packageOf = "কোন প্যাকেজের যাত্রা";
export const field = "সারিগুলো, কলামের নামের লাইনসহ";
export const nothingPasted = "আগে সারিগুলো পেস্ট করুন, কলামের নামের লাইনসহ।";
export const check = "সারিগুলো যাচাই করুন";
export const checkAgain = "আবার যাচাই করুন";
export const checking = "যাচাই হচ্ছে";
export const adding = "যোগ হচ্ছে";
export const example = "দেখতে যেমন হবে";
export const exampleText =
  "প্রথম লাইনে কলামের নাম থাকে, যেকোনো ক্রমে, ইংরেজি, বাংলা বা আরবিতে। যাওয়া ও ফেরা লাগবেই, বাকিগুলো না থাকলেও চলে। তারিখ যেমন ২০২৭-০২-০৬, ৬ ফেব্রুয়ারি ২০২৭ বা ০৬/০২/২০২৭; দাম যেমন ১,৯২,০০০।";
export const copyExample = "এই নমুনা কপি করুন";
export const copied = "কপি হয়েছে। একটি খালি স্প্রেডশিটে পেস্ট করে তার ওপর লিখুন।";
export const notCopied = "এই ব্রাউজার কপি করতে দেয় না। নমুনাটি সিলেক্ট করে নিজে কপি করুন।";
export const allColumns = "সব কলাম";
export const exampleAirline = "মেঘনা এয়ার";
export const exampleHotels = { makkah: "দারুস সাকিনা", madinah: "নূর লজ" } as const;

export const rowsAndColumns = "{rows}, {columns}";
export const rows = { one: "{count}টি সারি", other: "{count}টি সারি" } as const;
export const columnsCount = { one: "{count}টি কলাম", other: "{count}টি কলাম" } as const;
export const pasteAgain = "আবার পেস্ট করুন";
export const mistakesIn = {
  one: "{rows}তে {count}টি ভুল।",
  other: "{rows}তে {count}টি ভুল।",
} as const;
export const putRight = "নিচে ঠিক করে আবার যাচাই করুন, বা শুধু নির্ভুল সারিগুলো নিন।";
export const putAllRight = "নিচে ঠিক করে আবার যাচাই করুন।";
export const noMistakes = "কোনো ভুল নেই।";
export const missingColumns =
  "প্রথম লাইনে কলামের নাম থাকতে হবে। এগুলো নেই: {columns}। এগুলো ছাড়া কিছুই জমা করা যায় না।";
export const unknownColumns = "এই কলামগুলো চেনা নয়, তাই বাদ থাকবে: {columns}।";
export const known = {
  one: "{count}টি সারি আগে থেকেই আছে, তাই বাদ থাকবে।",
  other: "{count}টি সারি আগে থেকেই আছে, তাই বাদ থাকবে।",
} as const;
export const isKnown = "আগে থেকেই আছে";
export const isEdited = "শেষ যাচাইয়ের পর আপনি ঘর বদলেছেন।";
export const whatToPutRight = "যা ঠিক করতে হবে";
export const row = "সারি";
export const rowNumber = "সারি {row}";
export const cell = "সারি {row}, {column}";
export const unknownColumn = "{column} (বাদ থাকবে)";
export const keysHint = "এন্টার চাপলে নিচে, ট্যাব চাপলে পাশের ঘরে।";
export const asDrafts = "সারিগুলো খসড়া হিসেবে আসে; আপনি সব একসঙ্গে প্রকাশ করেন।";
export const takeClean = {
  one: "নির্ভুল {count}টি সারি নিন",
  other: "নির্ভুল {count}টি সারি নিন",
} as const;
export const add = {
  one: "{count}টি যাত্রা যোগ করুন",
  other: "{count}টি যাত্রা যোগ করুন",
} as const;
export const added = {
  one: "{count}টি খসড়া যোগ হয়েছে। ঠিক থাকলে প্রকাশ করুন।",
  other: "{count}টি খসড়া যোগ হয়েছে। ঠিক থাকলে প্রকাশ করুন।",
} as const;
export const notAdded = "কিছুই যোগ হয়নি। {message}";
export const notChecked = "সারিগুলো যাচাই করা যায়নি। {message}";
export const leaving = "যে সারিগুলো পেস্ট করেছেন সেগুলো জমা হয়নি।";
