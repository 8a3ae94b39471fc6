import { TRASH_DAYS } from "#contracts/blog-write.ts";
import { byCode } from "#contracts/by-code.ts";
import { isEntryKindName } from "#contracts/kinds/entries.ts";
import { isNewKindName, type NewKindName } from "#contracts/kinds/find-kind.ts";
import type { By } from "#server/audit/audit-entry.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { draftAt } from "./draft-row.ts";
import { oldTrashedDrafts, trashedDraftAt } from "./draft-trash.ts";
import { forgetAll } from "./forget.ts";
import type { Place } from "./place.ts";

/** How something of a kind that can be new is put there. @throws DomainError "not-found" */
export type MoveToTrash = (tx: Tx, id: string, by: By) => Promise<void>;

const DAY_MS = 86_400_000;

/** In SQLite readers wait for a transaction. */
const AT_ONCE = 50;

const ENTRIES = { open: "entry", trash: "trashedEntry" } as const;

/** What is public of a kind that can be new, and what of it was. */
export const TABLES = {
  post: { open: "blog", trash: "trashedBlog" },
  "own-page": { open: "ownPage", trash: "trashedOwnPage" },
  departure: ENTRIES,
  licence: ENTRIES,
  requirement: ENTRIES,
  visa: ENTRIES,
} as const satisfies Record<NewKindName, object>;

/**
 * Older ones are deleted once the clock is trusted. Until then they can be brought back: the clock may be wrong, or was
 * when they came here.
 */
export const oldestKept = () => new Date(Date.now() - TRASH_DAYS * DAY_MS).toISOString();

const byMoment = byCode(({ deletedAt }: { deletedAt: string }) => deletedAt);

/** What can still be restored, last deleted first. */
export const asTrashed = <T extends { deletedAt: string }>(rows: T[]) =>
  rows
    .toSorted((one, other) => byMoment(other, one))
    .map((row) => ({ ...row, restorableUntil: restorableUntil(row.deletedAt) }));

export const restorableUntil = (deletedAt: string): string =>
  new Date(Date.parse(deletedAt) + TRASH_DAYS * DAY_MS).toISOString();

/** Whether it was public or not. */
export async function isInTrash(source: Db | Tx, { kind, id }: Place): Promise<boolean> {
  if (!isNewKindName(kind)) return false;
  const published = source.selectFrom(TABLES[kind].trash).select("id").where("id", "=", id);
  const begun = trashedDraftAt(source, { kind, id });
  return (await published.unionAll(begun).limit(1).executeTakeFirst()) !== undefined;
}

/** Not in the trash; it may not be public yet. */
export async function isOpen(source: Db | Tx, place: Place): Promise<boolean> {
  const { kind, id } = place;
  if (!isNewKindName(kind)) return true;
  const published = source.selectFrom(TABLES[kind].open).select("id").where("id", "=", id);
  const begun = draftAt(source, place).clearSelect().select("documentId as id");
  const found = await published.unionAll(begun).limit(1).executeTakeFirst();
  // What waits on top of something that was public lies in the trash with it.
  return found !== undefined && !(await isInTrash(source, place));
}

/** What is said where something is not open. */
export const notOpen = async (source: Db | Tx, place: Place): Promise<DomainError> =>
  new DomainError((await isInTrash(source, place)) ? "in-trash" : "not-found");

/** Those of a kind whose time is over are gone for good: nobody reads them. @param also what else is kept of them */
export async function emptyTrash(
  db: Db,
  kind: NewKindName,
  oldest: string,
  also: (tx: Tx, ids: readonly string[]) => Promise<void> = async () => {},
): Promise<void> {
  const dropSome = async (tx: Tx): Promise<boolean> => {
    const old = await oldIn(tx, kind, oldest);
    const ids = [...old, ...(await oldTrashedDrafts(tx, kind, oldest, AT_ONCE))].map(
      ({ id }) => id,
    );
    if (ids.length === 0) return false;
    await also(tx, ids);
    await forgetAll(tx, kind, ids);
    await dropFrom(tx, kind, ids);
    return true;
  };
  while (await db.transaction().execute(dropSome));
}

/** One table holds all kinds of entries. */
const dropFrom = (tx: Tx, kind: NewKindName, ids: readonly string[]) =>
  isEntryKindName(kind)
    ? tx.deleteFrom("trashedEntry").where("kind", "=", kind).where("id", "in", ids).execute()
    : tx.deleteFrom(TABLES[kind].trash).where("id", "in", ids).execute();

/** Held: what somebody brings back at this moment is none of them, and what is none can be brought back no more. */
const oldIn = (tx: Tx, kind: NewKindName, oldest: string) =>
  isEntryKindName(kind)
    ? tx
        .selectFrom("trashedEntry")
        .select("id")
        .where("kind", "=", kind)
        .where("deletedAt", "<", oldest)
        .limit(AT_ONCE)
        .forUpdate()
        .execute()
    : tx
        .selectFrom(TABLES[kind].trash)
        .select("id")
        .where("deletedAt", "<", oldest)
        .limit(AT_ONCE)
        .forUpdate()
        .execute();
