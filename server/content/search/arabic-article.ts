/** "the", also after "and", "with", "like", "so" and "for". */
const ARTICLE = /^(?:[وبكف]?ال|و?لل)(?=..)/u;

/** What is left of "Allah" without what looks like an article: "to him". */
const NO_WORD = "له";

/**
 * An Arabic word without its article; null: it has none. Some words only look as if they had one (المانيا is Germany,
 * not Mania's), so what is left is looked for besides, never instead.
 * @param word as `searchWords` makes it
 */
export function withoutArticle(word: string): string | null {
  const rest = word.replace(ARTICLE, "");
  return rest === word || rest === NO_WORD ? null : rest;
}
