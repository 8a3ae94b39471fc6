import { open, realpath } from "node:fs/promises";

/**
 * Brings what was committed into the log of SQLite to the disk, while others are answered: SQLite itself waits for the
 * disk with the whole process. Who asks while it is being done waits for the next time, all together.
 * @param file the database; SQLite has it open, with its log
 * @param onFailed what could not be kept may be gone although it can be read
 */
export async function openLogToDisk(file: string, onFailed: () => void) {
  // Where a link leads to the database, its log lies beside the database. Not that one is opened: closing it would
  // release all of SQLite's locks on it.
  const log = await open(`${await realpath(file)}-wal`, "r+");
  let underWay: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  // The system tells it once: asked again, it would say that all is well, also to those who waited meanwhile.
  let refusal: { error: unknown } | undefined;
  let hasEnded = false;

  async function bring(): Promise<void> {
    if (refusal) throw refusal.error;
    try {
      await log.datasync();
    } catch (error) {
      refusal = { error };
      onFailed();
      throw error;
    }
  }

  function begin(): Promise<void> {
    next = undefined;
    const bringing = bring().finally(() => {
      if (underWay === bringing) underWay = undefined;
    });
    underWay = bringing;
    return bringing;
  }

  return {
    /** All that was committed before. @throws what the disk says */
    async bring(): Promise<void> {
      // Closing the database has brought all of it into the file.
      if (hasEnded) return;
      if (!underWay) return begin();
      next ??= underWay.then(begin, begin);
      return next;
    },

    /** When the database is closed. */
    async end(): Promise<void> {
      hasEnded = true;
      await (next ?? underWay)?.catch(() => undefined);
      await log.close();
    },
  };
}

export type LogToDisk = Awaited<ReturnType<typeof openLogToDisk>>;
