import type { visaKind } from "#contracts/kinds/visa.ts";
import type { KindWords } from "../../kind-words.ts";

export const visaWords = {
  title: { label: "العنوان" },
  purpose: {
    label: "الغرض",
    options: { student: "الدراسة", work: "العمل", visit: "الزيارة", umrah: "العمرة" },
  },
  country: { label: "البلد" },
} satisfies KindWords<typeof visaKind.fields>;
