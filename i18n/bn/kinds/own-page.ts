import type { ownPageKind } from "#contracts/kinds/own-page.ts";
import type { KindWords } from "../../kind-words.ts";

export const ownPageWords = {
  title: { label: "শিরোনাম" },
  link: {
    label: "ঠিকানা",
    hint: "ওয়েব ঠিকানায় প্রথম স্ল্যাশের পরের অংশ। ইংরেজি অক্ষর, সংখ্যা ও হাইফেন; ফাঁকা জায়গা নয়।",
  },
  description: {
    label: "বর্ণনা",
    hint: "সার্চ ইঞ্জিনে শিরোনামের নিচে দেখা যায়। এক বা দুই বাক্য।",
  },
  content: { label: "লেখা" },
  isInFooter: { label: "ফুটারে রাখুন", hint: "প্রতিটি পাতার নিচে শিরোনামটি থাকে।" },
} satisfies KindWords<typeof ownPageKind.fields>;
