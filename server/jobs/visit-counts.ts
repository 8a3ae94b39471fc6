import type { Logger } from "#server/process/log.ts";
import type { Site } from "#server/site.ts";
import type { Colleagues } from "#server/workers/colleagues.ts";
import { type Asked, isOpening } from "./asked.ts";
import { createCounter } from "./counter.ts";
import { createReadCounter, linkRead } from "./read-counter.ts";
import { createUnknownCounter, unknownPath } from "./unknown-counter.ts";

const FLUSH_MS = 5000;

export type Visit = Asked & {
  /** Of the network that asks. */
  address: () => string;
};

type VisitCountsDeps = {
  site: Pick<Site, "reading" | "redirect" | "unknownPath">;
  log: Logger;
  colleagues?: Colleagues | null;
};

/**
 * What visitors were answered, in numbers: posts that they opened, old addresses that led them on,
 * addresses that were not there. Nothing about them is stored.
 */
export function createVisitCounts({ site, log, colleagues = null }: VisitCountsDeps) {
  const reads = createReadCounter({ site, log });
  const uses = createCounter({ write: site.redirect.addUses, log, what: "redirects" });
  const unknown = createUnknownCounter({ site, log, colleagues });

  return {
    reads,

    answered(visit: Visit, status: number): void {
      if (status === 200) {
        const link = linkRead(visit);
        if (link) reads.count(link);
      } else if (status === 301) {
        const from = isOpening(visit) ? site.redirect.usedAt(visit.url) : null;
        if (from) uses.count(from);
      } else if (status === 404) {
        const path = unknownPath(visit);
        if (path) unknown.count(path, visit.address());
      }
    },

    /** Never rejects. */
    async flush(): Promise<void> {
      await Promise.all([reads.flush(), uses.flush(), unknown.flush()]);
    },
  };
}

export type VisitCounts = ReturnType<typeof createVisitCounts>;

/** Writes every few seconds. @returns what ends it */
export function startVisitCounts(counts: VisitCounts): () => void {
  const timer = setInterval(() => void counts.flush(), FLUSH_MS);
  return () => clearInterval(timer);
}
