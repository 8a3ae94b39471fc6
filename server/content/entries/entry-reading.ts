import type { Entry, TrashedEntry } from "#contracts/entry.ts";
import type { EntryKindName } from "#contracts/kinds/entries.ts";
import type { OtherLanguage } from "#contracts/languages.ts";
import { byName } from "#i18n/by-name.ts";
import { inLanguage, listTranslations } from "#server/content/translations.ts";
import type { Db } from "#server/db/schema.ts";
import { presentEntry } from "./entry-shelf.ts";
import { countTrashed, listTrashed, type PartOfTrash } from "./trashed-entries.ts";

type Asked = {
  parent?: string;
  /** The first and the last position; both are included. */
  from?: string;
  until?: string;
  limit?: number;
  offset?: number;
};

/** People look for these by their name, in their language; the others are in the order of a day. */
const NAMED: readonly EntryKindName[] = ["requirement", "visa"];

/** Of a page that shows all there are. */
const MOST = 1000;

/** @param language in which they are read, as far as they are translated; without it English */
export function createEntryReading(db: Db, language?: OtherLanguage) {
  const asked = (kind: EntryKindName, { parent, from, until }: Asked) => {
    let query = db.selectFrom("entry").where("kind", "=", kind);
    if (parent !== undefined) query = query.where("parent", "=", parent);
    if (from !== undefined) query = query.where("position", ">=", from);
    if (until !== undefined) query = query.where("position", "<=", until);
    return query;
  };

  async function told<Name extends EntryKindName>(
    kind: Name,
    entries: Entry<Name>[],
  ): Promise<Entry<Name>[]> {
    if (!language || entries.length === 0) return entries;
    const ids = entries.map(({ _id }) => _id);
    const translations = await listTranslations(db, kind, { language, ids });
    return entries.map((entry) => {
      const translation = translations.get(entry._id) ?? null;
      return inLanguage({ kind, id: entry._id }, entry, { language, translation }) as Entry<Name>;
    });
  }

  return {
    /** By position; papers and visas by name. */
    async list<Name extends EntryKindName>(
      kind: Name,
      { limit = MOST, offset = 0, ...which }: Asked = {},
    ): Promise<Entry<Name>[]> {
      const rows = await asked(kind, which)
        .selectAll()
        .orderBy("position")
        .orderBy("id")
        .limit(limit)
        .offset(offset)
        .execute();
      const entries = await told(
        kind,
        rows.map((row) => presentEntry(row) as Entry<Name>),
      );
      return NAMED.includes(kind) ? byName(entries, ({ title }) => title, language) : entries;
    },

    async count(kind: EntryKindName, which: Asked = {}): Promise<number> {
      const { count } = await asked(kind, which)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** In the order of the ids; those that are not there are left out. */
    async findMany<Name extends EntryKindName>(
      kind: Name,
      ids: readonly string[],
    ): Promise<Entry<Name>[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom("entry")
        .selectAll()
        .where("kind", "=", kind)
        .where("id", "in", ids)
        .execute();
      const found = await told(
        kind,
        rows.map((row) => presentEntry(row) as Entry<Name>),
      );
      return ids.flatMap((id) => found.find(({ _id }) => _id === id) ?? []);
    },

    async find<Name extends EntryKindName>(kind: Name, id: string): Promise<Entry<Name> | null> {
      const [entry] = await this.findMany(kind, [id]);
      return entry ?? null;
    },

    /** What of these kinds can still be brought back, last deleted first: a part of it, and how much there is. */
    async trash(
      kinds: readonly EntryKindName[],
      part: PartOfTrash,
    ): Promise<{ entries: TrashedEntry[]; count: number }> {
      const [entries, count] = await Promise.all([
        listTrashed(db, kinds, part),
        countTrashed(db, kinds),
      ]);
      return { entries, count };
    },

    async findByAddress<Name extends EntryKindName>(
      kind: Name,
      address: string,
    ): Promise<Entry<Name> | null> {
      const row = await db
        .selectFrom("entry")
        .selectAll()
        .where("kind", "=", kind)
        .where("address", "=", address)
        .executeTakeFirst();
      const [entry] = row ? await told(kind, [presentEntry(row) as Entry<Name>]) : [];
      return entry ?? null;
    },
  };
}

export type EntryReading = ReturnType<typeof createEntryReading>;
