import { emailRule, messageRule, nameRule } from "../field-rules.ts";

/** "Send Message" on the Contact page. */
export const MESSAGE_RULES = { name: nameRule, email: emailRule, message: messageRule };
