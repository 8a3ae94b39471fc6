export const beforePublic = "প্রকাশের আগে";
export const publishAnyway = "তবু প্রকাশ করতে পারেন। প্রতিটি লাইন তার জায়গায় নিয়ে যায়।";
export const ready = "ঠিক করার কিছু নেই।";
export const check = "দেখুন: {count}টি";
export const found = {
  "no-alt": "একটি ছবির বর্ণনা নেই",
  "dead-link": "একটি লিংক কোথাও যায় না",
  "draft-link": "একটি লিংক খসড়ায় যায়",
  "heading-jump": "একটি শিরোনাম {from} থেকে এক লাফে {to} হয়েছে",
  "long-title": "সার্চ ইঞ্জিনের জন্য শিরোনামটি লম্বা",
  "no-picture": "কোনো ছবি নেই",
  "past-date": "একটি তারিখ পেরিয়ে গেছে: {date}",
} as const;
export const details = {
  "long-title": "{length} অক্ষর; {most}টির মতো দেখা যায়",
} as const;

/** Where a moment is chosen. */
export const thingsToLookAt = {
  one: "প্রকাশের আগে {count}টি বিষয় দেখে নিন।",
  other: "প্রকাশের আগে {count}টি বিষয় দেখে নিন।",
} as const;
export const showThem = { one: "দেখান", other: "দেখান" } as const;
