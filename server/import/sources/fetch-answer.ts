import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { DomainError } from "#server/errors/domain-error.ts";
import { isDiskFull } from "#server/errors/owner-error.ts";
import { askOutward, REDIRECTS, readAddress } from "#server/outward/ask-outward.ts";
import type { MayReach } from "#server/outward/public-address.ts";

export type Fetching = {
  mayReach: MayReach;
  signal?: AbortSignal | undefined;
  /** Without a word for so long the other site does not answer. */
  silenceMs?: number;
  /** For all of one answer. */
  timeLimitMs?: number;
  mostBytes?: number;
};

export type Fetched = {
  bytes: number;
  /** Where it goes on, as its `Link` says; null: this is all. */
  next: string | null;
  /** Its address without what is asked for: where it was led on to. */
  at: string;
};

const SILENCE_MS = 30_000;
const TIME_LIMIT_MS = 15 * 60_000;
const MOST_BYTES = 500 * 1024 * 1024;
const MOST_REDIRECTS = 3;
const HEADERS = {
  accept: "application/json",
  "accept-encoding": "identity",
  "user-agent": "Rihla",
};

/**
 * Brings an answer of another site to the disk: only public addresses are asked, after their names were resolved.
 * @throws DomainError "import-not-reached", "import-not-old-site" where it is none of such a site, "import-too-large", "disk-full"
 */
export async function fetchAnswer(
  address: string,
  file: string,
  fetching: Fetching,
): Promise<Fetched> {
  const { silenceMs = SILENCE_MS, timeLimitMs = TIME_LIMIT_MS, mostBytes = MOST_BYTES } = fetching;
  const limit = AbortSignal.timeout(timeLimitMs);
  const signal = fetching.signal ? AbortSignal.any([limit, fetching.signal]) : limit;
  try {
    const { response, url } = await follow(address, { ...fetching, signal, silenceMs });
    const counting = bounded(mostBytes);
    response.setTimeout(silenceMs, () => response.destroy(new DomainError("import-not-reached")));
    await pipeline(response, counting.through, createWriteStream(file), { signal });
    if (!response.complete) throw new DomainError("import-not-reached");
    const at = url.origin + url.pathname;
    return { bytes: counting.bytes(), at, next: nextIn(response, url) };
  } catch (error) {
    await rm(file, { force: true });
    if (fetching.signal?.aborted) throw fetching.signal.reason;
    if (isDiskFull(error)) throw new DomainError("disk-full");
    throw error instanceof DomainError ? error : new DomainError("import-not-reached");
  }
}

type Following = Fetching & { signal: AbortSignal; silenceMs: number };

async function follow(
  address: string,
  { mayReach, signal, silenceMs }: Following,
): Promise<{ response: IncomingMessage; url: URL }> {
  let next = address;
  for (let turn = 0; turn <= MOST_REDIRECTS; turn++) {
    const url = readAddress(next);
    const silence = AbortSignal.any([signal, AbortSignal.timeout(silenceMs)]);
    const { promise, reject } = Promise.withResolvers<never>();
    silence.addEventListener("abort", () => reject(new DomainError("import-not-reached")));
    promise.catch(() => undefined);
    const response = await Promise.race([
      askOutward(url, { mayReach, signal, headers: HEADERS }),
      promise,
    ]);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return { response, url };
    response.destroy();
    if (!REDIRECTS.includes(statusCode) || !headers.location)
      throw new DomainError("import-not-old-site");
    next = URL.parse(headers.location, url)?.href ?? "";
  }
  throw new DomainError("import-not-reached");
}

/** RFC 8288: where a list goes on. */
function nextIn({ headers }: IncomingMessage, url: URL): string | null {
  const written = [headers.link ?? ""].flat().join(",").slice(0, 4000);
  const [, next] = written.match(/<([^<>]{1,2000})>\s*;[^,<>]*\brel="?next\b/i) ?? [];
  return next === undefined ? null : (URL.parse(next, url)?.href ?? null);
}

function bounded(most: number) {
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > most ? new DomainError("import-too-large") : null, chunk);
    },
  });
  return { through, bytes: () => bytes };
}
