import type { visaKind } from "#contracts/kinds/visa.ts";
import type { KindWords } from "../../kind-words.ts";

export const visaWords = {
  title: { label: "শিরোনাম" },
  purpose: {
    label: "উদ্দেশ্য",
    options: { student: "পড়াশোনা", work: "কাজ", visit: "ভ্রমণ", umrah: "ওমরাহ" },
  },
  country: { label: "দেশ" },
} satisfies KindWords<typeof visaKind.fields>;
