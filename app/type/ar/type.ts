import plex from "../../ui/fonts/plex-sans-arabic-400.woff2?url";
import sheet from "./type.css?url";

/** The face of the text alone: that of headings would share the line with the first picture. */
export const firstFonts: readonly string[] = [plex];

/** How this language looks. Before the sheet of all of them, which would ask for the fonts of English. */
export const ownSheets: readonly string[] = [sheet];
