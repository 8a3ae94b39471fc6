import { emailRule, passwordRule } from "../field-rules.ts";

export const SIGN_IN_RULES = { email: emailRule, password: passwordRule };
