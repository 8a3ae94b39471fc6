import type { AuditDetail } from "#contracts/audit.ts";
import type { BackupPlan } from "#contracts/backups.ts";
import { type By, recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { Db, Tx } from "#server/db/schema.ts";

/** On from the beginning, when hardly anybody visits or writes. */
const AT_FIRST = { isOn: true, at: "02:10", recipient: null };

type Stored = BackupPlan & { recipient: string | null };

type Told = By & { summary: string; detail: AuditDetail };

const ONLY = 1;

/** When backups are made by themselves, and for whose key they are locked. */
export function createBackupPlan(db: Db) {
  async function store({ isOn, ...others }: Stored, tx: Db | Tx): Promise<void> {
    const row = { ...others, isOn: Number(isOn) };
    await tx
      .insertInto("backupPlan")
      .values({ id: ONLY, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  }

  async function change(changes: Partial<Stored>, { by, summary, detail }: Told) {
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
    /** In what is put in the place of a site: nobody decides anything. @param recipient age1… */
    async lockAsBefore(recipient: string): Promise<void> {
      await store({ ...(await find(db)), recipient }, db);
    },
  };
}

async function find(db: Db | Tx): Promise<Stored> {
  const row = await db
    .selectFrom("backupPlan")
    .select(["isOn", "at", "recipient"])
    .executeTakeFirst();
  return row ? { ...row, isOn: row.isOn === 1 } : AT_FIRST;
}
