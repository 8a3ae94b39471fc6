import { isNewKindName } from "#contracts/kinds/find-kind.ts";
import { stemOf } from "#contracts/media-address.ts";
import { readNewAddress } from "#contracts/new-address.ts";
import { keyOf, partsOf } from "#contracts/old-address.ts";
import { TABLES } from "#server/content/trash.ts";
import { nameOf, type Placed } from "./check-body.ts";
import { type Checked, rowsOf } from "./rows-of.ts";

/** What things need of each other: pictures and pages that are there. */
export async function checkTargets(checked: Checked): Promise<void> {
  const { db, findings } = checked;
  const KEY = ["target", "kind", "documentId", "lang"];
  for await (const rows of rowsOf(checked, "reference", KEY)) {
    const stems = [...new Set(rows.flatMap(({ target }) => stemOf(target) ?? []))];
    const pictures = stems.length
      ? await db
          .selectFrom("media")
          .select("stem")
          .where("stem", "in", stems)
          .where("isReady", "=", 1)
          .execute()
      : [];
    const there = new Set(pictures.map(({ stem }) => stem));
    const sources = await sourcesOf(checked, rows);
    for (const row of rows) {
      const stem = stemOf(row.target);
      if (!sources.has(nameOf(row))) findings.add("no-source", nameOf(row), row.target);
      else if (stem && !there.has(stem)) findings.add("no-picture", nameOf(row), row.target);
    }
  }
}

/** Those of these that are public, or in the trash: in as many queries as there are tables. */
async function sourcesOf({ db }: Checked, rows: readonly Placed[]): Promise<Set<string>> {
  const found = new Set<string>();
  if (rows.length === 0) return found;
  const ids = [...new Set(rows.map(({ documentId }) => documentId))];
  const documents = await db
    .selectFrom("document")
    .select(["kind", "documentId", "lang"])
    .where("documentId", "in", ids)
    .execute();
  for (const row of documents) found.add(nameOf(row));
  const kinds = [...new Set(rows.map(({ kind }) => kind))].filter((kind) => isNewKindName(kind));
  for (const kind of kinds) {
    for (const table of [TABLES[kind].open, TABLES[kind].trash]) {
      const known = await db.selectFrom(table).select("id").where("id", "in", ids).execute();
      for (const { id } of known) found.add(nameOf({ kind, documentId: id, lang: "en" }));
    }
  }
  return found;
}

/** Addresses that moved: of posts and pages those that are there, of one's own those that end somewhere. */
export async function checkRedirects(checked: Checked): Promise<void> {
  const { findings } = checked;
  // A site holds all of them in memory while it runs.
  const own = new Map<string, string>();
  for await (const rows of rowsOf(checked, "redirect")) {
    const places = rows.filter(({ kind }) => kind !== "own");
    const sources = await sourcesOf(
      checked,
      places.map(({ kind, documentId }) => ({ kind, documentId, lang: "en" })),
    );
    for (const { fromPath, kind, documentId, target } of rows) {
      if (kind !== "own") {
        const isThere = sources.has(nameOf({ kind, documentId, lang: "en" }));
        if (!isThere) findings.add("redirect", fromPath, `${kind} ${documentId} is gone`);
      } else if (target === null || readNewAddress(target).mistake) {
        findings.add("redirect", fromPath, "it has no address to lead to");
      } else own.set(fromPath, target);
    }
  }
  for (const from of own.keys()) {
    if (isCircle(own, from)) findings.add("redirect", from, "it leads in a circle");
  }
}

function isCircle(own: ReadonlyMap<string, string>, from: string): boolean {
  const seen = new Set<string>();
  let at: string | undefined = from;
  while (at !== undefined) {
    if (seen.has(at)) return true;
    seen.add(at);
    const { path, query } = partsOf(own.get(at) ?? "");
    const key: string | null = query ? null : keyOf(path);
    at = key !== null && own.has(key) ? key : undefined;
  }
  return false;
}
