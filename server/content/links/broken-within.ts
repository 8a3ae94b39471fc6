import { blogLinkOf } from "#contracts/blog-path.ts";
import { ownPageLinkOf } from "#contracts/own-page-path.ts";
import { papersPath } from "#contracts/papers-path.ts";
import { isOneAddress, PUBLIC_PAGES } from "#contracts/public-pages.ts";
import type { EntryReading } from "#server/content/entries/entry-reading.ts";
import { movedIn } from "#server/content/redirects/moved-in.ts";
import type { Db } from "#server/db/schema.ts";

/** Addresses that are looked at, and that an engine takes in one statement. */
const [MOST_LINKS, AT_ONCE] = [5000, 500];

/** Pictures, what machines read, and what hangs on a page that is there. */
const FILES = /^\/(?:media|art|og)\/|^\/[\w.-]+\.(?:xml|txt|webmanifest|ico)$/;
const ON_A_PACKAGE = /^\/packages\/(?:umrah|hajj|tours)\//;

export type WithinDeps = {
  db: Db;
  ownPages: { list: () => Promise<{ link: string }[]> };
  entry: Pick<EntryReading, "list">;
  redirect: { find: (url: string) => Promise<unknown> };
};

/** Paths of this site that public things link to, and that lead to no public page. */
export async function brokenWithin({ db, ownPages, entry, redirect }: WithinDeps) {
  const asked = (await linkedPaths(db)).filter((path) => !isThere(path));
  if (asked.length === 0) return [];
  const [posts, pages, visas] = await Promise.all([
    publicPosts(db, asked),
    ownPages.list(),
    entry.list("visa"),
  ]);
  const links = new Set(pages.map(({ link }) => link));
  const papers = visas.flatMap((visa) => papersPath(visa) ?? []);
  const left = asked.filter(
    (path) =>
      !posts.has(postLinkIn(path) ?? "") &&
      !links.has(ownPageLinkOf(path) ?? "") &&
      !papers.some((one) => path === one || path.startsWith(`${one}/`)),
  );
  const moved = await movedPaths(db, left);
  const broken: string[] = [];
  // In memory, but for the first.
  for (const path of left) if (!moved.has(path) && !(await redirect.find(path))) broken.push(path);
  return broken;
}

async function linkedPaths(db: Db): Promise<string[]> {
  const fixed = PUBLIC_PAGES.filter(isOneAddress).map(({ path }) => path);
  const rows = await db
    .selectFrom("reference")
    .select("target")
    .distinct()
    .where("target", "like", "/%")
    .where(({ eb, not }) => not(eb("target", "like", "/media/%")))
    .where("target", "not in", fixed)
    .orderBy("target")
    .limit(MOST_LINKS)
    .execute();
  return rows.map(({ target }) => target);
}

const isThere = (path: string): boolean =>
  FILES.test(path) ||
  ON_A_PACKAGE.test(path) ||
  /^\/(?:student|work)-visa\/papers\/other(?:\/|$)/.test(path);

async function publicPosts(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const links = paths.flatMap((path) => postLinkIn(path) ?? []);
  const found = new Set<string>();
  for (let from = 0; from < links.length; from += AT_ONCE) {
    const rows = await db
      .selectFrom("blog")
      .select("link")
      .where("link", "in", links.slice(from, from + AT_ONCE))
      .execute();
    for (const { link } of rows) found.add(link);
  }
  return found;
}

async function movedPaths(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let from = 0; from < paths.length; from += AT_ONCE) {
    for (const path of (await movedIn(db, paths.slice(from, from + AT_ONCE))).keys()) {
      found.add(path);
    }
  }
  return found;
}

function postLinkIn(path: string): string | null {
  try {
    return blogLinkOf(path);
  } catch {
    // A stray % is no letter.
    return null;
  }
}
