/** Of every mistake: a missing one is an error of types, and so is one too many. */
export type MistakeWords<Code extends string> = Record<Code, Said>;

/** Beside a field, and in the list above the form, where an example would be too much. */
export type Said = { text: string; short: string };
