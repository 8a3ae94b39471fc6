import {
  emailRule,
  monthRule,
  nameRule,
  noteRule,
  optional,
  phoneRule,
  topicRule,
  travellersRule,
  UNREACHABLE,
} from "../field-rules.ts";

/** Get Started. */
export const PLAN_RULES = {
  topic: topicRule,
  travellers: travellersRule,
  month: monthRule,
  note: noteRule,
  name: nameRule,
  phone: optional(phoneRule),
  email: optional(emailRule),
};

/** One of the two is enough. */
export const REACH = { names: ["phone", "email"], mistake: UNREACHABLE } as const;
