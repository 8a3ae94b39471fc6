import { newPasswordRule } from "../password-rules.ts";

/** What the link of the mail opens. */
export const NEW_PASSWORD_RULES = { password: newPasswordRule };
