import type { ContentVersion } from "#server/content/content-version.ts";
import { type ReadForAll, readForAll } from "#server/db/patience.ts";
import type { Db } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { createRedirectMap, type Found } from "./redirect-map.ts";
import { loadOwn } from "./stored-redirects.ts";

/** So long the database is not asked again after it did not answer. */
const AWAY_MS = 2000;

/**
 * Entries of one's own in memory: an address that is not there costs no query. They are read again
 * after each change of what visitors read, on whichever node.
 */
export function createCurrentRedirects(db: Db, content: Pick<ContentVersion, "current">) {
  let map = createRedirectMap();
  let version = -1;
  let tryAgainAt = 0;
  let reading: ReadForAll<void> | null = null;

  const isCurrent = () => version === content.current();

  async function read(): Promise<void> {
    const now = content.current();
    try {
      ({ map } = await loadOwn(db));
      version = now;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      // It is away: what was known holds.
      tryAgainAt = performance.now() + AWAY_MS;
    }
  }

  async function refresh(): Promise<void> {
    while (!isCurrent() && performance.now() >= tryAgainAt) {
      reading ??= readForAll(() =>
        read().finally(() => {
          reading = null;
        }),
      );
      try {
        await reading.wait();
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        // Whoever asks has waited for long enough: what was known holds.
        return;
      }
    }
  }

  return {
    /** At once; undefined: something has changed, and it takes `find` to tell. */
    known: (url: string): Found | null | undefined => (isCurrent() ? map.find(url) : undefined),

    /** Where somebody is led who asks for this path and query; null: nowhere. */
    async find(url: string): Promise<Found | null> {
      await refresh();
      return map.find(url);
    },
  };
}
