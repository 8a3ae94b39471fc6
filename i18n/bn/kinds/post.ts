import type { postKind } from "#contracts/kinds/post.ts";
import type { KindWords } from "../../kind-words.ts";

export const postWords = {
  title: { label: "লেখার শিরোনাম" },
  image: { label: "লেখার ছবি", hint: "একটি বেছে নিন, বা যেকোনো ছবির ঠিকানা দিন।" },
  type: {
    label: "লেখার ধরন",
    hint: "এই শব্দ দিয়ে পাঠক ব্লগের লেখা বাছেন। মানানসই হলে আগের কোনো ধরনই দিন।",
  },
  link: {
    label: "লেখার লিংক",
    hint: "ওয়েব ঠিকানার শেষ অংশ। ইংরেজি অক্ষর, সংখ্যা ও হাইফেন; ফাঁকা জায়গা নয়।",
  },
  content: { label: "মূল লেখা" },
} satisfies KindWords<typeof postKind.fields>;
