import { emailRule, nameRule } from "../field-rules.ts";
import { newPasswordRule } from "../password-rules.ts";

export const REGISTER_RULES = { name: nameRule, email: emailRule, password: newPasswordRule };
