import type { IncomingMessage } from "node:http";
import { blogLinkOf } from "#contracts/blog-path.ts";
import type { Logger } from "#server/process/log.ts";
import type { Site } from "#server/site.ts";

const FLUSH_MS = 5000;
/** Links that wait to be written; more posts than these are not opened within five seconds. */
const MOST_LINKS = 1000;

/** Machines say who they are. A phone named CUBOT is not a machine. */
const MACHINE =
  /(?<!cu)bot|crawl|spider|slurp|preview|externalhit|monitor|lighthouse|curl|wget|python|http-?client/i;

type Asked = {
  method: string;
  /** Without the query. */
  path: string;
  header: (name: string) => string | undefined;
};

export function isMachine(asked: Pick<Asked, "header">): boolean {
  const agent = asked.header("User-Agent") ?? "";
  return agent === "" || MACHINE.test(agent);
}

/**
 * The post whose page this request opens. Requests for data do not count: data may be fetched
 * ahead, so the browser itself says what was opened (POST /api/reads).
 * @returns its link; null when it is no post, fetched ahead, or asked for by a machine
 */
export function linkRead(asked: Asked): string | null {
  const { method, path } = asked;
  if (method !== "GET" || path.endsWith(".data") || isMachine(asked)) return null;
  const purpose = asked.header("Sec-Purpose") ?? asked.header("Purpose") ?? "";
  return purpose.includes("prefetch") ? null : blogLinkOf(path);
}

/** Of what is answered without the app. */
export function countRead(reads: Pick<ReadCounter, "count">, request: IncomingMessage): void {
  const { method = "", url = "", headers } = request;
  if (!url.startsWith("/blog/")) return;
  const [path = ""] = url.split("?");
  const header = (name: string) => String(headers[name.toLowerCase()] ?? "") || undefined;
  const link = linkRead({ method, path, header });
  if (link) reads.count(link);
}

/**
 * Counts in memory: no request waits for the database, and nothing about the reader is stored.
 * When the process is killed, the counts of the last seconds are lost.
 */
export function createReadCounter({ site, log }: { site: Pick<Site, "reading">; log: Logger }) {
  let counts = new Map<string, number>();
  let writing = Promise.resolve();

  function add(link: string, count: number): void {
    if (counts.size >= MOST_LINKS && !counts.has(link)) return;
    counts.set(link, (counts.get(link) ?? 0) + count);
  }

  async function write(): Promise<void> {
    if (counts.size === 0) return;
    const taken = counts;
    counts = new Map();
    try {
      await site.reading.add(taken);
    } catch (error) {
      log.error({ err: error }, "reads could not be written; they are tried again");
      for (const [link, count] of taken) add(link, count);
    }
  }

  return {
    /** @param link one that no post has is dropped when the counts are written */
    count: (link: string): void => add(link, 1),

    /** Writes what was counted, one write at a time. Never rejects. */
    flush(): Promise<void> {
      writing = writing.then(write);
      return writing;
    },
  };
}

export type ReadCounter = ReturnType<typeof createReadCounter>;

/** Writes every few seconds. @returns what ends it */
export function startReadCounter(reads: ReadCounter): () => void {
  const timer = setInterval(() => void reads.flush(), FLUSH_MS);
  return () => clearInterval(timer);
}
