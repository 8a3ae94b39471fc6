import OfficePaste from "@intevation/tiptap-extension-office-paste";
import Image from "@tiptap/extension-image";
import TextAlign from "@tiptap/extension-text-align";
import { BackgroundColor, Color, FontFamily, TextStyle } from "@tiptap/extension-text-style";
import StarterKit from "@tiptap/starter-kit";
import { isWrittenAddress } from "#contracts/address.ts";
import { BlockDirection } from "./block-direction.ts";
import { CleanPaste } from "./clean-pasted.ts";

/** Not what the server would leave out again: a pasted picture that is not to stay does not appear. */
const Picture = Image.extend({
  parseHTML: () => [
    {
      tag: "img[src]",
      getAttrs: (picture) => (isWrittenAddress(picture.getAttribute("src") ?? "") ? null : false),
    },
  ],
});

/** Everything the editor can make; the server's allow-list holds the same. */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    horizontalRule: false,
    link: {
      openOnClick: false,
      defaultProtocol: "https",
      HTMLAttributes: { target: null, rel: "noopener noreferrer" },
    },
  }),
  TextStyle,
  FontFamily,
  Color,
  BackgroundColor,
  TextAlign.configure({ types: ["heading", "paragraph"] }),
  Picture,
  BlockDirection,
  OfficePaste,
  CleanPaste,
];

/** Generic families: the site's own style sheet says which fonts they are. */
export const FONTS = [
  { value: "sans-serif", label: "Sans Serif" },
  { value: "serif", label: "Serif" },
  { value: "monospace", label: "Monospace" },
] as const;

export const ALIGNMENTS = [
  { value: "left", label: "Left" },
  { value: "center", label: "Centre" },
  { value: "right", label: "Right" },
  { value: "justify", label: "Justify" },
] as const;

type Swatch = { value: string; label: string };

/** On dark paper post-content.css makes them lighter. */
export const TEXT_COLOURS: Swatch[] = [
  { value: "#1f7a5c", label: "Green" },
  { value: "#1a7391", label: "Blue" },
  { value: "#c0392f", label: "Red" },
  { value: "#9a6a1f", label: "Brown" },
  { value: "#5f6f67", label: "Grey" },
];

/** The same: darker on dark paper. */
export const BACKGROUND_COLOURS: Swatch[] = [
  { value: "#cfe3d8", label: "Green" },
  { value: "#cfe5ee", label: "Blue" },
  { value: "#f8d9d6", label: "Red" },
  { value: "#f5e6c4", label: "Yellow" },
  { value: "#e1e5e0", label: "Grey" },
];
