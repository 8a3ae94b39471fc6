import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

/** Below this a compressed body saves no packet. */
const LEAST_BYTES = 600;

const COMPRESSED = /^(text\/|application\/(json|xml|.*\+xml|.*\+json|javascript)|text\/x-script)/;

/** Headers that belong to one body; the others belong to the answer. */
const OF_A_BODY = new Set(["content-length", "content-encoding", "etag", "vary"]);

/** A page fits into a window of 256 KB; the default one takes megabytes for each that is made. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

/** Below this it takes a moment, and a client that has hung up its end already is still there. */
const AT_ONCE_BYTES = 256 * 1024;

const compressLater = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: promisify(gzip),
};
const compressNow = {
  br: (bytes: Buffer) => brotliCompressSync(bytes, BROTLI),
  gzip: (bytes: Buffer) => gzipSync(bytes),
};

export type Encoding = "br" | "gzip" | "identity";

/** One body of an answer, with its headers as `writeHead` takes them. */
export type Body = { headers: string[]; etag: string; bytes: Buffer };

export type StoredAnswer = {
  status: number;
  /** Found, and no cookie in it. */
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
  const isForEverybody = response.status === 200 && !response.headers.has("set-cookie");
  if (isForEverybody) {
    // It would be the id of somebody else's request.
    response.headers.delete("X-Request-Id");
    if (cacheControl) response.headers.set("Cache-Control", cacheControl);
  }
  const plain = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get("content-type") ?? "";
  const isWorthIt = plain.length >= LEAST_BYTES && COMPRESSED.test(type);
  const compress = plain.length <= AT_ONCE_BYTES ? compressNow : compressLater;
  const [br, gz] = isWorthIt
    ? await Promise.all([compress.br(plain), compress.gzip(plain)])
    : [plain, plain];
  const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  const shared = [...response.headers].filter(([name]) => !OF_A_BODY.has(name)).flat();

  const bodyOf = (bytes: Buffer, encoding: Encoding): Body => {
    const isEncoded = isWorthIt && encoding !== "identity";
    const etag = `"${hash}${isEncoded ? `-${encoding}` : ""}"`;
    const own = ["content-length", String(bytes.length), "etag", etag, "vary", "Accept-Encoding"];
    const headers = [...shared, ...own, ...(isEncoded ? ["content-encoding", encoding] : [])];
    return { headers, etag, bytes };
  };
  return {
    status: response.status,
    isForEverybody,
    bodies: {
      br: bodyOf(br, "br"),
      gzip: bodyOf(gz, "gzip"),
      identity: bodyOf(plain, "identity"),
    },
    size: plain.length + (isWorthIt ? br.length + gz.length : 0) + shared.join("").length,
  };
}
