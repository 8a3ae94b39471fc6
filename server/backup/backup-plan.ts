import type { AuditDetail } from "#contracts/audit.ts";
import type { BackupPlan } from "#contracts/backups.ts";
import { type By, recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { Db, Tx } from "#server/db/schema.ts";

/** On from the beginning, when hardly anybody visits or writes. */
const AT_FIRST = { isOn: true, at: "02:10", recipient: null };

/** As somebody decided it. */
export type DecidedPlan = BackupPlan & {
  /** age1… of the key that backups are locked for. */
  recipient: string | null;
};

type Told = By & { summary: string; detail: AuditDetail };

const ONLY = 1;

/** When backups are made by themselves, and for whose key they are locked. */
export function createBackupPlan(db: Db) {
  async function store({ isOn, ...others }: DecidedPlan, tx: Db | Tx): Promise<void> {
    const row = { ...others, isOn: Number(isOn) };
    await tx
      .insertInto("backupPlan")
      .values({ id: ONLY, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  }

  async function change(changes: Partial<DecidedPlan>, { by, summary, detail }: Told) {
    await db.transaction().execute(async (tx) => {
      await store({ ...(await find(tx)), ...changes }, tx);
      const deed = { action: "update", thing: "backup", thingId: "plan" } as const;
      await recordAuditEntry(tx, { by, ...deed, summary, detail });
    });
  }

  return {
    find: () => find(db),
    set(plan: BackupPlan, by: By) {
      const at = plan.isOn ? plan.at : null;
      return change(plan, { ...by, summary: at ?? "", detail: { what: "backup-time", at } });
    },
    /** @param recipient age1…; null: backups are not locked any more */
    lock(recipient: string | null, by: By) {
      const detail = { what: "backup-key", key: recipient } as const;
      return change({ recipient }, { ...by, summary: recipient ?? "", detail });
    },
    /** In what is put in the place of a site: nobody decides anything. A lock that came with it stays. */
    async setAsBefore(plan: DecidedPlan): Promise<void> {
      const { recipient } = await find(db);
      await store({ ...plan, recipient: plan.recipient ?? recipient }, db);
    },
  };
}

const find = async (db: Db | Tx): Promise<DecidedPlan> => (await findDecided(db)) ?? AT_FIRST;

/** Null: nobody has decided anything yet. */
export async function findDecided(db: Db | Tx): Promise<DecidedPlan | null> {
  const row = await db
    .selectFrom("backupPlan")
    .select(["isOn", "at", "recipient"])
    .executeTakeFirst();
  return row ? { ...row, isOn: row.isOn === 1 } : null;
}
