import { LANGUAGES } from "#contracts/languages.ts";
import { MOST_TEMPLATES } from "#contracts/reply-fields.ts";
import type { ReplyTemplate, ReplyTemplateWrite } from "#contracts/reply-template.ts";
import { inDigits } from "#i18n/fill.ts";
import { type By, recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import type { ReplyTemplateTable } from "#server/db/schema-enquiry.ts";
import { sortableId } from "#server/db/sortable-id.ts";
import { takeTurn } from "#server/db/take-turn.ts";
import { versionAfter } from "#server/db/version-after.ts";
import { DomainError } from "#server/errors/domain-error.ts";

type Row = ReplyTemplateTable;

/** Texts that staff answer with. */
export function createReplyTemplates(db: Db) {
  return {
    /** In the order of their making. */
    async list(): Promise<ReplyTemplate[]> {
      const rows = await db
        .selectFrom("replyTemplate")
        .selectAll()
        .orderBy("createdAt")
        .orderBy("id")
        .execute();
      return rows.map(presentTemplate);
    },

    /**
     * Sent again, because no answer came, it is the one that is there: with its key, also with other words.
     * @throws DomainError "too-many-templates", "changed-meanwhile"
     */
    create: (
      { version = 1, ...written }: ReplyTemplateWrite,
      { by }: By,
      key?: string,
    ): Promise<ReplyTemplate> =>
      db.transaction().execute(async (tx) => {
        await takeTurn(tx, "template");
        const rows = await tx.selectFrom("replyTemplate").selectAll().execute();
        const sent = rows.find(({ id }) => id === key);
        if (sent) return change(tx, sent, { ...written, version }, { by });
        const same = rows.find((row) => hasTexts(row, textsOf(written)));
        if (same) return presentTemplate(same);
        if (rows.length >= MOST_TEMPLATES) {
          throw new DomainError("too-many-templates", { most: inDigits(MOST_TEMPLATES) });
        }
        const now = new Date().toISOString();
        const made = templateRow(written, { id: key ?? sortableId(), now });
        const row = { ...made, ...(await record(tx, made, { by }, "create")) };
        await tx.insertInto("replyTemplate").values(row).execute();
        return presentTemplate(row);
      }),

    /** @throws DomainError "not-found", "changed-meanwhile" */
    update: (id: string, written: ReplyTemplateWrite, { by }: By) =>
      db
        .transaction()
        .execute(async (tx) => change(tx, await requireTemplate(tx, id), written, { by })),

    /** @throws DomainError "not-found" */
    remove: (id: string, { by }: By): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const row = await requireTemplate(tx, id);
        await tx.deleteFrom("replyTemplate").where("id", "=", id).execute();
        await record(tx, row, { by }, "delete");
      }),
  };
}

async function change(
  tx: Tx,
  old: Row,
  { version, ...written }: ReplyTemplateWrite,
  { by }: By,
): Promise<ReplyTemplate> {
  const texts = textsOf(written);
  if (version !== undefined && version !== old.version) {
    throw new DomainError("changed-meanwhile", { current: presentTemplate(old) });
  }
  if (hasTexts(old, texts)) return presentTemplate(old);
  const changed = {
    ...{ ...old, ...texts },
    version: await versionAfter(tx, old.version),
    updatedAt: new Date().toISOString(),
  };
  const row = { ...changed, ...(await record(tx, changed, { by }, "update")) };
  await tx.updateTable("replyTemplate").set(row).where("id", "=", old.id).execute();
  return presentTemplate(row);
}

/** A row that is not stored yet. */
export function templateRow(
  written: Omit<ReplyTemplateWrite, "version">,
  { id, now }: { id: string; now: string },
): Row {
  const nobody = { changedById: null, changedByName: "" };
  return { id, ...textsOf(written), version: 1, createdAt: now, updatedAt: now, ...nobody };
}

/** Of whatever language it has one in. @throws DomainError "not-found" */
export const titleOf = async (tx: Tx, id: string): Promise<string> =>
  firstTitle(await requireTemplate(tx, id));

function firstTitle(row: Row): string {
  const { title } = presentTemplate(row);
  return LANGUAGES.map((language) => title[language]).find(Boolean) ?? "";
}

const textsOf = ({ title, subject, body }: Omit<ReplyTemplateWrite, "version">) => ({
  title: JSON.stringify(title),
  subject: JSON.stringify(subject),
  body: JSON.stringify(body),
});

const hasTexts = (row: Row, texts: ReturnType<typeof textsOf>): boolean =>
  (["title", "subject", "body"] as const).every((name) => texts[name] === row[name]);

export const presentTemplate = (row: Row): ReplyTemplate => ({
  _id: row.id,
  title: JSON.parse(row.title),
  subject: JSON.parse(row.subject),
  body: JSON.parse(row.body),
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  changedBy: row.changedById === null ? null : { _id: row.changedById, name: row.changedByName },
});

async function requireTemplate(tx: Tx, id: string): Promise<Row> {
  const row = await tx
    .selectFrom("replyTemplate")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new DomainError("not-found");
  return row;
}

/** @returns who changed it */
async function record(tx: Tx, row: Row, { by }: By, action: "create" | "update" | "delete") {
  const deed = { action, thing: "template", thingId: row.id } as const;
  const author = await recordAuditEntry(tx, { by, ...deed, summary: firstTitle(row) });
  return { changedById: author.userId, changedByName: author.userName };
}
