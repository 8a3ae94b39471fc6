import type { ENTRY_KINDS, EntryKindName } from "#contracts/kinds/entries.ts";
import type { BodyOfKind } from "#contracts/kinds/kind.ts";
import type { EntryTable } from "#server/db/schema-entry.ts";

type Columns = Pick<EntryTable, "parent" | "position" | "address" | "title">;

type ColumnsOf = {
  [Name in EntryKindName]: (body: BodyOfKind<(typeof ENTRY_KINDS)[Name]>) => Columns;
};

/** What lists sort and find them by. */
const COLUMNS: ColumnsOf = {
  departure: ({ package: parent, leavesOn, title }) => ({
    ...{ parent, position: leavesOn, address: null },
    title: title || leavesOn,
  }),
  licence: ({ validUntil, title }) => ({ parent: "", position: validUntil, address: null, title }),
  requirement: ({ title }) => ({ parent: "", position: title.toLowerCase(), address: null, title }),
  visa: ({ purpose, link, title }) => ({
    ...{ parent: purpose, position: title.toLowerCase(), title },
    address: `${purpose}/${link}`,
  }),
};

/** The column is indexed: an index of PostgreSQL takes no longer key. */
const LONGEST = 300;

export function columnsOf(kind: EntryKindName, body: object): Columns {
  const columns = (COLUMNS[kind] as (body: object) => Columns)(body);
  return { ...columns, position: columns.position.slice(0, LONGEST) };
}
