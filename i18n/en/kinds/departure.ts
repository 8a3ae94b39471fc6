import type { departureKind } from "#contracts/kinds/departure.ts";
import type { KindWords } from "../../kind-words.ts";

export const departureWords = {
  package: { label: "Package", options: { umrah: "Umrah", hajj: "Hajj", tours: "Tours" } },
  title: { label: "Title" },
  leavesOn: { label: "Out" },
  returnsOn: { label: "Back" },
} satisfies KindWords<typeof departureKind.fields>;
