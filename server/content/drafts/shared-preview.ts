import type { ExpressionBuilder } from "kysely";
import type { PreviewState } from "#contracts/shared-preview.ts";
import { endsBetween, hashOf, makeSecret } from "#server/accounts/one-time-secret.ts";
import { authorOf, type By } from "#server/audit/audit-entry.ts";
import { draftAt } from "#server/content/draft-row.ts";
import { columnsOf, type Place, placeAt } from "#server/content/place.ts";
import { isInTrash } from "#server/content/trash.ts";
import type { Db, Tables } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";

const SHARED_MS = 7 * 86_400_000;

function isOpen(eb: ExpressionBuilder<Tables, "sharedPreview">) {
  const { after, before } = endsBetween(SHARED_MS);
  return eb.and([eb("expiresAt", ">", after), eb("expiresAt", "<", before)]);
}

type Shared = { secret: string; expiresAt: string };

/** Secret addresses under which somebody without an account sees waiting changes: one a document. */
export function createSharedPreviews(db: Db) {
  const now = () => new Date().toISOString();
  const open = (place: Place) =>
    db
      .selectFrom("sharedPreview")
      .where((eb) => eb.and(columnsOf(place)))
      .where("endedAt", "is", null)
      .where(isOpen);

  return {
    /**
     * An earlier address of the same document is none any more: its secret is known to nobody here.
     * @throws DomainError "not-found" where nothing waits, or it is in the trash
     */
    share: (place: Place, { by }: By): Promise<Shared> =>
      db.transaction().execute(async (tx) => {
        const waits = await draftAt(tx, place).executeTakeFirst();
        if (!waits || (await isInTrash(tx, place))) throw new DomainError("not-found");
        const secret = makeSecret();
        const author = await authorOf(tx, by);
        const createdAt = now();
        const expiresAt = new Date(Date.parse(createdAt) + SHARED_MS).toISOString();
        const columns = {
          secretHash: hashOf(secret),
          createdAt,
          expiresAt,
          ...author,
          endedAt: null,
        };
        await tx
          .insertInto("sharedPreview")
          .values({ ...columnsOf(place), ...columns })
          .onConflict((conflict) =>
            conflict.columns(["kind", "documentId", "lang"]).doUpdateSet(columns),
          )
          .execute();
        return { secret, expiresAt };
      }),

    /** That it is shared; null: it is not. */
    async find(place: Place): Promise<PreviewState | null> {
      const row = await open(place).select(["expiresAt", "userName"]).executeTakeFirst();
      return row ? { expiresAt: row.expiresAt, by: { name: row.userName } } : null;
    },

    /** @throws DomainError "not-found" */
    async withdraw(place: Place): Promise<void> {
      const { numDeletedRows } = await db
        .deleteFrom("sharedPreview")
        .where((eb) => eb.and(columnsOf(place)))
        .where("endedAt", "is", null)
        .where("expiresAt", ">", now())
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new DomainError("not-found");
    },

    /**
     * What a secret opens; null: nothing, any more or ever.
     * @returns `isOver`: what was shared is public by now, or given up
     */
    async open(secret: string): Promise<{ place: Place; isOver: boolean } | null> {
      const row = await db
        .selectFrom("sharedPreview")
        .select(["kind", "documentId", "lang", "endedAt"])
        .where("secretHash", "=", hashOf(secret))
        .where(isOpen)
        .executeTakeFirst();
      const place = row && placeAt(row.kind, row.documentId, row.lang);
      return place ? { place, isOver: row.endedAt !== null } : null;
    },

    async purge(): Promise<void> {
      await db.deleteFrom("sharedPreview").where("expiresAt", "<=", now()).execute();
    },
  };
}
