import type { visaKind } from "#contracts/kinds/visa.ts";
import type { KindWords } from "../../kind-words.ts";

export const visaWords = {
  title: { label: "Title" },
  purpose: {
    label: "Purpose",
    options: { student: "Study", work: "Work", visit: "Visit", umrah: "Umrah" },
  },
  country: { label: "Country" },
} satisfies KindWords<typeof visaKind.fields>;
