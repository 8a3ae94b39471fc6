import { type EntryKindName, entryKind } from "#contracts/kinds/entries.ts";
import { wordsIn } from "#contracts/kinds/translation.ts";
import { schemaOf, upgraded } from "#contracts/kinds/upgraded.ts";
import { type Language, OTHER_LANGUAGES } from "#contracts/languages.ts";
import { columnsOf as entryColumns } from "#server/content/entries/entry-columns.ts";
import { columnsOf } from "#server/content/place.ts";
import { addReferences } from "#server/content/reference.ts";
import { type Body, schemaAt } from "#server/content/state.ts";
import type { Tx } from "#server/db/schema.ts";

/** What it says in each language. */
export type Said = Record<Language, string>;

/** An entry of the demo agency. */
export type DemoEntry = { kind: EntryKindName; id: string; bodyIn: (language: Language) => Body };

/** With its translations: examples, which are not shown where the English words are others by now. */
export async function seedEntries(tx: Tx, entries: DemoEntry[], now: string): Promise<void> {
  const english = entries.map(({ kind, id, bodyIn }) => ({
    place: { kind, id },
    body: upgraded(entryKind(kind), bodyIn("en"), schemaOf(entryKind(kind))),
  }));
  await tx
    .insertInto("entry")
    .values(
      english.map(({ place: { kind, id }, body }) => ({
        ...{ id, kind, ...entryColumns(kind, body) },
        ...{ schema: schemaOf(entryKind(kind)), version: 1, createdAt: now, updatedAt: now },
        body: JSON.stringify(body),
      })),
    )
    .execute();
  const translations = entries.flatMap(({ kind, id, bodyIn }) =>
    OTHER_LANGUAGES.map((language) => {
      const place = { kind, id, language };
      const { fields } = entryKind(kind);
      const words = { ...wordsIn(fields, bodyIn(language)), made: wordsIn(fields, bodyIn("en")) };
      return {
        ...columnsOf(place),
        ...{ schema: schemaAt(place), version: 1, updatedAt: now },
        body: JSON.stringify({ ...words, isExample: true }),
      };
    }),
  );
  await tx.insertInto("document").values(translations).execute();
  await addReferences(tx, english);
}
