import { randomUUID } from "node:crypto";
import { readablePath } from "#contracts/old-address.ts";
import type { NewRedirect, Redirect } from "#contracts/redirect.ts";
import { records } from "#i18n/en/records.ts";
import { plural } from "#i18n/fill.ts";
import { type By, recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { ContentVersion } from "#server/content/content-version.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { takeTurn } from "#server/db/take-turn.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { type PastedLines, planLines } from "./redirect-lines.ts";
import { type Plan, planRedirects } from "./redirect-plan.ts";
import { requireRedirect } from "./redirect-reading.ts";

/** An engine takes so many values in one statement. */
const ROWS_AT_ONCE = 500;

type Writing = By & {
  /** Of this site. */
  origin: string;
};

export function createRedirectWriting(db: Db, content: ContentVersion) {
  return {
    /**
     * What leads there already is not made twice: the answer to the first try was lost.
     * @throws DomainError "address-in-use", "address-moved", "address-circle", "too-many-addresses"
     */
    create: (wish: NewRedirect, { by, origin }: Writing) =>
      content.change(async (tx): Promise<{ redirect: Redirect; isNew: boolean }> => {
        await takeTurn(tx, "redirects");
        const plan = await planRedirects(tx, [wish], origin);
        const [verdict] = plan.verdicts;
        if (verdict?.kind === "refused") throw verdict.error;
        // What the schema lets through has no mistake.
        if (!verdict || verdict.kind === "mistake") throw new DomainError("not-found");
        const isNew = verdict.kind === "new";
        if (isNew) await store(tx, plan, by);
        return { redirect: await requireRedirect(tx, verdict.from), isNew };
      }),

    /** What would come of pasted lines. @throws DomainError "too-many-lines" */
    checkLines: (text: string, origin: string): Promise<PastedLines> =>
      db.transaction().execute(async (tx) => (await planLines(tx, text, origin)).lines),

    /** Stores those that are right. @throws DomainError "too-many-lines" */
    storeLines: (text: string, { by, origin }: Writing): Promise<PastedLines> =>
      content.change(async (tx) => {
        await takeTurn(tx, "redirects");
        const { plan, lines } = await planLines(tx, text, origin);
        await store(tx, plan, by);
        return lines;
      }),

    /**
     * Of several those that can be. They lead on once the number of the content is raised, which is left to whoever
     * stores many: each time all pages are made anew.
     * @returns for each the id of what leads on; null: nothing can
     */
    storeAll: (wishes: NewRedirect[], { by, origin }: Writing): Promise<(string | null)[]> =>
      db.transaction().execute(async (tx) => {
        await takeTurn(tx, "redirects");
        const plan = await planRedirects(tx, wishes, origin);
        const ids = await store(tx, plan, by);
        return plan.verdicts.map((verdict) =>
          verdict.kind === "new" ? (ids.get(verdict.from) ?? null) : null,
        );
      }),

    /** Also what came of a new link of a post. @throws DomainError "not-found" */
    remove: (id: string, { by }: By): Promise<void> =>
      content.change(async (tx) => {
        const removed = await tx
          .deleteFrom("redirect")
          .where("id", "=", id)
          .returning("fromPath")
          .executeTakeFirst();
        if (!removed) throw new DomainError("not-found");
        const deed = { action: "delete", thing: "redirect", thingId: id } as const;
        await recordAuditEntry(tx, { by, ...deed, summary: readablePath(removed.fromPath) });
      }),
  };
}

/** @returns their ids, by what leads on */
async function store(
  tx: Tx,
  { verdicts, flattened }: Plan,
  by: By["by"],
): Promise<Map<string, string>> {
  const at = new Date().toISOString();
  const rows = verdicts.flatMap((verdict) =>
    verdict.kind === "new"
      ? [{ id: randomUUID(), fromPath: verdict.from, target: verdict.to, at }]
      : [],
  );
  const ids = new Map(rows.map(({ fromPath, id }) => [fromPath, id]));
  const [first] = rows;
  if (!first) return ids;
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const some = rows.slice(start, start + ROWS_AT_ONCE);
    const paths = some.map(({ fromPath }) => fromPath);
    // What led to something that lies in the trash makes room.
    await tx.deleteFrom("redirect").where("fromPath", "in", paths).execute();
    await tx
      .insertInto("redirect")
      .values(some.map((row) => ({ ...row, kind: "own" as const, documentId: "" })))
      .execute();
    await tx.deleteFrom("unknownPath").where("path", "in", paths).execute();
  }
  for (const { from, to } of flattened) {
    await tx.updateTable("redirect").set({ target: to }).where("fromPath", "=", from).execute();
  }
  const deed = { action: "create", thing: "redirect", thingId: first.id } as const;
  const summary = plural(records.movedAddresses, rows.length, { from: first.fromPath });
  const told = { count: rows.length, first: readablePath(first.fromPath) };
  await recordAuditEntry(tx, { by, ...deed, summary, detail: { what: "addresses", ...told } });
  return ids;
}
