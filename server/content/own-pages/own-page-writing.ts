import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { BegunPost } from "#contracts/draft.ts";
import type { NewOwnPage, OwnPage, OwnPageWrite, TrashedOwnPage } from "#contracts/own-page.ts";
import { ownPagePath } from "#contracts/own-page-path.ts";
import { type By, recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { ContentVersion } from "#server/content/content-version.ts";
import {
  callOffPlans,
  moveDraftToTrash,
  restoreDraft,
  trashedDrafts,
} from "#server/content/draft-trash.ts";
import { forgetAll } from "#server/content/forget.ts";
import { claimAddress } from "#server/content/move.ts";
import { publicHtml } from "#server/content/public-html.ts";
import { type Publishing, publish } from "#server/content/publish.ts";
import { asTrashed, emptyTrash, type MoveToTrash, oldestKept } from "#server/content/trash.ts";
import { isTaken } from "#server/db/is-taken.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { stampNow } from "#server/time/stamp.ts";
import { lockedPage, ownPageShelf, presentPage } from "./own-page-shelf.ts";

/** What was read of it. */
type Known = { version?: number | undefined };

type Created = {
  page: OwnPage;
  /** False: it was there already. */
  isNew: boolean;
};

const placeOf = (id: string) => ({ kind: "own-page", id }) as const;

export function createOwnPageWriting(db: Db, content: ContentVersion) {
  return {
    /**
     * A page that is there already, word for word, is not made twice: the answer to the first try was lost.
     * @param id as it was sent with then; with other words now it is the same page, as long as it is as it was made, or
     * has the version that is given
     * @throws DomainError "page-link-taken" by another page, "changed-meanwhile", "in-trash"
     */
    async create(
      { version = 1, ...fields }: NewOwnPage & Known,
      by: By,
      id?: string,
    ): Promise<Created> {
      const written = cleaned(fields);
      const there = id === undefined ? null : await findSame(written);
      if (there && there._id === id) return { page: there, isNew: false };
      try {
        const page = await inTransaction((tx) =>
          publishPage(tx, id ?? randomUUID(), written, { ...by, ...(id && { version }) }),
        );
        return { page, isNew: page.version === 1 };
      } catch (error) {
        return { page: await sameAs(written, error), isNew: false };
      }
    },

    /**
     * With a `version` only that version is replaced, without one whatever is there.
     * @throws DomainError "not-found", "changed-meanwhile", "page-link-taken"
     */
    update: (id: string, { version, ...fields }: OwnPageWrite, by: By): Promise<OwnPage> =>
      inTransaction((tx) =>
        publishPage(tx, id, cleaned(fields), { ...by, version, isThere: true }),
      ),

    /**
     * Waiting changes of a page that was never public; those of one that is there already, word for word, are of no
     * use any more: what made it public was not answered.
     * @throws DomainError "changed-meanwhile", "page-link-taken"
     */
    async publishFirst(id: string, fields: NewOwnPage, by: By): Promise<OwnPage> {
      const written = cleaned(fields);
      try {
        return await inTransaction((tx) => publishPage(tx, id, written, { ...by, version: 0 }));
      } catch (error) {
        const page = await sameAs(written, error);
        await content.change((tx) => forgetAll(tx, "own-page", [id]));
        return page;
      }
    },

    /** To the trash, where it can be brought back for a while. @throws DomainError "not-found" */
    remove: (id: string, by: By): Promise<void> =>
      inTransaction((tx) => movePageToTrash(tx, id, by)),

    /**
     * As it was.
     * @throws DomainError "not-found", "page-link-taken" when another page has its link by now
     */
    restore: (id: string, { by }: By): Promise<OwnPage | BegunPost> =>
      inTransaction(async (tx) => {
        const draft = await restoreDraft(tx, placeOf(id));
        if (draft) {
          const { title, ...begun } = draft;
          await record(tx, by, "restore", { id, title });
          return { _id: id, ...begun, publishAt: null };
        }
        // In one statement, so that only one of two at the same moment takes it out.
        const trashed = await tx
          .deleteFrom("trashedOwnPage")
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirst();
        if (!trashed) throw new DomainError("not-found");
        const { deletedAt: _, ...row } = trashed;
        await claimAddress(tx, ownPagePath(row.link));
        await tx.insertInto("ownPage").values(row).execute();
        await record(tx, by, "restore", row);
        return presentPage(row);
      }),

    /** What can still be brought back, last deleted first. */
    async listTrash(): Promise<TrashedOwnPage[]> {
      const rows = await db
        .selectFrom("trashedOwnPage")
        .select(["id as _id", "title", "link", "deletedAt"])
        .execute();
      const drafts = await trashedDrafts(db, "own-page");
      return asTrashed([...rows, ...drafts.map(({ type: _, ...draft }) => draft)]);
    },

    purgeTrash: (): Promise<void> => emptyTrash(db, "own-page", oldestKept()),
  };

  /** @throws the error, where it is another one that has the link */
  async function sameAs(written: NewOwnPage, error: unknown): Promise<OwnPage> {
    const page = isLinkTaken(error) ? await findSame(written) : null;
    if (!page) throw error;
    return page;
  }

  async function findSame(written: NewOwnPage): Promise<OwnPage | null> {
    const row = await db
      .selectFrom("ownPage")
      .selectAll()
      .where("link", "=", written.link)
      .executeTakeFirst();
    return row && isDeepStrictEqual(JSON.parse(row.body), written) ? presentPage(row) : null;
  }

  async function inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await content.change(work);
    } catch (error) {
      // The only unique column besides the id, which we make.
      throw isTaken(error) ? new DomainError("page-link-taken") : error;
    }
  }
}

export const movePageToTrash: MoveToTrash = async (tx, id, { by }) => {
  const row = await lockedPage(tx, id);
  const draft = row ? null : await moveDraftToTrash(tx, placeOf(id));
  if (!row && !draft) throw new DomainError("not-found");
  if (row) {
    await tx.deleteFrom("ownPage").where("id", "=", id).execute();
    await callOffPlans(tx, "own-page", [id]);
    const deletedAt = await stampNow(tx);
    await tx
      .insertInto("trashedOwnPage")
      .values({ ...row, deletedAt })
      .execute();
  }
  await record(tx, by, "delete", { id, title: row?.title ?? draft?.title ?? "" });
};

const isLinkTaken = (error: unknown) =>
  error instanceof DomainError && error.code === "page-link-taken";

const record = (
  tx: Tx,
  by: By["by"],
  action: "delete" | "restore",
  { id, title }: { id: string; title: string },
) => recordAuditEntry(tx, { by, action, thing: "own-page", thingId: id, summary: title });

const cleaned = ({ title, link, description, content, isInFooter }: NewOwnPage): NewOwnPage => ({
  ...{ title, link, description, content: publicHtml(content), isInFooter },
});

async function publishPage(
  tx: Tx,
  id: string,
  body: NewOwnPage,
  how: By & Pick<Publishing, "version" | "isThere">,
): Promise<OwnPage> {
  const publishing = { ...how, place: placeOf(id), summary: body.title, bodyOf: () => body };
  const { isPublished } = await publish(tx, ownPageShelf, publishing);
  const row = await lockedPage(tx, id);
  if (!row) throw new DomainError("not-found");
  const page = presentPage(row);
  if (!isPublished) throw new DomainError("changed-meanwhile", { current: page });
  return page;
}
