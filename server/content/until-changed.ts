import { type ReadForAll, readForAll } from "#server/db/patience.ts";
import type { ContentVersion } from "./content-version.ts";

/** What is read, in memory until content changes. What failed is read again. */
export function untilChanged<T>(
  content: Pick<ContentVersion, "current">,
  read: () => Promise<T>,
): () => Promise<T> {
  let known: { version: number; reading: ReadForAll<T> } | null = null;
  return () => {
    const version = content.current();
    if (known?.version === version) return known.reading.wait();
    const reading = readForAll(read);
    known = { version, reading };
    reading.found.catch(() => {
      if (known?.reading === reading) known = null;
    });
    return reading.wait();
  };
}
