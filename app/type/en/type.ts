import newsreader from "../../ui/fonts/newsreader-430-560.woff2?url";
import publicSans from "../../ui/fonts/public-sans-400-720.woff2?url";

/** What the first screen is written in. */
export const firstFonts: readonly string[] = [newsreader, publicSans];

/** How this language looks. Before the sheet of all of them, which would ask for the fonts of English. */
export const ownSheets: readonly string[] = [];
