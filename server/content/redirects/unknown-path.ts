import { randomUUID } from "node:crypto";
import { blogLinkOf, blogPath } from "#contracts/blog-path.ts";
import { keyOf } from "#contracts/old-address.ts";
import { ownPagePath } from "#contracts/own-page-path.ts";
import { OFFERED_PATHS } from "#contracts/public-pages.ts";
import type { UnknownPath } from "#contracts/redirect.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { nearestPath } from "./nearest-path.ts";
import type { Found } from "./redirect-map.ts";

const DAY_MS = 86_400_000;
/** Nobody asks for it any more. */
const KEPT_DAYS = 30;
/** More are not kept, whoever asks for what. */
const MOST_KEPT = 500;
/** Fewer are a slip of somebody's. */
const LEAST_SHOWN = 3;
const MOST_SHOWN = 20;
/** The newest posts, as an address may be near one of them. */
const POSTS_COMPARED = 500;

type UnknownPathDeps = {
  find: (url: string) => Promise<Found | null>;
  listOwnPages: () => Promise<{ link: string }[]>;
};

/** Addresses that many people ask for and that are not there. */
export function createUnknownPaths(db: Db, { find, listOwnPages }: UnknownPathDeps) {
  return {
    /** @param counts by path, as `keyOf` makes it */
    add: (counts: ReadonlyMap<string, number>, now = new Date().toISOString()): Promise<void> =>
      db.transaction().execute(async (tx) => {
        // One order for all: two nodes that write the same ones must not wait for each other.
        const rows = [...counts]
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([path, count]) => ({ id: randomUUID(), path, count, since: now, lastAt: now }));
        await tx
          .insertInto("unknownPath")
          .values(rows)
          .onConflict((conflict) =>
            conflict.column("path").doUpdateSet((eb) => ({
              count: eb("unknownPath.count", "+", eb.ref("excluded.count")),
              lastAt: now,
            })),
          )
          .execute();
        await keepMost(tx);
      }),

    /** Most asked for first; without those that lead somewhere or are there by now. */
    async list(): Promise<UnknownPath[]> {
      const rows = await db
        .selectFrom("unknownPath")
        .select(["id as _id", "path", "count", "since"])
        .where("isLeft", "=", 0)
        .where("count", ">=", LEAST_SHOWN)
        .orderBy("count", "desc")
        .orderBy("path")
        .limit(2 * MOST_SHOWN)
        .execute();
      const posts = await postPaths(rows.map(({ path }) => path));
      const ownPages = (await listOwnPages()).map(({ link }) => ownPagePath(link));
      const pages = new Set(ownPages.map((path) => keyOf(path)));
      const led = await Promise.all(rows.map(({ path }) => find(path)));
      const open = rows.filter(
        ({ path }, index) => !led[index] && !posts.has(path) && !pages.has(path),
      );
      if (open.length === 0) return [];
      const newest = await db
        .selectFrom("blog")
        .select("link")
        .orderBy("createdAt", "desc")
        .limit(POSTS_COMPARED)
        .execute();
      const offered = [...OFFERED_PATHS, ...ownPages, ...newest.map(({ link }) => blogPath(link))];
      return open
        .slice(0, MOST_SHOWN)
        .map((row) => ({ ...row, suggestion: nearestPath(row.path, offered) }));
    },

    /** Not shown again while it is asked for. @throws DomainError "not-found" */
    async leave(id: string): Promise<void> {
      const { numUpdatedRows } = await db
        .updateTable("unknownPath")
        .set({ isLeft: 1 })
        .where("id", "=", id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new DomainError("not-found");
    },

    /** Deletes what nobody asks for any more. */
    async purge(now = Date.now()): Promise<void> {
      const oldest = new Date(now - KEPT_DAYS * DAY_MS).toISOString();
      await db.deleteFrom("unknownPath").where("lastAt", "<", oldest).execute();
    },
  };

  async function postPaths(paths: string[]): Promise<Set<string>> {
    const links = paths.flatMap((path) => blogLinkOf(path) ?? []);
    if (links.length === 0) return new Set();
    const posts = db.selectFrom("blog").select("link").where("link", "in", links);
    const there = new Set((await posts.execute()).map(({ link }) => link));
    return new Set(paths.filter((path) => there.has(blogLinkOf(path) ?? "")));
  }
}

/** What few ask for goes first, then what nobody has asked for lately. */
async function keepMost(tx: Tx): Promise<void> {
  const most = tx
    .selectFrom("unknownPath")
    .select("id")
    .orderBy("isLeft", "desc")
    .orderBy("count", "desc")
    .orderBy("lastAt", "desc")
    .orderBy("id")
    .limit(MOST_KEPT);
  await tx
    .deleteFrom("unknownPath")
    .where((eb) => eb.not(eb("id", "in", most)))
    .execute();
}
