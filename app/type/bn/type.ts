import bangla from "../../ui/fonts/noto-sans-bengali-400-700.woff2?url";
import sheet from "./type.css?url";

/** The face of the text alone: that of headings would share the line with the first picture. */
export const firstFonts: readonly string[] = [bangla];

/** How this language looks. Before the sheet of all of them, which would ask for the fonts of English. */
export const ownSheets: readonly string[] = [sheet];
