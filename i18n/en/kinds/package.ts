import type { packageKind } from "#contracts/kinds/package.ts";
import type { KindWords } from "../../kind-words.ts";

const SEPARATE = "Separate with a comma and a space";

export const packageWords = {
  title: { label: "Title", hint: "Large words on the banner." },
  bannerimageUrl: {
    label: "Banner picture",
    hint: "Choose one, or give the address of any picture.",
  },
  description: { label: "Description", hint: "The first thing people read." },
  services: { label: "Services", hint: SEPARATE, items: ["service", "services"] },
  secondtitle: { label: "Heading beside the picture", hint: "Beside the picture in the window." },
  secondimageUrl: { label: "Second picture", hint: "Stands in a window, so its middle shows." },
  middleparagraph: { label: "Text under it", hint: "Under the heading beside the picture." },
  servicesdescriptiontitle: {
    label: "Heading above the steps",
    hint: "For example: How it works, step by step.",
  },
  servicesdescription: { label: "Steps", hint: SEPARATE, items: ["step", "steps"] },
  finalparagraph: { label: "Final paragraph", hint: "The last words." },
} satisfies KindWords<typeof packageKind.fields>;
