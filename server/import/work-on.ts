import { setTimeout as wait } from "node:timers/promises";
import type { ImportState } from "#contracts/import.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { Stopped } from "#server/errors/stopped.ts";
import { importFault } from "./import-fault.ts";
import type { ImportFiles } from "./import-files.ts";
import type { ImportRow } from "./import-records.ts";
import type { ImportWork } from "./import-work.ts";
import { look } from "./look.ts";
import { lookAtPictures } from "./look-at-pictures.ts";
import type { Run } from "./run.ts";
import { bringSite } from "./sources/bring-site.ts";
import type { Fetching } from "./sources/fetch-answer.ts";
import { ghostSource } from "./sources/ghost.ts";
import { oldSiteSource } from "./sources/old-site.ts";
import type { Source } from "./sources/source.ts";
import { wordpressSource } from "./sources/wordpress.ts";
import { take } from "./take.ts";
import { undo } from "./undo.ts";

type Working = {
  work: ImportWork;
  files: ImportFiles;
  fetching: Partial<Fetching>;
  /** Before anything is taken over; where it fails, nothing is. */
  before: (signal: AbortSignal) => Promise<void>;
};

/** How it ended is written down as soon as the database is there again, unless that takes this long. */
const AGAIN_MS = 1000;
const MOST_AGAIN = 120;

const ENDS = { undo: "undone", take: "done", look: "looked" } as const;

/** Works on an import until it is over, stopped or cannot go on. Never fails: what went wrong is written down. */
export function createWorkOn({ work, files, fetching, before }: Working) {
  const { records, log } = work;

  async function lookThrough(run: Run): Promise<void> {
    const { row } = run;
    if (row.source === "site") {
      const folder = await files.make(row.id);
      await bringSite(row.address, folder, {
        ...fetching,
        mayReach: work.mayReach,
        signal: run.signal,
      });
    }
    if (!(await files.isHere(row.id))) throw new DomainError("import-file-gone");
    await look(run, sourceOf(row, run.signal), work);
    await lookAtPictures(run, work);
    row.isLooked = 1;
    await records.change(row.id, { isLooked: 1 }, run.summary.told());
  }

  async function goThrough(run: Run): Promise<void> {
    const { row } = run;
    if (row.wish === "undo") return undo(run, work);
    if (row.isLooked === 0) await lookThrough(run);
    if (row.wish === "look") return;
    if (!(await files.isHere(row.id))) throw new DomainError("import-file-gone");
    await before(run.signal);
    await records.change(row.id, { state: "running" });
    await take(run, sourceOf(row, run.signal), work);
  }

  function sourceOf({ id, source, address }: ImportRow, signal: AbortSignal): Source {
    if (source === "site") return oldSiteSource(files.of(id), address, signal);
    const file = files.file(id);
    return source === "ghost" ? ghostSource(file, address, signal) : wordpressSource(file, signal);
  }

  return async (run: Run): Promise<void> => {
    const { row, summary, at } = run;
    const end = (state: ImportState, problem: string | null) =>
      records.change(row.id, { ...at, state, problem }, summary.told());
    try {
      await goThrough(run);
      // While that is not known, it may have to be gone on with.
      await end(ENDS[row.wish], null);
    } catch (error) {
      const isOwn = error instanceof Stopped || run.signal.aborted;
      const isUnread = row.isLooked === 0 && row.wish !== "undo";
      if (!isOwn && !(error instanceof DomainError))
        log.error({ err: error, id: row.id }, "an import stopped");
      if (isUnread && !isOwn) await files.remove(row.id);
      const state = isUnread && !isOwn ? "failed" : "stopped";
      await inTheEnd(run.signal, () => end(state, isOwn ? null : codeOf(error)));
      return;
    }
    if (row.wish === "look") return;
    await files
      .remove(row.id)
      .catch((error) => log.warn({ err: error }, "the file of an import is still there"));
  };

  /** The database may be away, or its disk be full: where it stays so, whoever looks later finds that nobody is at it. */
  async function inTheEnd(signal: AbortSignal, write: () => Promise<unknown>): Promise<void> {
    for (let times = 0; ; times++) {
      try {
        await write();
        return;
      } catch (error) {
        if (times === 0)
          log.error({ err: error }, "how an import ended could not be written down yet");
        if (signal.aborted || times === MOST_AGAIN) return;
        await wait(AGAIN_MS, null, { signal }).catch(() => null);
      }
    }
  }
}

function codeOf(error: unknown): string {
  const fault = importFault(error);
  return fault instanceof DomainError ? fault.code : "failed";
}
