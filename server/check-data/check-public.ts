import { isEntryKindName } from "#contracts/kinds/entries.ts";
import { postKind } from "#contracts/kinds/post.ts";
import { schemaOf } from "#contracts/kinds/upgraded.ts";
import { columnsOf as columnsOfEntry } from "#server/content/entries/entry-columns.ts";
import { kindAt } from "#server/content/place.ts";
import { writtenOf } from "#server/content/posts/post-row.ts";
import { referencesIn } from "#server/content/references-in.ts";
import type { Body } from "#server/content/state.ts";
import type { EntryTable } from "#server/db/schema-entry.ts";
import type { OwnPageTable } from "#server/db/schema-own-page.ts";
import { checkBody, nameOf, type Placed } from "./check-body.ts";
import { checkList } from "./check-lists.ts";
import { type Checked, rowsOf } from "./rows-of.ts";

type Public = { placed: Placed; name: string; body: Body; targets: readonly string[] };

/** All that visitors read, and what of it lies in the trash. */
export async function checkPublic(checked: Checked): Promise<void> {
  const { findings } = checked;
  const english = { lang: "en" } as const;
  /** @returns null: it cannot be read */
  const read = (placed: Placed, title: string, stored: { schema: number; text: string }) => {
    const name = nameOf(placed, title);
    const found = checkBody(findings, { ...placed, ...stored, name });
    if (!found) return null;
    const targets = referencesIn(kindAt(found.place)?.fields ?? {}, found.body);
    return { placed, name, body: found.body, targets };
  };

  const PLACE = ["kind", "documentId", "lang"];
  for await (const rows of rowsOf(checked, "document", PLACE)) {
    const found = rows.map(({ kind, documentId, lang, schema, body }) => {
      const placed = { kind, documentId, lang };
      if (checkList(findings, nameOf(placed), body)) return null;
      return read(placed, "", { schema, text: body });
    });
    await checkReferences(checked, found);
  }
  for (const table of ["entry", "trashedEntry"] as const) {
    for await (const rows of rowsOf(checked, table)) {
      const found = rows.map((row) => {
        const { id: documentId, kind, title, schema, body } = row;
        const one = read({ kind, documentId, ...english }, title, { schema, text: body });
        if (one && !isEntryInList(row, one.body)) findings.add("columns", one.name);
        return one;
      });
      if (table === "entry") await checkReferences(checked, found);
      if (table === "entry") await checkPapers(checked, found);
    }
  }
  for (const table of ["ownPage", "trashedOwnPage"] as const) {
    for await (const rows of rowsOf(checked, table)) {
      const found = rows.map((row) => {
        const { id: documentId, title, schema, body } = row;
        const placed = { kind: "own-page", documentId, ...english };
        const one = read(placed, title, { schema, text: body });
        if (one && !isPageInList(row, one.body)) findings.add("columns", one.name);
        return one;
      });
      if (table === "ownPage") await checkReferences(checked, found);
    }
  }
  for (const table of ["blog", "trashedBlog"] as const) {
    for await (const rows of rowsOf(checked, table)) {
      const found = rows.map((row) => {
        const stored = { schema: schemaOf(postKind), text: JSON.stringify(writtenOf(row)) };
        return read({ kind: "post", documentId: row.id, ...english }, row.title, stored);
      });
      if (table === "blog") await checkReferences(checked, found);
    }
  }
}

function isEntryInList(row: EntryTable, body: Body): boolean {
  if (!isEntryKindName(row.kind)) return true;
  const { parent, position, address, title } = columnsOfEntry(row.kind, body);
  return (
    parent === row.parent &&
    position === row.position &&
    address === row.address &&
    title === row.title
  );
}

const isPageInList = ({ title, link, isInFooter }: OwnPageTable, body: Body): boolean =>
  title === body.title && link === body.link && (isInFooter === 1) === body.isInFooter;

/** Those of a batch, in one query. */
async function checkReferences({ db, findings }: Checked, found: (Public | null)[]) {
  // Translations of the demo agency came without them.
  const read = found.flatMap((one) => (one && one.body.isExample !== true ? one : []));
  if (read.length === 0) return;
  const rows = await db
    .selectFrom("reference")
    .selectAll()
    .where("documentId", "in", [...new Set(read.map(({ placed }) => placed.documentId))])
    .execute();
  const known = new Map<string, string[]>();
  for (const row of rows) known.set(nameOf(row), [...(known.get(nameOf(row)) ?? []), row.target]);
  for (const { placed, name, targets } of read) {
    const stored = known.get(nameOf(placed)) ?? [];
    const isSame = stored.length === targets.length && targets.every((one) => stored.includes(one));
    if (!isSame) findings.add("references", name);
  }
}

/** Of the visas of a batch: whether their papers are there. */
async function checkPapers({ db, findings }: Checked, found: (Public | null)[]) {
  const asked = found.flatMap((one) => {
    if (one?.placed.kind !== "visa") return [];
    const papers = (one.body.papers ?? []) as { requirement: string }[];
    return [{ name: one.name, ids: papers.map(({ requirement }) => requirement) }];
  });
  const ids = [...new Set(asked.flatMap((one) => one.ids))];
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom("entry")
    .select("id")
    .where("kind", "=", "requirement")
    .where("id", "in", ids)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  for (const { name, ids } of asked) {
    const gone = ids.filter((id) => !known.has(id));
    if (gone.length > 0) findings.add("no-paper", name, [...new Set(gone)].join(", "));
  }
}
