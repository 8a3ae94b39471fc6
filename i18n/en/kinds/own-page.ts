import type { ownPageKind } from "#contracts/kinds/own-page.ts";
import type { KindWords } from "../../kind-words.ts";

export const ownPageWords = {
  title: { label: "Title" },
  link: {
    label: "Address",
    hint: "What follows the first slash of the web address. Letters, numbers and hyphens; no spaces.",
  },
  description: {
    label: "Description",
    hint: "Search engines show it under the title. One or two sentences.",
  },
  content: { label: "Text" },
  isInFooter: { label: "In the footer", hint: "Its title stands there on every page." },
} satisfies KindWords<typeof ownPageKind.fields>;
