/** What a table of ours says of a word that anybody may have written: "constructor" stands in none. */
export const lookedUp = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
