import { monthRule, nameRule, phoneRule, travellersRule } from "../field-rules.ts";

/** "Ask for a price" on the package pages. */
export const PRICE_RULES = {
  name: nameRule,
  phone: phoneRule,
  month: monthRule,
  travellers: travellersRule,
};
