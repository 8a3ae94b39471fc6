import { STAFF_SCRIPT } from "#app/site/account/user-info.ts";
import { THEME_SCRIPT } from "./theme.ts";

/** What hydration-start.ts noted: every font is here already. */
const FONTS_SCRIPT = `if(sessionStorage.getItem("allFonts")!=null)document.documentElement.dataset.allFonts=""`;

/** Runs before the first paint, where the browser can store anything. */
export const HEAD_SCRIPT = `try{${THEME_SCRIPT};${STAFF_SCRIPT};${FONTS_SCRIPT}}catch{}`;
