import { THEME_SCRIPT } from "./theme.ts";
import { STAFF_SCRIPT } from "./user-info.ts";

/** Runs before the first paint, where the browser keeps anything. */
export const HEAD_SCRIPT = `try{${THEME_SCRIPT};${STAFF_SCRIPT}}catch{}`;
