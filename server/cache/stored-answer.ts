import { createHash } from "node:crypto";
import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip as gzipLater,
  gzipSync,
} from "node:zlib";

/** Below this a compressed body saves no packet. */
const LEAST_BYTES = 600;

const COMPRESSED = /^(text\/|application\/(json|xml|.*\+xml|.*\+json|javascript)|text\/x-script)/;

/** What holds until something is written. */
const LASTING = new Set([200, 301]);

/** Headers that belong to one body; the others belong to the answer. */
const OF_A_BODY = new Set(["content-length", "content-encoding", "etag", "vary"]);

/**
 * A page fits into a window of 256 KB; the default one takes megabytes for each page that is made.
 */
const brotliOf = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 18 },
});
/** In some milliseconds, for whoever waits. */
const BROTLI = brotliOf(5);
/** A tenth smaller, and a hundred times as long. */
const TIGHT_BROTLI = brotliOf(11);

/** Below this it takes a moment, and a client that has hung up its end already is still there. */
const AT_ONCE_BYTES = 256 * 1024;

const compressLater = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: promisify(gzipLater),
};
const compressNow = {
  br: (bytes: Buffer) => brotliCompressSync(bytes, BROTLI),
  gzip: (bytes: Buffer) => gzipSync(bytes),
};

/** Lists of headers, buffers, an entry of the cache: most of what a short answer takes. */
const AROUND_BYTES = 5 * 1024;

export type Encoding = "br" | "gzip" | "identity";

/** One body of an answer, with its headers as `writeHead` takes them: whole, and for a 304. */
export type Body = { headers: string[]; headers304: string[]; etag: string; bytes: Buffer };

export type StoredAnswer = {
  status: number;
  /** Found, or led on for ever, and no cookie in it. */
  isForEverybody: boolean;
  bodies: Record<Encoding, Body>;
  /** What it takes in memory. */
  size: number;
};

/** An answer that can be given again and again: every body made once, with its headers. */
export async function storeAnswer(
  response: Response,
  cacheControl?: string,
): Promise<StoredAnswer> {
  const isForEverybody = LASTING.has(response.status) && !response.headers.has("set-cookie");
  if (isForEverybody) {
    // It would be the id of somebody else's request.
    response.headers.delete("X-Request-Id");
    if (cacheControl) response.headers.set("Cache-Control", cacheControl);
  }
  const plain = alone(Buffer.from(await response.arrayBuffer()));
  const type = response.headers.get("content-type") ?? "";
  // Whoever is turned away gets a short page, made for each: a flood must not keep us compressing.
  const isFault = response.status >= 500;
  const isWorthIt = !isFault && plain.length >= LEAST_BYTES && COMPRESSED.test(type);
  const compress = plain.length <= AT_ONCE_BYTES ? compressNow : compressLater;
  const [br = null, gzip = null] = isWorthIt
    ? (await Promise.all([compress.br(plain), compress.gzip(plain)])).map(alone)
    : [];
  const shared = [...response.headers].filter(([name]) => !OF_A_BODY.has(name)).flat();
  return {
    status: response.status,
    isForEverybody,
    bodies: bodiesOf({ plain, br, gzip }, shared),
    size: sizeOf([plain, br, gzip]) + shared.join("").length + AROUND_BYTES,
  };
}

/** A copy that keeps nothing else in memory: zlib hands out the beginning of a larger buffer. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

type Forms = { plain: Buffer; br: Buffer | null; gzip: Buffer | null };

/** @param shared headers of all of them, a name and its value in turn */
export function bodiesOf({ plain, br, gzip }: Forms, shared: string[]): Record<Encoding, Body> {
  const sum = createHash("sha256").update(plain).update(keptWithBody(shared).join("\n"));
  const hash = sum.digest("base64url").slice(0, 22);

  const bodyOf = (encoded: Buffer | null, encoding: Encoding): Body => {
    const bytes = encoded ?? plain;
    const isEncoded = bytes !== plain;
    const etag = `"${hash}${isEncoded ? `-${encoding}` : ""}"`;
    const own = ["content-length", String(bytes.length), "etag", etag, "vary", "Accept-Encoding"];
    const headers = [...shared, ...own, ...(isEncoded ? ["content-encoding", encoding] : [])];
    return { headers, headers304: withoutBody(headers), etag, bytes };
  };
  return { br: bodyOf(br, "br"), gzip: bodyOf(gzip, "gzip"), identity: bodyOf(plain, "identity") };
}

/**
 * The same answer, its body for browsers packed as small as brotli can, beside the event loop. It unpacks to the same
 * bytes, of which nobody is ever given a part, and keeps its ETag.
 * @returns null where nothing is gained
 */
export async function tightened(answer: StoredAnswer): Promise<StoredAnswer | null> {
  const { br, identity } = answer.bodies;
  if (br.bytes === identity.bytes || identity.bytes.length > AT_ONCE_BYTES) return null;
  const bytes = alone(await promisify(brotliCompress)(identity.bytes, TIGHT_BROTLI));
  if (bytes.length >= br.bytes.length) return null;
  const others = those(br.headers, (name) => name !== "content-length");
  const headers = [...others, "content-length", String(bytes.length)];
  return {
    ...answer,
    bodies: { ...answer.bodies, br: { ...br, headers, bytes } },
    size: answer.size - br.bytes.length + bytes.length,
  };
}

/**
 * The same answer with a header (RFC 9211) that says: it could not be made anew, and something
 * newer may be stored. No cache in front of us may keep it.
 * @param status of the answer that was made in its place
 */
export function staleAnswer(answer: StoredAnswer, status: number): StoredAnswer {
  const said = ["cache-status", `rihla; fwd=stale; fwd-status=${status}`];
  const stale = (pairs: string[]) => [
    ...those(pairs, (name) => name !== "cache-control"),
    ...["cache-control", "no-cache", ...said],
  ];
  const bodyOf = (body: Body): Body => {
    const headers = stale(body.headers);
    return { ...body, headers, headers304: withoutBody(headers) };
  };
  const { br, gzip, identity } = answer.bodies;
  return {
    ...answer,
    bodies: { br: bodyOf(br), gzip: bodyOf(gzip), identity: bodyOf(identity) },
  };
}

/**
 * Headers that a browser keeps with the body. A 304 leaves them out (RFC 9110, 15.4.5), which spares it most of its
 * bytes: where one of them changes, so does the ETag.
 */
const KEPT_WITH_BODY = new Set([
  "content-length",
  "content-encoding",
  "content-type",
  "content-security-policy",
  "permissions-policy",
  "referrer-policy",
  "x-content-type-options",
  "x-frame-options",
]);

/** @param pairs a name and its value in turn */
const those = (pairs: string[], isMeant: (name: string) => boolean) =>
  pairs.filter((_, index) => isMeant((pairs[index & ~1] ?? "").toLowerCase()));

const keptWithBody = (pairs: string[]) => those(pairs, (name) => KEPT_WITH_BODY.has(name));
const withoutBody = (pairs: string[]) => those(pairs, (name) => !KEPT_WITH_BODY.has(name));

const sizeOf = (bodies: (Buffer | null)[]) =>
  bodies.reduce((sum, body) => sum + (body?.length ?? 0), 0);
