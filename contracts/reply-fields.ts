import type { TextField } from "./field-types.ts";
import { line, lines } from "./fields.ts";
import { unknownPlaceholder } from "./placeholders.ts";

const placed = (text: string) => {
  const placeholder = unknownPlaceholder(text);
  return placeholder === null ? null : { code: "bad-placeholder" as const, placeholder };
};

/** What a text to answer with is made of; each in three languages. */
export const REPLY_FIELDS = {
  title: line({ limit: 100 }),
  subject: line({ limit: 200, rule: placed }),
  // As much as a mail program takes in an address.
  body: lines({ limit: 2000, rule: placed }),
} as const satisfies Record<string, TextField>;

export type ReplyField = keyof typeof REPLY_FIELDS;

export const MOST_TEMPLATES = 100;
