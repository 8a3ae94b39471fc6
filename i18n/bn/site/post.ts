export const notFound = "লেখাটি পাওয়া যায়নি";
export const notFoundText = "লেখাটি সরে গেছে, অথবা কখনো ছিলই না। বাকি সব লেখা এখানে আছে।";
export const published = "প্রকাশ: {date}";
export const today = "আজ";
export const reading = { one: "পড়তে {count} মিনিট", other: "পড়তে {count} মিনিট" } as const;
export const shareHeading = "চেনা কেউ কি এই সফরের কথা ভাবছেন?";
export const share = "হোয়াটসঅ্যাপে পাঠান";
export const copyLink = "লিংক কপি করুন";
export const copied = "কপি হয়েছে।";
export const notCopied = "লিংকটি কপি করা যায়নি। ওপরের ঠিকানার ঘর থেকে কপি করুন।";
export const contactHeading = "এই সফরের পরিকল্পনা করছেন?";
export const contactText =
  "কারা যাবেন আর তাঁদের কী কষ্ট হয়, বলুন। কোন তারিখ, কোন হোটেল আর আগে থেকে কী ব্যবস্থা রাখা দরকার, আমরা জানাব।";
