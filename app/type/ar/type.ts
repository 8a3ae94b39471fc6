import markazi from "../../ui/fonts/markazi-text-500.woff2?url";
import plex from "../../ui/fonts/plex-sans-arabic-400.woff2?url";
import plexBold from "../../ui/fonts/plex-sans-arabic-600.woff2?url";
import publicSans from "../../ui/fonts/public-sans-400-720.woff2?url";
import sheet from "./type.css?url";

/** What the first screen is written in. */
export const firstFonts: readonly string[] = [markazi, plex, plexBold, publicSans];

/** How this language looks. Before the sheet of all of them, which would ask for the fonts of English. */
export const ownSheets: readonly string[] = [sheet];
