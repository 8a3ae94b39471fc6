import TextAlign from "@tiptap/extension-text-align";
import { BackgroundColor, Color, FontFamily, TextStyle } from "@tiptap/extension-text-style";
import StarterKit from "@tiptap/starter-kit";
import { Finding } from "#app/admin/finding/finding.ts";
import { Pasting } from "#app/admin/pasting/pasting.ts";
import * as words from "#i18n/en/admin/rich-text.ts";
import { BlockDirection } from "./block-direction.ts";
import { Figure } from "./figure.ts";
import { Picture } from "./picture.ts";
import { TABLES } from "./tables.ts";
import { Undescribed } from "./undescribed.ts";

/** Everything the editor can make; the server's allow-list holds the same. */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
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
  Figure,
  ...TABLES,
  BlockDirection,
  Undescribed,
  Finding,
  Pasting,
];

/** Generic families: the site's own style sheet says which fonts they are. */
export const FONTS = [
  { value: "sans-serif", label: words.fonts["sans-serif"] },
  { value: "serif", label: words.fonts.serif },
  { value: "monospace", label: words.fonts.monospace },
] as const;

export const ALIGNMENTS = [
  { value: "left", label: words.alignments.left },
  { value: "center", label: words.alignments.center },
  { value: "right", label: words.alignments.right },
  { value: "justify", label: words.alignments.justify },
] as const;

type Swatch = { value: string; label: string };

/** On dark paper post-content.css makes them lighter. */
export const TEXT_COLOURS: Swatch[] = [
  { value: "#1f7a5c", label: words.colours.green },
  { value: "#1a7391", label: words.colours.blue },
  { value: "#c0392f", label: words.colours.red },
  { value: "#9a6a1f", label: words.colours.brown },
  { value: "#5f6f67", label: words.colours.grey },
];

/** The same: darker on dark paper. */
export const BACKGROUND_COLOURS: Swatch[] = [
  { value: "#cfe3d8", label: words.colours.green },
  { value: "#cfe5ee", label: words.colours.blue },
  { value: "#f8d9d6", label: words.colours.red },
  { value: "#f5e6c4", label: words.colours.yellow },
  { value: "#e1e5e0", label: words.colours.grey },
];
