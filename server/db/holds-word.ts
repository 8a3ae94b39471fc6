import { type Expression, type RawBuilder, sql } from "kysely";

/** Rows whose search text holds a word anywhere. @param word as `searchTextOf` makes it */
export const holdsWord = (word: string, column = "searchText"): RawBuilder<boolean> =>
  holdsText(word, sql.ref(column));

export function holdsText(text: string, value: Expression<unknown>): RawBuilder<boolean> {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`${value} like ${pattern} escape '\\'`;
}
