import type { ColumnMetadata } from "kysely";
import type { Db } from "#server/db/schema.ts";

/** What an engine, or whatever copies between two of them, may take for something else. */
const WORDS = "সাত 😀 'once' \"twice\" \\n %_ \u2028 null ";
const LARGEST = 2 ** 31 - 1;
const BYTES = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));

const NOT_OURS = /^(kysely_|sqlite_|blogSearch)/;

/** Of whom a row is: something that is there. */
type Owners = { userId: string; enquiryId: string };

/** Two rows more in each table that has none: with everything that it can hold, and with as little as it may. */
export async function fillTables(db: Db, owners: Owners): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const filled: string[] = [];
  // What belongs to an import comes after it.
  for (const { name, columns } of tables.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (NOT_OURS.test(name)) continue;
    const table = name as "putOff";
    if (await db.selectFrom(table).selectAll().limit(1).executeTakeFirst()) continue;
    for (const isFull of isOfOneRow(name) ? [true] : [true, false]) {
      // In SQLite a key may be null: those of ours never are. They stand first.
      const values = columns.map((column, at) => [
        column.name,
        storedIn(column, { isFull, mayBeNull: at > 0 && column.isNullable, ...owners }),
      ]);
      await db.insertInto(table).values(Object.fromEntries(values)).execute();
    }
    filled.push(name);
  }
  return filled;
}

const isOfOneRow = (name: string) =>
  ["backupPlan", "clock", "mondayMail", "secondFactorDuty", "appSetUp"].includes(name);

type Stored = Owners & { isFull: boolean; mayBeNull: boolean };

function storedIn({ name, dataType }: ColumnMetadata, { isFull, mayBeNull, ...owners }: Stored) {
  if (name === "userId" || name === "enquiryId") return owners[name];
  if (name === "importId") return `${WORDS}id`;
  if (mayBeNull && !isFull) return null;
  if (/bytea|blob/i.test(dataType)) return BYTES;
  if (/int/i.test(dataType)) return isFull ? LARGEST : 0;
  return isFull ? `${WORDS}${name}` : `${name} `;
}
