import { randomUUID } from "node:crypto";
import type {
  Media,
  MediaDetail,
  MediaFacts,
  MediaListQuery,
  MediaWrite,
} from "#contracts/media.ts";
import { MEDIA_IN_TEXT } from "#contracts/media-address.ts";
import { searchTextOf } from "#contracts/search-text.ts";
import { type By, recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { ContentVersion } from "#server/content/content-version.ts";
import { holdsWord } from "#server/db/holds-word.ts";
import { isTaken } from "#server/db/is-taken.ts";
import type { Db, MediaRow, Tx } from "#server/db/schema.ts";
import { unlessTaken } from "#server/db/take-turn.ts";
import { versionAfter } from "#server/db/version-after.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { type NewPicture, presentMedia, rowOf } from "./media-row.ts";
import { mediaUses } from "./media-use.ts";

/** Of an unfinished picture of which nobody has stored a file for so long its making broke off, on whichever node. */
export const HELD_MS = 5 * 60_000;

/** The library's records; the files themselves are the business of server/media. */
export function createMedia(db: Db, content: ContentVersion) {
  const matching = ({ q, described }: Pick<MediaListQuery, "q" | "described">) => {
    let query = db.selectFrom("media").where("isReady", "=", 1);
    if (described === "no") query = query.where("decorative", "=", 0).where("alt", "=", "");
    for (const word of q.match(/\S+/g) ?? []) {
      query = query.where(holdsWord(searchTextOf(word)));
    }
    return query;
  };

  return {
    /** Newest first. */
    async list({ limit, offset, ...which }: MediaListQuery): Promise<Media[]> {
      const rows = await matching(which)
        .selectAll()
        .orderBy("createdAt", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(presentMedia);
    },

    async count(which: Pick<MediaListQuery, "q" | "described">): Promise<number> {
      const { count } = await matching(which)
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** With where it is used. @throws DomainError "not-found" */
    async find(id: string): Promise<MediaDetail> {
      const row = await requireReady(db, id);
      return { ...presentMedia(row), usedIn: await mediaUses(db, row.stem) };
    },

    async findByHash(hash: string): Promise<Media | null> {
      const row = await db
        .selectFrom("media")
        .selectAll()
        .where("hash", "=", hash)
        .where("isReady", "=", 1)
        .executeTakeFirst();
      return row ? presentMedia(row) : null;
    },

    /** Alt text and focus point of the pictures whose addresses stand in `content`, in one query. */
    async factsIn(content: unknown): Promise<MediaFacts> {
      const found = JSON.stringify(content ?? null).matchAll(MEDIA_IN_TEXT);
      const stems = new Set([...found].flatMap(([, stem]) => stem ?? []));
      if (stems.size === 0) return {};
      const rows = await db
        .selectFrom("media")
        .selectAll()
        .where("stem", "in", [...stems])
        .execute();
      return Object.fromEntries(
        rows.map(presentMedia).map(({ url, alt, focus }) => [url, { alt, focus }]),
      );
    },

    /**
     * With a `version` only that version is replaced, without one whatever is there.
     * @throws DomainError "not-found", "changed-meanwhile"
     */
    update: (id: string, { version, ...fields }: MediaWrite, { by }: By): Promise<Media> =>
      content.change(async (tx) => {
        const old = await requireReady(tx, id, { lock: true });
        if (version !== undefined && version !== old.version) {
          throw new DomainError("changed-meanwhile", { current: presentMedia(old) });
        }
        const { alt, decorative, focus } = fields;
        const row: MediaRow = {
          ...old,
          alt,
          decorative: decorative ? 1 : 0,
          focusX: focus.x,
          focusY: focus.y,
          searchText: searchTextOf(old.name, alt),
          updatedAt: new Date().toISOString(),
          version: await versionAfter(tx, old.version),
        };
        await tx.updateTable("media").set(row).where("id", "=", id).execute();
        await record(tx, by, "update", row);
        return presentMedia(row);
      }),

    /**
     * Called before the first file of a picture is stored, so that a broken-off upload can be
     * found and removed. No page can show an unfinished picture: neither this nor `finish` makes
     * pages old.
     * @param isOurs an earlier try of this process broke off, and left its record
     * @throws DomainError "picture-under-way" when another node has its files in hand
     */
    async begin(picture: NewPicture, { isOurs = false } = {}): Promise<void> {
      const row = rowOf(randomUUID(), picture);
      const before = new Date(Date.now() - (isOurs ? 0 : HELD_MS)).toISOString();
      try {
        await db.transaction().execute(async (tx) => {
          await tx
            .deleteFrom("media")
            .where("hash", "=", row.hash)
            .where("isReady", "=", 0)
            .where("updatedAt", "<=", before)
            .execute();
          await tx.insertInto("media").values(row).execute();
        });
      } catch (error) {
        throw isTaken(error) ? new DomainError("picture-under-way") : error;
      }
    },

    /**
     * Keeps the files of an unfinished picture from other nodes, for a while. Waits for whoever is
     * finishing it at this moment.
     * @returns whether it is unfinished
     */
    async hold(stem: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("media")
        .set({ updatedAt: new Date().toISOString() })
        .where("stem", "=", stem)
        .where("isReady", "=", 0)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** All its files are stored: from now on it is there. */
    finish: (stem: string, { by }: By): Promise<Media> =>
      db.transaction().execute(async (tx) => {
        const row = await tx
          .selectFrom("media")
          .selectAll()
          .where("stem", "=", stem)
          .executeTakeFirstOrThrow();
        await tx.updateTable("media").set({ isReady: 1 }).where("id", "=", row.id).execute();
        await record(tx, by, "create", row);
        return presentMedia(row);
      }),

    /**
     * From now on it is not there; its files may be removed.
     * @returns the folder they lie in
     * @throws DomainError "not-found", "picture-in-use"
     */
    retire: (id: string, { by }: By): Promise<string> =>
      content.change(async (tx) => {
        const row = await requireReady(tx, id, { lock: true });
        const uses = await mediaUses(tx, row.stem);
        if (uses.length > 0) {
          throw new DomainError("picture-in-use", { places: uses.map(({ label }) => label) });
        }
        const updatedAt = new Date().toISOString();
        await tx.updateTable("media").set({ isReady: 0, updatedAt }).where("id", "=", id).execute();
        await record(tx, by, "delete", row);
        return row.stem;
      }),

    /** @returns false: a node is copying files of pictures, and nothing was done */
    unlessCopied: (removal: () => Promise<void>): Promise<boolean> =>
      unlessTaken(db, "picture-files", removal),

    /** Its files are gone. */
    async forget(stem: string): Promise<void> {
      await db.deleteFrom("media").where("stem", "=", stem).where("isReady", "=", 0).execute();
    },

    /** Folders of pictures whose making or removal broke off. @param olderThanMs since the last change */
    async listUnfinished(olderThanMs = 0): Promise<string[]> {
      const rows = await db
        .selectFrom("media")
        .select("stem")
        .where("isReady", "=", 0)
        .where("updatedAt", "<=", new Date(Date.now() - olderThanMs).toISOString())
        .execute();
      return rows.map(({ stem }) => stem);
    },
  };
}

export type MediaRecords = ReturnType<typeof createMedia>;

/** @param lock no other transaction changes it until this one has ended */
async function requireReady(source: Db | Tx, id: string, { lock = false } = {}): Promise<MediaRow> {
  const row = await source
    .selectFrom("media")
    .selectAll()
    .where("id", "=", id)
    .where("isReady", "=", 1)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw new DomainError("not-found");
  return row;
}

const record = (tx: Tx, by: By["by"], action: "create" | "update" | "delete", row: MediaRow) =>
  recordAuditEntry(tx, { by, action, thing: "media", thingId: row.id, summary: row.name });
