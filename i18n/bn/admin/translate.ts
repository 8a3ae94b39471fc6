import type { TRANSLATION_STATES } from "#contracts/translation-state.ts";

/** Of the screen that shows which languages visitors are offered. */
export const languages = "ভাষা";
export const languagesText =
  "দর্শনার্থীরা কোন কোন ভাষায় সাইটটি পড়বেন। ইংরেজি সব সময় থাকে; যা এখনো অনুবাদ হয়নি, তা ইংরেজিতে দেখানো হয়।";
export const shownTo = "সাইটটি {language} ভাষায় দেখান";
export const notShown = "দেখানো হচ্ছে না: এর পাতাগুলো খুঁজে পাওয়া যায় না।";
export const shownAt = "{path} ঠিকানায় দেখানো হচ্ছে";
export const nowShown = "{language} এখন দেখানো হচ্ছে।";
export const notShownAnyMore = "{language} আর দেখানো হচ্ছে না।";
export const notChanged = "কিছুই বদলায়নি। {message}";
export const whatIsTranslated = "কী কী অনুবাদ হয়েছে";
export const newestPosts = "লেখাগুলোর মধ্যে সবচেয়ে নতুনগুলো এখানে আছে।";

export const typeNames = "লেখার ধরন";
export const typeNamesText = "লেখাগুলো এই নামে তালিকায় থাকে। নাম না দিলে ইংরেজি নামটি থাকে।";
export const saveTypeNames = "নাম সেভ করুন";
export const savingTypeNames = "নাম সেভ হচ্ছে";
export const typeNamesSaved = "নামগুলো সেভ হয়েছে।";

export const states = {
  published: "অনুবাদ হয়েছে",
  draft: "খসড়া",
  older: "ইংরেজি বদলেছে",
  missing: "বাকি",
} as const satisfies Record<(typeof TRANSLATION_STATES)[number], string>;

/** Of one thing. */
export const translateInto = "{language} ভাষায় অনুবাদ";
export const translateTitleInto = "{title}: {language} ভাষায় অনুবাদ";
export const translateText =
  "প্রতিটি ঘরের সঙ্গে ইংরেজি লেখা আছে। ছবি, লিংক, তারিখ ও সংখ্যা সব ভাষায় একই, সেগুলো ইংরেজিতে বদলানো হয়।";
export const progress = "{all}টির মধ্যে {done}টি";
export const progressLabel = "অনুবাদ হয়েছে: {all}টির মধ্যে {done}টি";
export const stillMissing = {
  zero: "কিছুই বাকি নেই",
  one: "{count}টি বাকি",
  other: "{count}টি বাকি",
} as const;
export const englishChanged = {
  zero: "কোথাও ইংরেজি বদলায়নি",
  one: "{count}টিতে ইংরেজি বদলেছে",
  other: "{count}টিতে ইংরেজি বদলেছে",
} as const;
export const allDone = "সবকিছু অনুবাদ হয়েছে।";
export const nextOpen = "পরের বাকিটি";
export const nextOpenKeys = "Alt N";

export const textStates = {
  done: "হয়েছে",
  missing: "বাকি",
  older: "ইংরেজি বদলেছে",
} as const;

/** Of the text that is being written. */
export const youAreHere = "আপনি এখানে";

/** Of a list. */
export const placeOf = "{label}, {all}টির মধ্যে {place} নম্বর";
export const copyOver = "এখানে তুলুন";
export const copyOverText = "{label}-এর ইংরেজি লেখাটি এখানে তুলুন";
export const replaceWords = "যা লেখা আছে তা কি বদলে দেবেন?";
export const replaceText = "{language} ভাষায় {label}-এ যা লেখা আছে, তার জায়গায় ইংরেজি লেখাটি বসবে।";
export const keepWords = "যেমন আছে থাক";
export const copyAnyway = "বদলে দিন";
export const changedSince = "অনুবাদের পরে ইংরেজি বদলেছে:";
export const stillFits = "এখনো ঠিক আছে";
export const goneInEnglish = "ইংরেজিতে এটি আর নেই।";
export const takeOut = "এটি বাদ দিন";
export const inLanguage = "{label}, {language} ভাষায়";
export const previewIn = "{language} ভাষায় প্রিভিউ";
export const publishIn = "{language} ভাষায় প্রকাশ করুন";
export const publishedIn = "{title} এখন {language} ভাষায় প্রকাশিত।";
export const publishedUnseen =
  "{title} {language} ভাষায় প্রকাশিত হলো। সাইটটি {language} ভাষায় দেখানো হলে দর্শকেরা এটি দেখবেন।";
export const notPublished = "প্রকাশ হয়নি। {message}";
export const asItIsPublic = "{language} ভাষায় যেমন প্রকাশিত আছে";
export const publicUnseen =
  "{language} ভাষায় প্রকাশিত। সাইটটি {language} ভাষায় দেখানো হলে দর্শকেরা এটি দেখবেন।";
export const notYetPublic = "{language} ভাষায় এখনো কিছু প্রকাশিত নেই।";
export const noSuchThing = "এখানে অনুবাদ করার কিছু নেই।";
export const standing = {
  zero: "শুধু ইংরেজি",
  one: "ইংরেজির সঙ্গে আরও {count}টি ভাষা",
  other: "ইংরেজির সঙ্গে আরও {count}টি ভাষা",
} as const;
export const englishAlone = "শুধু ইংরেজি";

/** A thing in a language. */
export const inBrackets = "{name} ({language})";
