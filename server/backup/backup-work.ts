import type { Backups, BackupWork } from "#contracts/backups.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { faultOf } from "./backup-error.ts";
import type { Doing } from "./make-backup.ts";

/** What is being made is given up because the server stops: nobody has to look after it. */
export class Stopped extends Error {}

type End = NonNullable<Backups["lastEnd"]>;

/**
 * What is being made or put back, one at a time; it outlives the site that another one takes the place of.
 */
export function createBackupWork() {
  let work: BackupWork | null = null;
  let lastEnd: End | null = null;
  let stopping = new AbortController();
  let under: Promise<unknown> = Promise.resolve();

  return {
    now: () => work,
    lastEnd: () => lastEnd,

    /**
     * @param task says of what it was in the end
     * @throws DomainError "backup-under-way"; whatever the task throws
     */
    async run(
      what: BackupWork["what"],
      task: (doing: Doing) => Promise<Pick<End, "name" | "factorsOff">>,
    ): Promise<void> {
      if (work) throw new DomainError("backup-under-way");
      work = { what, step: "database", done: 0, of: 0 };
      stopping = new AbortController();
      const { signal } = stopping;
      const onProgress: Doing["onProgress"] = (step, done, of) => {
        if (work) work = { what, step, done, of };
      };
      const ended = (said: Omit<End, "what" | "at">) => {
        lastEnd = { what, at: new Date().toISOString(), ...said };
        work = null;
      };
      const doing = task({ signal, onProgress });
      under = doing.catch(() => undefined);
      try {
        ended({ fault: null, ...(await doing) });
      } catch (error) {
        ended({ name: "", factorsOff: [], fault: faultOf(error) });
        throw error;
      }
    },

    /** What is being made is given up. @returns when nothing is left of it */
    async stop(): Promise<void> {
      stopping.abort(new Stopped("the server stops"));
      await under;
    },
  };
}

export type BackupDesk = ReturnType<typeof createBackupWork>;
