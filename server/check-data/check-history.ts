import { sql } from "kysely";
import { schemaOf } from "#contracts/kinds/upgraded.ts";
import { kindAt, placeAt } from "#server/content/place.ts";
import { unpackBody } from "#server/content/revision-body.ts";
import { fittingNow } from "#server/content/state.ts";
import type { DraftTable, RevisionTable } from "#server/db/schema-content.ts";
import { checkBody, nameOf, type Placed } from "./check-body.ts";
import { type Checked, rowsOf } from "./rows-of.ts";

const PLACE = ["kind", "documentId", "lang"];
const PLACES_AT_ONCE = 100;

/** Changes that wait may be half written: they must be readable, and no more. */
export async function checkDrafts(checked: Checked): Promise<void> {
  for await (const rows of rowsOf(checked, "draft", PLACE)) {
    for (const row of rows) {
      const mistake = mistakeInDraft(row);
      if (mistake !== null) checked.findings.add("draft", nameOf(row), mistake);
    }
  }
}

/** Null: there is none. */
function mistakeInDraft({ kind, documentId, lang, schema, body }: DraftTable): string | null {
  const place = placeAt(kind, documentId, lang);
  const known = place && kindAt(place);
  if (!known) return "this version does not know what it is";
  if (schema > schemaOf(known)) return `schema ${schema}`;
  try {
    const stored: unknown = JSON.parse(body);
    if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return "no body";
    fittingNow(place, { schema, body: { ...stored } });
    return null;
  } catch {
    return "not readable";
  }
}

type Head = RevisionTable & { baseBody: Buffer | null };

/** Of each thing the version that was public last: what restoring and comparing begin with. */
export async function checkHeads(checked: Checked): Promise<void> {
  const { db, findings } = checked;
  let after: Placed | undefined;
  do {
    const place = after
      ? sql`and (kind, ${sql.ref("documentId")}, lang) > (${after.kind}, ${after.documentId}, ${after.lang})`
      : sql``;
    const { rows } = await sql<Head>`
      select r.*, b.body as ${sql.ref("baseBody")} from (
        select kind, ${sql.ref("documentId")}, lang, max(version) as newest from revision
        where action <> 'draft' ${place}
        group by kind, ${sql.ref("documentId")}, lang
        order by kind, ${sql.ref("documentId")}, lang limit ${sql.lit(PLACES_AT_ONCE)}
      ) h
      join revision r on r.kind = h.kind and r.${sql.ref("documentId")} = h.${sql.ref("documentId")}
        and r.lang = h.lang and r.version = h.newest and r.action <> 'draft'
      left join revision b on b.id = r.base
      order by r.kind, r.${sql.ref("documentId")}, r.lang
    `.execute(db);
    findings.count("revision", rows.length);
    for (const row of rows) checkHead(checked, row);
    const last = rows.at(-1);
    after = last && { kind: last.kind, documentId: last.documentId, lang: last.lang };
  } while (after);
  const { rows: lost } = await sql<Placed & { id: string }>`
    select r.id, r.kind, r.${sql.ref("documentId")}, r.lang from revision r
    left join revision b on b.id = r.base where r.base is not null and b.id is null
    order by r.id limit ${sql.lit(PLACES_AT_ONCE)}
  `.execute(db);
  for (const row of lost) findings.add("history", nameOf(row), `version ${row.id}`);
}

/** Those before them, and those that were never public: each can be read, as whoever restores it does. */
export async function checkEarlier({ db, findings }: Checked): Promise<void> {
  let after: string | undefined = "";
  while (after !== undefined) {
    const { rows } = await sql<Head>`
      select r.*, b.body as ${sql.ref("baseBody")} from revision r
      left join revision b on b.id = r.base
      where r.id > ${after} and (r.action = 'draft' or exists (
        select 1 from revision n where n.kind = r.kind and n.lang = r.lang and n.action <> 'draft'
          and n.${sql.ref("documentId")} = r.${sql.ref("documentId")} and n.version > r.version))
      order by r.id limit ${sql.lit(PLACES_AT_ONCE)}
    `.execute(db);
    findings.count("revision", rows.length);
    for (const row of rows) {
      const isLost = row.base !== null && row.baseBody === null;
      if (!isLost && textIn(row) === null)
        findings.add("history", nameOf(row), `version ${row.id}`);
    }
    after = rows.at(-1)?.id;
  }
}

/** Null: it cannot be read. */
function textIn({ body, baseBody }: Head): string | null {
  try {
    const text = unpackBody(body, baseBody && unpackBody(baseBody, null));
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

function checkHead({ findings }: Checked, row: Head): void {
  const { kind, documentId, lang, schema, base, baseBody } = row;
  const placed = { kind, documentId, lang };
  if (base !== null && baseBody === null) return;
  const text = textIn(row);
  if (text === null) findings.add("history", nameOf(placed), `version ${row.id}`);
  else checkBody(findings, { ...placed, schema, text, name: nameOf(placed) }, "history");
}
