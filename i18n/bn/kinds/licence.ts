import type { licenceKind } from "#contracts/kinds/licence.ts";
import type { KindWords } from "../../kind-words.ts";

export const licenceWords = {
  title: { label: "নাম" },
  validUntil: { label: "মেয়াদ শেষ" },
} satisfies KindWords<typeof licenceKind.fields>;
