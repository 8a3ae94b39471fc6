import type { departureKind } from "#contracts/kinds/departure.ts";
import type { KindWords } from "../../kind-words.ts";

export const departureWords = {
  package: { label: "প্যাকেজ", options: { umrah: "ওমরাহ", hajj: "হজ", tours: "ট্যুর" } },
  title: { label: "শিরোনাম" },
  leavesOn: { label: "যাওয়ার তারিখ" },
  returnsOn: { label: "ফেরার তারিখ" },
} satisfies KindWords<typeof departureKind.fields>;
