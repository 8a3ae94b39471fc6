import { STAFF_SCRIPT } from "#app/site/account/user-info.ts";
import { THEME_SCRIPT } from "./theme.ts";

/** Runs before the first paint, where the browser can store anything. */
export const HEAD_SCRIPT = `try{${THEME_SCRIPT};${STAFF_SCRIPT}}catch{}`;
