import type { ImportCounts, ImportNote } from "#contracts/import.ts";
import type { Note } from "#contracts/import-notes.ts";

/** So many names are shown of each. */
const MOST_NAMES = 20;

export const NONE: ImportCounts = {
  posts: 0,
  drafts: 0,
  pages: 0,
  documents: 0,
  pictures: 0,
  pictureBytes: 0,
  addresses: 0,
};

/** As the row of an import keeps it. */
export type Told = { counts: ImportCounts; notes: ImportNote[] };

export const NOTHING_TOLD: Told = { counts: NONE, notes: [] };

/** What a report says of all of it: added up, however many things there are. */
export function createSummary(before: Told = NOTHING_TOLD) {
  // An older edition counted less.
  let counts = { ...NONE, ...before.counts };
  const sums = new Map(
    before.notes.map((note) => [note.what, { ...note, names: [...note.names] }]),
  );

  return {
    /** Nothing is told yet. */
    clear(): void {
      counts = { ...NONE };
      sums.clear();
    },
    count(changes: Partial<ImportCounts>): void {
      for (const [name, more] of Object.entries(changes))
        counts[name as keyof ImportCounts] += more;
    },
    setCounts(exact: ImportCounts): void {
      counts = { ...exact };
    },
    add(notes: readonly Note[]): void {
      for (const { what, count, name } of notes) {
        const sum = sums.get(what) ?? { what, count: 0, names: [] };
        sum.count += count;
        if (name && sum.names.length < MOST_NAMES && !sum.names.includes(name))
          sum.names.push(name);
        sums.set(what, sum);
      }
    },
    /** In place of what was said of it. */
    set(note: ImportNote): void {
      if (note.count > 0) sums.set(note.what, { ...note, names: note.names.slice(0, MOST_NAMES) });
      else sums.delete(note.what);
    },
    told: (): Told => ({ counts: { ...counts }, notes: [...sums.values()] }),
  };
}

export type Summary = ReturnType<typeof createSummary>;
