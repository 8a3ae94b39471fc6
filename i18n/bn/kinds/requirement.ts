import type { requirementKind } from "#contracts/kinds/requirement.ts";
import type { KindWords } from "../../kind-words.ts";

export const requirementWords = {
  title: { label: "কাগজ" },
  from: {
    label: "কার কাছে থাকে",
    options: {
      you: "আপনার কাছে",
      institution: "বিশ্ববিদ্যালয়ের কাছে",
      sponsor: "যিনি খরচ দেন, তাঁর কাছে",
      employer: "নিয়োগকর্তার কাছে",
      "before-travel": "যাত্রার আগে",
    },
  },
  why: { label: "কেন চাওয়া হয়", hint: "একটি বাক্য, যা পরিবারের সবাই বোঝেন।" },
  form: { label: "ধরন" },
  age: { label: "কত পুরোনো হতে পারে" },
  mostDays: { label: "সর্বোচ্চ কত দিনের পুরোনো", hint: "খালি রাখলে কত পুরোনো, তা দেখা হয় না।" },
  where: { label: "কোথায় পাবেন" },
  note: { label: "মন্তব্য" },
  source: { label: "সরকারি পাতা" },
} satisfies KindWords<typeof requirementKind.fields>;
