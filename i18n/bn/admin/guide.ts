export const guide = "নির্দেশিকা";
export const help = "এই পাতার নির্দেশিকা";
export const search = "কীভাবে …";
export const found = {
  one: "{count}টি উত্তর",
  other: "{count}টি উত্তর",
} as const;
export const hits = "উত্তর";
export const nothingFound = "এমন উত্তর নেই। একটি শব্দ কমিয়ে দেখুন।";
export const chapters = "অধ্যায়";
export const pictureOf = "পাতাটির ছবি: {title}";
export const openThePage = "এই পাতা খুলুন";
