import { blogLinkOf } from "#contracts/blog-path.ts";
import { languageAt } from "#contracts/languages.ts";
import type { Logger } from "#server/process/log.ts";
import type { Site } from "#server/site.ts";
import { type Asked, isOpening, pathOf } from "./asked.ts";
import { type Counter, createCounter } from "./counter.ts";

/**
 * The post whose page this request opens. The browser itself says what was opened without a request
 * (POST /api/reads).
 * @returns its link; null when it is no post
 */
export function linkRead(asked: Asked): string | null {
  const link = blogLinkOf(languageAt(pathOf(asked)).path);
  return link !== null && isOpening(asked) ? link : null;
}

/** By link: one that no post has is dropped when the counts are written. */
export const createReadCounter = ({ site, log }: { site: Pick<Site, "reading">; log: Logger }) =>
  createCounter({ write: site.reading.add, log, what: "reads" });

export type ReadCounter = Counter;
