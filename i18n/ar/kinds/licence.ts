import type { licenceKind } from "#contracts/kinds/licence.ts";
import type { KindWords } from "../../kind-words.ts";

export const licenceWords = {
  title: { label: "الاسم" },
  validUntil: { label: "صالح حتى" },
} satisfies KindWords<typeof licenceKind.fields>;
