import type { Language } from "#contracts/languages.ts";
import { type TypeName, typeNamesSchema } from "#contracts/type-names.ts";
import { records } from "#i18n/en/records.ts";
import { type By, recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { ContentVersion } from "#server/content/content-version.ts";
import { untilChanged } from "#server/content/until-changed.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import type { DocumentTable } from "#server/db/schema-content.ts";
import { takeTurn } from "#server/db/take-turn.ts";
import { listTypes } from "./post-count.ts";

/** No kind of content: a list of its own. */
const ROW = { kind: "types", documentId: "names", lang: "en" } as const;

/** What types are called in one language. */
export type NamesOfTypes = {
  nameOf: (type: string) => string;
  /** The type that is meant by its name in any language: an address goes from one to another. */
  typeOf: (name: string) => string;
};

export function createTypeNames(db: Db, content: ContentVersion) {
  /** Every page with posts in another language asks. */
  const known = untilChanged(content, () => namesIn(db));

  return {
    /** Of all types that posts have, the most used first. */
    async list(): Promise<(TypeName & { count: number })[]> {
      const [types, names] = await Promise.all([listTypes(db), known()]);
      return types.map(({ type, count }) => ({
        ...(names.find((one) => one.type === type) ?? { type, bn: "", ar: "" }),
        count,
      }));
    },

    async in(language: Language): Promise<NamesOfTypes> {
      const names = await known();
      const called = (type: string) => names.find((one) => one.type === type);
      return {
        nameOf: (type) => (language === "en" ? type : called(type)?.[language] || type),
        typeOf: (name) =>
          (called(name) ?? names.find(({ bn, ar }) => name !== "" && [bn, ar].includes(name)))
            ?.type ?? name,
      };
    },

    /** Those that are not given stay as they are. */
    call: (names: readonly TypeName[], by: By): Promise<void> =>
      content.change(async (tx) => {
        // Of two at once, the second must know what the first has named.
        await takeTurn(tx, "type-names");
        const given = new Set(names.map(({ type }) => type));
        const others = (await namesIn(tx)).filter(({ type }) => !given.has(type));
        const row = rowOfNames([...others, ...names], new Date().toISOString());
        await tx
          .insertInto("document")
          .values(row)
          .onConflict((conflict) =>
            conflict.columns(["kind", "documentId", "lang"]).doUpdateSet(row),
          )
          .execute();
        const deed = { action: "update", thing: "settings", thingId: "types" } as const;
        await recordAuditEntry(tx, { ...by, ...deed, summary: records.typeNames });
      }),
  };
}

export const rowOfNames = (names: readonly TypeName[], updatedAt: string): DocumentTable => ({
  ...{ ...ROW, schema: 1, version: 1, updatedAt },
  body: JSON.stringify({ names }),
});

async function namesIn(source: Db | Tx): Promise<TypeName[]> {
  const row = await source
    .selectFrom("document")
    .select("body")
    .where((eb) => eb.and(ROW))
    .executeTakeFirst();
  return row ? typeNamesSchema.parse(JSON.parse(row.body)).names : [];
}
