import type { requirementKind } from "#contracts/kinds/requirement.ts";
import type { KindWords } from "../../kind-words.ts";

export const requirementWords = {
  title: { label: "কাগজ" },
} satisfies KindWords<typeof requirementKind.fields>;
