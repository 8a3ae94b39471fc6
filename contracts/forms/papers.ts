import { nameRule, noteRule, optional, phoneRule } from "../field-rules.ts";

/** Asking for the papers of a country that has no list. */
export const PAPERS_RULES = { country: optional(noteRule), name: nameRule, phone: phoneRule };
