import { fill } from "#i18n/fill.ts";

/** "Add a slide", "Add an office". */
export const addWords = (words: Record<"plain" | "vowel", string>, one: string): string =>
  fill(/^[aeiou]/i.test(one) ? words.vowel : words.plain, { one });
