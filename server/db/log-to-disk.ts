import { type FileHandle, open } from "node:fs/promises";

/**
 * Brings what was committed into the log of SQLite to the disk, while others are answered: SQLite itself waits for the
 * disk with the whole process. Who asks while it is being done waits for the next time, all together.
 * @param onFailed what could not be kept may be gone although it can be read
 */
export function createLogToDisk(file: string, onFailed: () => void) {
  let log: Promise<FileHandle> | undefined;
  let underWay: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function bring(): Promise<void> {
    try {
      // Not of the database: closing that one releases all of SQLite's locks on it.
      log ??= open(`${file}-wal`, "r+");
      await (await log).datasync();
    } catch (error) {
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
    bring(): Promise<void> {
      if (!underWay) return begin();
      next ??= underWay.then(begin, begin);
      return next;
    },

    /** When the database is closed. */
    async end(): Promise<void> {
      await (next ?? underWay)?.catch(() => undefined);
      const opened = await log?.catch(() => undefined);
      log = undefined;
      await opened?.close();
    },
  };
}

export type LogToDisk = ReturnType<typeof createLogToDisk>;
