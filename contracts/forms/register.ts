import { emailRule, nameRule, newPasswordRule } from "../field-rules.ts";

export const REGISTER_RULES = { name: nameRule, email: emailRule, password: newPasswordRule };
