import type { NewKindName } from "#contracts/kinds/find-kind.ts";
import { byName } from "#i18n/by-name.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { shownOf } from "./draft-trash.ts";
import { ENGLISH } from "./place.ts";
import { TABLES } from "./trash.ts";

type Titled = { id: string; title: string; isInTrash: boolean };

/** What these are called, by name; those in the trash come last. */
export async function titlesOf(
  source: Db | Tx,
  kind: NewKindName,
  ids: string[],
): Promise<Titled[]> {
  const titles = (table: (typeof TABLES)[NewKindName]["open" | "trash"]) =>
    source.selectFrom(table).select(["id", "title"]).where("id", "in", ids).execute();
  const open = await titles(TABLES[kind].open);
  const trashed = await titles(TABLES[kind].trash);
  const begun = await source
    .selectFrom("draft")
    .select(["documentId as id", "body", "deletedAt"])
    .where("kind", "=", kind)
    .where("documentId", "in", ids)
    .where("lang", "=", ENGLISH)
    .where("base", "=", 0)
    .execute();
  const all = [
    ...open.map((row) => ({ ...row, isInTrash: false })),
    ...begun.map(({ id, body, deletedAt }) => ({
      ...{ id, title: shownOf({ body }).title, isInTrash: deletedAt !== null },
    })),
    ...trashed.map((row) => ({ ...row, isInTrash: true })),
  ];
  const named = byName(all, ({ title }) => title);
  return [...named.filter((one) => !one.isInTrash), ...named.filter((one) => one.isInTrash)];
}
