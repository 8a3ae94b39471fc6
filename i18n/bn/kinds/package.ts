import type { packageKind } from "#contracts/kinds/package.ts";
import type { KindWords } from "../../kind-words.ts";

const SEPARATE = "কমা ও একটি ফাঁক দিয়ে আলাদা করুন";

export const packageWords = {
  title: { label: "শিরোনাম", hint: "ব্যানারের বড় লেখা।" },
  bannerimageUrl: {
    label: "ব্যানারের ছবি",
    hint: "একটি বেছে নিন, বা যেকোনো ছবির ঠিকানা দিন।",
  },
  description: { label: "বর্ণনা", hint: "মানুষ সবার আগে এটিই পড়েন।" },
  services: { label: "সেবা", hint: SEPARATE, items: ["সেবা", "সেবা"] },
  secondtitle: { label: "ছবির পাশের শিরোনাম", hint: "জানালার ছবিটির পাশে বসে।" },
  secondimageUrl: {
    label: "দ্বিতীয় ছবি",
    hint: "জানালার ভেতরে বসে, তাই মাঝখানটা দেখা যায়।",
  },
  middleparagraph: { label: "তার নিচের লেখা", hint: "ছবির পাশের শিরোনামের নিচে।" },
  servicesdescriptiontitle: {
    label: "ধাপগুলোর ওপরের শিরোনাম",
    hint: "যেমন: কীভাবে কাজ হয়, ধাপে ধাপে।",
  },
  servicesdescription: { label: "ধাপ", hint: SEPARATE, items: ["ধাপ", "ধাপ"] },
  finalparagraph: { label: "শেষ অনুচ্ছেদ", hint: "সবার শেষের কথা।" },
} satisfies KindWords<typeof packageKind.fields>;
