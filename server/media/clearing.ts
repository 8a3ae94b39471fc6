import type { MediaRecords } from "./media.ts";
import type { MediaStorage } from "./storage.ts";

type ClearingDeps = {
  records: Pick<MediaRecords, "hold" | "forget" | "unlessCopied">;
  storage: Pick<MediaStorage, "removeFolder">;
};

/** Removing the files of pictures that are not there, but for those that somebody holds meanwhile. */
export function createClearing({ records, storage }: ClearingDeps) {
  /** What broke off or was removed here, whose files are not gone yet. */
  const uncleared = new Set<string>();
  let isHeld = () => false;
  let underWay: Promise<unknown> = Promise.resolve();

  async function remove(stem: string): Promise<void> {
    try {
      const isOver = await records.unlessCopied(async () => {
        if (!(await records.hold(stem))) return;
        await storage.removeFolder(stem);
        await records.forget(stem);
      });
      if (isOver) uncleared.delete(stem);
      else uncleared.add(stem);
    } catch {
      uncleared.add(stem);
    }
  }

  return {
    uncleared,

    /**
     * Unless it is there: where the answer of the database was lost, it may have been finished. What cannot
     * be removed now is removed at the next start, or when it is uploaded again.
     */
    async clear(stem: string): Promise<void> {
      if (isHeld()) {
        uncleared.add(stem);
        return;
      }
      const removal = remove(stem);
      underWay = Promise.all([underWay, removal]);
      await removal;
    },

    /** From now on, whenever it says so. */
    holdWhile(says: () => boolean): void {
      isHeld = says;
    },

    /** Of the removals that began before they were held. */
    ended: async (): Promise<void> => void (await underWay),
  };
}
