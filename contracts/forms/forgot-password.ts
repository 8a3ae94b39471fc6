import { emailRule } from "../field-rules.ts";

export const FORGOT_RULES = { email: emailRule };
