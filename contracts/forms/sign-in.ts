import { emailRule } from "../field-rules.ts";
import { passwordRule } from "../password-rules.ts";

export const SIGN_IN_RULES = { email: emailRule, password: passwordRule };
