import { type RawBuilder, sql } from "kysely";

/** Rows whose search text holds a word anywhere. @param word as `searchTextOf` makes it */
export function holdsWord(word: string): RawBuilder<boolean> {
  const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`${sql.ref("searchText")} like ${pattern} escape '\\'`;
}
