import bangla from "../../ui/fonts/noto-sans-bengali-400-640.woff2?url";
import tiro from "../../ui/fonts/tiro-bangla-400.woff2?url";
import sheet from "./type.css?url";

/** What the first screen is written in. */
export const firstFonts: readonly string[] = [tiro, bangla];

/** How this language looks. Before the sheet of all of them, which would ask for the fonts of English. */
export const ownSheets: readonly string[] = [sheet];
