/**
 * Of every mistake one sentence: a missing one is an error of types, and so is one too many. In a list
 * it ends at the bar, where an example and the full stop would be too much.
 */
export type MistakeWords<Code extends string> = Record<Code, `${string}|${string}`>;

/** Beside a field, and in a list. */
export type Said = { text: string; short: string };

export function inTwoLengths(sentence: string, filled: (text: string) => string): Said {
  const [short = "", rest = ""] = sentence.split("|");
  return { text: filled(short + rest), short: filled(short) };
}
