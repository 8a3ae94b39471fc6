import { z } from "zod";
import { isEntryKindName } from "#contracts/kinds/entries.ts";
import type { NewKindName } from "#contracts/kinds/find-kind.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { visaKind } from "#contracts/kinds/visa.ts";
import { ENGLISH } from "#server/content/place.ts";
import type { Db, Tx } from "#server/db/schema.ts";

/** What the demo agency came with: ids of its posts, places of its documents and entries. Nobody writes it. */
export const DEMO_ROW = { kind: "demo", documentId: "demo", lang: "en" } as const;

const entryPlace = z.object({
  kind: z.string().refine(isEntryKindName),
  id: z.string(),
});

export const demoSchema = z.object({
  posts: z.array(z.string()),
  documents: z.array(z.string()),
  // Older sites came without them.
  entries: z.array(entryPlace).default([]),
});

type EntryPlace = z.infer<typeof entryPlace>;

export type Demo = z.infer<typeof demoSchema>;

export async function findDemo(source: Db | Tx): Promise<Demo> {
  const row = await source
    .selectFrom("document")
    .select("body")
    .where((eb) => eb.and(DEMO_ROW))
    .executeTakeFirst();
  return demoSchema.parse(row ? JSON.parse(row.body) : { posts: [], documents: [] });
}

/** As a translation that came with the demo is kept; in what somebody wrote the quotes are escaped. */
const EXAMPLE = '%"isExample":true%';

/** Of these kinds something waits, or was translated by somebody: ids. */
async function beingWritten(source: Db | Tx, kinds: readonly NewKindName[]): Promise<Set<string>> {
  const waiting = source.selectFrom("draft").select("documentId").where("kind", "in", kinds);
  const translated = source
    .selectFrom("document")
    .select("documentId")
    .where("kind", "in", kinds)
    .where("lang", "!=", ENGLISH)
    .where("body", "not like", EXAMPLE);
  const rows = await waiting.union(translated).execute();
  return new Set(rows.map(({ documentId }) => documentId));
}

/** Nothing of them was saved, in any language, and nothing waits. */
export async function untouchedPosts(
  source: Db | Tx,
  { posts }: Pick<Demo, "posts">,
): Promise<{ id: string; link: string }[]> {
  if (posts.length === 0) return [];
  const written = await beingWritten(source, ["post"]);
  const rows = await source
    .selectFrom("blog")
    .select(["id", "link"])
    .where("id", "in", posts)
    .where("version", "=", 1)
    .execute();
  return rows.filter(({ id }) => !written.has(id));
}

/** The same of departures, visas, papers and licences; a paper stays with the visa that asks for it. */
export async function untouchedEntries(
  source: Db | Tx,
  { entries }: Pick<Demo, "entries">,
): Promise<EntryPlace[]> {
  if (entries.length === 0) return [];
  const written = await beingWritten(source, [...new Set(entries.map(({ kind }) => kind))]);
  const rows = await source
    .selectFrom("entry")
    .select("id")
    .where(
      "id",
      "in",
      entries.map(({ id }) => id),
    )
    .where("version", "=", 1)
    .execute();
  const untouched = new Set(rows.map(({ id }) => id).filter((id) => !written.has(id)));
  const asked = await papersOfVisas(source, untouched);
  return entries.filter(({ id }) => untouched.has(id) && !asked.has(id));
}

/** Ids of papers that the other visas ask for. There are some dozens of visas. */
async function papersOfVisas(source: Db | Tx, leaving: ReadonlySet<string>): Promise<Set<string>> {
  const visas = await source
    .selectFrom("entry")
    .select(["id", "schema", "body"])
    .where("kind", "=", "visa")
    .execute();
  const papers = visas
    .filter(({ id }) => !leaving.has(id))
    .flatMap(({ body, schema }) => upgraded(visaKind, JSON.parse(body), schema).papers);
  return new Set(papers.map(({ requirement }) => requirement));
}
