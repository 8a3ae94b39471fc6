export const preview = "প্রিভিউ";
export const notPublicYet = "প্রিভিউ: এটি এখনো প্রকাশ হয়নি";
export const asItWas = "{at} যেমন ছিল। দর্শনার্থীরা এটি দেখতে পান না";
export const backToEditor = "এডিটরে ফিরে যান";
export const thisPage = "এই পাতা, কর্মীদের জন্য";
export const published = "প্রকাশিত";
export const changesWait = "বদল এখনো প্রকাশ হয়নি";
export const goesPublic = "বদল প্রকাশ হবে {moment}";
export const openEditor = "এডিটর খুলুন";
export const hide = "পরের পাতা পর্যন্ত লুকান";
export const editHere = "এখানেই সম্পাদনা";
export const fieldOfRow = "{one} {number}: {label}";
export const itemOfList = "{label}, {number}";
export const editing = "এই পাতার সম্পাদনা চলছে";
export const everythingPublic = "এখানে সবই প্রকাশিত";
export const saving = "সেভ হচ্ছে";
export const savedAt = "সেভ হয়েছে ({time}), এখনো প্রকাশ হয়নি";
export const savedAll = "সেভ হয়েছে ({time}), এখনো প্রকাশ হয়নি: {titles}";
export const goesPublicAt = "প্রকাশ হবে {moment}";
export const cancel = "বাতিল";
export const failed = {
  kept: {
    not: "{title} সেভ হয়নি। {message}",
    perhaps: "কোনো উত্তর আসেনি: {title} সেভ হয়ে গিয়েও থাকতে পারে। জানতে আবার চেষ্টা করুন।",
  },
  done: {
    not: "{title} যেমন ছিল তেমনই আছে। {message}",
    perhaps: "কোনো উত্তর আসেনি: {title}-এর জন্য কাজটি হয়ে গিয়েও থাকতে পারে। জানতে আবার চেষ্টা করুন।",
  },
} as const;
export const backupPutBack =
  "{title} সেভ করার পরে একটি ব্যাকআপ ফিরিয়ে আনা হয়েছে। দুটিই দেখতে এডিটর খুলুন।";
export const changedToo = "{title}: একই কথা অন্য কেউও বদলেছেন। দুটিই দেখতে এডিটর খুলুন।";
export const keptOnDevice = "এই ডিভাইসে রাখা আছে; এডিটর খুললে পাবেন।";
export const signInFirst = "আপনার লগআউট হয়ে গেছে। অন্য ট্যাবে সাইন ইন করে আবার চেষ্টা করুন।";
export const undo = "ফিরিয়ে নিন";
export const redo = "আবার করুন";
export const done = "শেষ";
export const publish = "প্রকাশ করুন";
export const publishing = "প্রকাশ হচ্ছে";
export const count = { one: "{count}টি অক্ষর", other: "{count}টি অক্ষর" } as const;
export const readBest = "; {best}টির মতো হলে পড়তে সুবিধা";
export const enterKey = "Enter";
export const enterKeeps = "রেখে দেয়";
export const enterAdds = "রেখে দেয়, শেষে চাপলে আরেকটি যোগ করে";
export const escKey = "Esc";
export const escPutsBack = "আগের মতো করে";
export const addBelow = { plain: "নিচে {one} যোগ করুন", vowel: "নিচে {one} যোগ করুন" } as const;
export const moveUp = "এই {one} ওপরে নিন";
export const moveDown = "এই {one} নিচে নিন";
export const removeIt = "এই {one} বাদ দিন";
export const fieldElsewhere = "{title}: {label}";
export const keep = "রাখুন";
export const putBack = "আগের মতো করুন";
export const changePicture = "ছবি বদলান";
export const changePictureOf = "ছবি বদলান: {label}";
export const useThisPicture = "এই ছবি নিন";
export const upload = "আপলোড করুন";
export const allPictures = "সব ছবি";
export const pictureAt = "{address} ঠিকানার ছবি";
export const comesWith = "সঙ্গে আসে এর বর্ণনা: {said}";
export const close = "বন্ধ করুন";
export const writeText = "লিখুন: {label}";
export const finishText = "লেখা শেষ";
export const open = "খুলুন";
export const fromForm = {
  slideButton: "বোতামের লেখা আসে বোতাম যেখানে যায় সেখান থেকে।",
  video: "ভিডিও বাছা হয় এডিটরে।",
  posts: "লেখাগুলো আসে ব্লগ থেকে।",
  hours: "খোলার সময় আসে “যোগাযোগ ও খোলার সময়” থেকে।",
  map: "ম্যাপ আসে এডিটর থেকে।",
  social: "এই লিংকগুলো আসে “সোশ্যাল লিংক” থেকে।",
} as const;
