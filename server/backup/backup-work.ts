import type { BackupFault, Backups, BackupWork } from "#contracts/backups.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { Stopped } from "#server/errors/stopped.ts";
import type { Colleagues } from "#server/workers/colleagues.ts";
import { toldOf } from "./backup-error.ts";
import type { Doing } from "./make-backup.ts";
import type { RestoreNote } from "./restore-note.ts";

type End = NonNullable<Backups["lastEnd"]>;

type Task = (doing: Doing) => Promise<Pick<End, "name" | "factorsOff">>;

type Told = { work: BackupWork | null; lastEnd: End | null };

/**
 * What is being made or put back, one at a time; it outlives the site that another one takes the place of.
 * @param colleagues of whom one is at it at a time, and all know how far it is; null: there are none
 * @param note outlives the process too; null: nothing does
 */
export function createBackupWork(
  colleagues: Colleagues | null = null,
  note: RestoreNote | null = null,
) {
  let work: BackupWork | null = null;
  /** Whoever was at it. */
  let lastEnd: End | null = note?.lastEnd() ?? null;
  /** What another worker does, and whose seat it has. */
  let other: { work: BackupWork | null; seat: number } = { work: null, seat: 0 };
  let stopping = new AbortController();
  let under: Promise<unknown> = Promise.resolve();

  const tell = () => colleagues?.tell("backup", { work, lastEnd } satisfies Told);

  let hear = (_work: BackupWork | null) => {};
  let free = () => {};
  const know = (known: typeof other) => {
    const wasAtIt = other.work !== null;
    other = known;
    hear(known.work);
    if (wasAtIt && !(work ?? known.work)) free();
  };

  let timesTold = 0;
  colleagues?.onTold("backup", (told: Told, seat) => {
    timesTold++;
    // One alone is at it, and has heard of all before: its last end is the last, whatever the clock said.
    lastEnd = told.lastEnd ?? lastEnd;
    know({ work: told.work, seat });
  });
  colleagues?.onAsked("backup", (): Told => ({ work, lastEnd }));
  colleagues?.onGone("backup", (seat) => {
    if (other.seat !== seat || !other.work) return;
    const { what } = other.work;
    const end = { what, at: new Date().toISOString(), name: "", factorsOff: [] };
    lastEnd = { ...end, fault: faultOfKilled(other.work) };
    know({ work: null, seat });
  });

  /**
   * Begins, as soon as no other worker is at it.
   * @param task says of what it was in the end
   * @returns when it is over; throws whatever the task throws
   * @throws DomainError "backup-under-way"
   */
  async function start(what: BackupWork["what"], task: Task): Promise<{ ended: Promise<void> }> {
    if (work ?? other.work) throw new DomainError("backup-under-way");
    work = { what, step: "database", done: 0, of: 0 };
    const leave = colleagues && (await colleagues.turn("backup"));
    if (colleagues && !leave) {
      work = null;
      throw new DomainError("backup-under-way");
    }
    return { ended: go(what, task, leave) };
  }

  async function go(
    what: BackupWork["what"],
    task: Task,
    leave: (() => void) | null,
  ): Promise<void> {
    tell();
    if (what === "restore") note?.begin();
    stopping = new AbortController();
    const { signal } = stopping;
    const onProgress: Doing["onProgress"] = (step, done, of) => {
      if (work) work = { what, step, done, of };
      if (step === "exchanging") note?.exchanging();
      tell();
    };
    const ended = (said: Omit<End, "what" | "at">) => {
      lastEnd = { what, at: new Date().toISOString(), ...said };
      // Of a backup that was given up the next one tells; of a restore that was, nothing else would.
      if (what === "restore" || said.fault === null) note?.end(said.fault);
      work = null;
      tell();
      leave?.();
      free();
    };
    const doing = task({ signal, onProgress });
    under = doing.catch(() => undefined);
    try {
      ended({ fault: null, ...(await doing) });
    } catch (error) {
      ended({ name: "", factorsOff: [], ...toldOf(error) });
      throw error;
    }
  }

  return {
    start,

    /** The same until it is over. */
    async run(what: BackupWork["what"], task: Task): Promise<void> {
      await (await start(what, task)).ended;
    },

    /** For one that has just begun: what the others are at. */
    async learn(): Promise<void> {
      const before = timesTold;
      const answers = (await colleagues?.ask("backup")) ?? [];
      // What was told meanwhile is newer.
      if (timesTold !== before) return;
      for (const { seat, data } of answers) {
        if (!data) continue;
        const told = data as Told;
        lastEnd = newest(lastEnd, told.lastEnd);
        if (told.work) know({ work: told.work, seat });
      }
    },

    now: () => work ?? other.work,

    /** @param listening hears what another worker is at, now and from now on; one at a time hears it */
    onOther(listening: typeof hear): void {
      hear = listening;
      hear(other.work);
    },

    /** @param listening hears whenever nobody is at anything any more; one at a time hears it */
    onFree(listening: typeof free): void {
      free = listening;
    },

    lastEnd: () => lastEnd,

    /** What is being made is given up. @returns when nothing is left of it */
    async stop(): Promise<void> {
      stopping.abort(new Stopped("the server stops"));
      await under;
    },
  };
}

/** What is put back is in place from some moment of the exchange on. */
function faultOfKilled({ what, step }: BackupWork): BackupFault {
  if (what !== "restore") return "other";
  return step === "exchanging" ? "unclear" : "stopped";
}

const newest = (one: End | null, other: End | null): End | null =>
  (one?.at ?? "") < (other?.at ?? "") ? other : one;

export type BackupDesk = ReturnType<typeof createBackupWork>;
