import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { UPLOAD_BYTES } from "#contracts/media-limits.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { askOutward, REDIRECTS, readAddress } from "#server/outward/ask-outward.ts";
import type { MayReach } from "#server/outward/public-address.ts";
import type { Upload } from "./read-upload.ts";
import { asStoreFault } from "./store-fault.ts";

type FetchOptions = {
  mayReach: MayReach;
  /** Where its bytes are written. */
  folder: string;
  /** For all of it, redirects and bytes. */
  timeLimitMs?: number;
  signal?: AbortSignal;
};

const TIME_LIMIT_MS = 20_000;
const MOST_REDIRECTS = 3;
/** A file that is sent packed is none that we can count while it comes. */
const HEADERS = { accept: "image/*", "accept-encoding": "identity", "user-agent": "Rihla" };

const notReached = () => new DomainError("picture-not-reached");

/**
 * Brings a picture of another site to the disk. Whoever sends an address must not learn what lies beside this server:
 * only public addresses are asked, after their names were resolved, and every refusal is the same.
 * @throws DomainError "picture-not-reached", "upload-too-large", "disk-full"
 */
export async function fetchPicture(address: string, options: FetchOptions): Promise<Upload> {
  const { mayReach, folder, timeLimitMs = TIME_LIMIT_MS } = options;
  const limit = AbortSignal.timeout(timeLimitMs);
  const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit;
  const file = path.join(folder, randomUUID());
  const { url, response } = await follow(address, mayReach, signal);
  try {
    return await store(response, { file, url, signal });
  } catch (error) {
    await rm(file, { force: true });
    throw options.signal?.aborted ? options.signal.reason : inWords(error);
  }
}

async function follow(address: string, mayReach: MayReach, signal: AbortSignal) {
  let next = address;
  for (let turn = 0; turn <= MOST_REDIRECTS; turn++) {
    const { url, response } = await ask(next, mayReach, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return { url, response };
    response.destroy();
    if (!REDIRECTS.includes(statusCode) || !headers.location) break;
    next = URL.parse(headers.location, url)?.href ?? "";
  }
  throw notReached();
}

async function ask(address: string, mayReach: MayReach, signal: AbortSignal) {
  try {
    const url = readAddress(address);
    return { url, response: await askOutward(url, { mayReach, signal, headers: HEADERS }) };
  } catch {
    throw notReached();
  }
}

type Storing = { file: string; url: URL; signal: AbortSignal };

async function store(response: IncomingMessage, { file, url, signal }: Storing): Promise<Upload> {
  const hash = createHash("sha256");
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(bytes > UPLOAD_BYTES ? new DomainError("upload-too-large") : null, chunk);
    },
  });
  await pipeline(response, counted, createWriteStream(file), { signal });
  // A connection that broke off is no whole picture.
  if (!response.complete || bytes === 0) throw notReached();
  const name = decodedName(url.pathname.split("/").at(-1) ?? "");
  return { file, name, bytes, hash: hash.digest("hex"), fields: new Map() };
}

function decodedName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Where the fault is ours, it is said; any other is theirs. */
function inWords(error: unknown): unknown {
  const fault = asStoreFault(error);
  const isOwn = fault instanceof DomainError && fault.code !== "pictures-away";
  return isOwn ? fault : notReached();
}
