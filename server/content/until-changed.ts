import { patiently } from "#server/db/patience.ts";
import type { ContentVersion } from "./content-version.ts";

/** What is read, in memory until content changes. What failed is read again. */
export function untilChanged<T>(
  content: Pick<ContentVersion, "current">,
  read: () => Promise<T>,
): () => Promise<T> {
  let known: { version: number; found: Promise<T> } | null = null;
  return () => {
    const version = content.current();
    if (known?.version === version) {
      const { found } = known;
      return patiently(() => found);
    }
    const found = read();
    known = { version, found };
    found.catch(() => {
      if (known?.found === found) known = null;
    });
    return found;
  };
}
