import type { requirementKind } from "#contracts/kinds/requirement.ts";
import type { KindWords } from "../../kind-words.ts";

export const requirementWords = {
  title: { label: "الورقة" },
} satisfies KindWords<typeof requirementKind.fields>;
