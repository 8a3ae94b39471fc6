import { isNewKindName, type KindName, NEW_KIND_NAMES } from "#contracts/kinds/find-kind.ts";
import type { OtherLanguage } from "#contracts/languages.ts";
import { OTHER_LANGUAGES } from "#contracts/languages.ts";
import type { ContentVersion } from "#server/content/content-version.ts";
import { titlesOf } from "#server/content/titles-of.ts";
import { untilChanged } from "#server/content/until-changed.ts";
import type { Db } from "#server/db/schema.ts";
import { brokenWithin, type WithinDeps } from "./broken-within.ts";
import type { OutwardLinks } from "./outward-links.ts";

export type BrokenLink = {
  kind: KindName;
  id: string;
  language: OtherLanguage | undefined;
  /** Of what can be new; others are called by their place. */
  title: string;
  /** The first of them that leads nowhere. */
  address: string;
  /** YYYY-MM-DD; empty: within the site. */
  since: string;
};

/** Of things that hold one. */
const MOST_PLACES = 500;

type LinksDeps = WithinDeps & {
  content: Pick<ContentVersion, "current">;
  outwardLink: Pick<OutwardLinks, "broken">;
};

/** Links of what is public that lead nowhere. */
export function createBrokenLinks(deps: LinksDeps) {
  const { db, content, outwardLink } = deps;
  const within = untilChanged(content, async () => {
    const since = new Map((await brokenWithin(deps)).map((target) => [target, ""]));
    return placesOf(db, since);
  });

  return {
    /** One a thing, and language. */
    async list(): Promise<BrokenLink[]> {
      const found = [...(await within()), ...(await placesOf(db, await outwardLink.broken()))];
      const things = Map.groupBy(found, ({ kind, id, language }) => [kind, id, language].join(" "));
      return [...things.values()].flatMap(([first]) => first ?? []);
    },
  };
}

export type BrokenLinks = ReturnType<typeof createBrokenLinks>;

/** What is in the trash holds links too, and visitors follow none of them. */
async function placesOf(db: Db, since: ReadonlyMap<string, string>): Promise<BrokenLink[]> {
  if (since.size === 0) return [];
  const rows = await db
    .selectFrom("reference")
    .selectAll()
    .where("target", "in", [...since.keys()])
    .orderBy("kind")
    .orderBy("documentId")
    .orderBy("lang")
    .orderBy("target")
    .limit(MOST_PLACES)
    .execute();
  const things = Map.groupBy(rows, (row) => `${row.kind}/${row.documentId}/${row.lang}`);
  const placed = [...things.values()].flatMap(([first]) => first ?? []);
  const titles = await publicTitles(db, placed);
  return placed.flatMap(({ kind, documentId: id, lang, target: address }) => {
    const title = titles.get(`${kind}/${id}`);
    if (isNewKindName(kind) && title === undefined) return [];
    const language = OTHER_LANGUAGES.find((one) => one === lang);
    return [{ kind, id, language, title: title ?? "", address, since: since.get(address) ?? "" }];
  });
}

type Placed = { kind: KindName; documentId: string };

/** A query for each kind of which there are many. */
async function publicTitles(db: Db, rows: readonly Placed[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const kind of NEW_KIND_NAMES) {
    const ids = rows.filter((row) => row.kind === kind).map(({ documentId }) => documentId);
    if (ids.length === 0) continue;
    for (const { id, title, isInTrash } of await titlesOf(db, kind, [...new Set(ids)])) {
      if (!isInTrash) titles.set(`${kind}/${id}`, title);
    }
  }
  return titles;
}
