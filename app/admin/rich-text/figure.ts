import { mergeAttributes, Node } from "@tiptap/core";
import { isWrittenAddress } from "#contracts/address.ts";
import { roleOf } from "./picture.ts";

const fromPicture = (name: "src" | "alt") => ({
  default: "",
  parseHTML: (figure: HTMLElement) => figure.querySelector("img")?.getAttribute(name) ?? "",
});

/** A picture with words below it. */
export const Figure = Node.create({
  name: "figure",
  group: "block",
  content: "inline*",
  isolating: true,
  draggable: true,
  addAttributes: () => ({
    src: fromPicture("src"),
    alt: fromPicture("alt"),
    role: { default: null, parseHTML: (figure) => roleOf(figure.querySelector("img")) },
  }),
  parseHTML: () => [
    {
      tag: "figure",
      contentElement: (figure) => figure.querySelector("figcaption") ?? document.createElement("p"),
      getAttrs: (figure) =>
        isWrittenAddress(figure.querySelector("img")?.getAttribute("src") ?? "") ? null : false,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    "figure",
    ["img", mergeAttributes(HTMLAttributes)],
    ["figcaption", 0],
  ],
});
