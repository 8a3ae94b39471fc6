import { type RawBuilder, sql } from "kysely";

/** Rows whose search text holds a word anywhere. @param word as `searchTextOf` makes it */
export function holdsWord(word: string, column = "searchText"): RawBuilder<boolean> {
  const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
