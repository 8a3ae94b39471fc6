import type { departureKind } from "#contracts/kinds/departure.ts";
import type { KindWords } from "../../kind-words.ts";

export const departureWords = {
  package: { label: "الباقة", options: { umrah: "العمرة", hajj: "الحج", tours: "الجولات" } },
  title: { label: "العنوان" },
  leavesOn: { label: "الذهاب" },
  returnsOn: { label: "العودة" },
} satisfies KindWords<typeof departureKind.fields>;
