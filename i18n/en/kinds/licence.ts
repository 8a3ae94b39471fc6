import type { licenceKind } from "#contracts/kinds/licence.ts";
import type { KindWords } from "../../kind-words.ts";

export const licenceWords = {
  title: { label: "Name" },
  validUntil: { label: "Valid until" },
} satisfies KindWords<typeof licenceKind.fields>;
