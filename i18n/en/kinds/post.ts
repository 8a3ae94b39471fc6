import type { postKind } from "#contracts/kinds/post.ts";
import type { KindWords } from "../../kind-words.ts";

export const postWords = {
  title: { label: "Blog Title" },
  image: { label: "Blog Image", hint: "Choose one, or give the address of any picture." },
  type: {
    label: "Blog Type",
    hint: "Visitors filter the blog by this word. Use one you already have, if it fits.",
  },
  link: {
    label: "Blog Link",
    hint: "The end of the web address. Letters, numbers and hyphens; no spaces.",
  },
  content: { label: "Content" },
} satisfies KindWords<typeof postKind.fields>;
