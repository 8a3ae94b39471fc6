import { hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createZstdDecompress } from "node:zlib";
import { type Extract, extract } from "tar-stream";
import { codeOf } from "#server/errors/code-of.ts";
import { OwnerError } from "#server/errors/owner-error.ts";
import { DATABASE, isOurs, MANIFEST } from "./archive-entry.ts";
import { noBackup, notWhole } from "./backup-error.ts";
import { EDITION, type Manifest, manifestSchema } from "./manifest.ts";
import { CHECKSUMS } from "./pack-archive.ts";
import { bytesOf, createUnpackedFiles, type Entry } from "./unpacked-files.ts";

/** Bytes at a time: what is unpacked is checked and written while the next is unpacked. */
const PACKED_CHUNK = 256 * 1024;
const CHUNK = 1024 * 1024;

/** Bytes of what is read into memory: some hundred thousand files have a name and a sum. */
const LARGEST_LIST = 64 * 1024 * 1024;
/** Parsing takes many times as much, and the process has little. */
const LARGEST_MANIFEST = 4 * 1024 * 1024;
/** Unpacked bytes that belong to no file: headers, what fills them up, and what is on its way. */
const LARGEST_REST = 32 * 1024 * 1024;
const HEADER = 4096;

type Reading = {
  /** Where a file of it is written; null: it is read, and not kept. */
  into: (name: string) => string | null;
  signal: AbortSignal;
  onBytes?: (count: number) => void;
  /** Its name in messages, where it was unlocked into another file. */
  named?: string;
};

/**
 * Reads an archive to its end, each file against its checksum.
 * @throws BackupError "not-whole" naming the first flaw, "disk-full" before it would be; or the signal's reason
 */
export async function readArchive(
  archive: string,
  { into, signal, onBytes = () => undefined, named: file = archive }: Reading,
): Promise<Manifest> {
  const tar = extract();
  const rest = createRest();
  const reading = unpackInto(tar, archive, signal, rest);
  // Told below, where it is known what was being read.
  reading.catch(() => undefined);
  const files = createUnpackedFiles(onBytes);
  const sums = new Map<string, string>();
  let manifest: Manifest | undefined;
  let isListed = false;
  try {
    for await (const entry of tar) {
      const { name, size = 0 } = entry.header;
      rest.allow(size);
      if (isListed) throw notWhole("something lies behind its list", file);
      refuseForeign(entry, { file, isFirst: !manifest });
      if (sums.has(name)) throw notWhole(`${name} is there twice`, file);
      if (name === CHECKSUMS) {
        compareSums((await textOf(entry, file)).text, sums, file);
        isListed = true;
      } else if (name === MANIFEST) {
        const { text, sum } = await textOf(entry, file);
        manifest = readManifest(text, file);
        sums.set(name, sum);
      } else {
        sums.set(name, await files.keep(entry, into(name)));
      }
    }
    await reading;
    await files.finish();
  } catch (error) {
    await files.leave();
    signal.throwIfAborted();
    throw inWords(error, file, manifest !== undefined);
  }
  if (!manifest) throw noBackup("nothing is in it", file);
  if (!isListed) throw notWhole("its end is missing", file);
  if (!sums.has(DATABASE)) throw notWhole(`${DATABASE} is missing`, file);
  return manifest;
}

const unpackInto = (
  tar: Extract,
  archive: string,
  signal: AbortSignal,
  rest = createRest(),
): Promise<void> =>
  pipeline(
    createReadStream(archive, { highWaterMark: PACKED_CHUNK }),
    createZstdDecompress({ chunkSize: CHUNK }),
    rest.counting,
    tar,
    { signal },
  );

/** A few bytes unpack to zeros, or headers, without end. */
function createRest() {
  let left = LARGEST_REST;
  return {
    /** @param size of a file that begins */
    allow(size: number): void {
      left += size + HEADER;
    },
    async *counting(bytes: AsyncIterable<Buffer>) {
      for await (const chunk of bytes) {
        left -= chunk.length;
        if (left < 0) throw new Error("nothing but filling");
        yield chunk;
      }
    },
  };
}

/** Of an archive whose rest is not looked at. */
export async function readManifestOf(file: string, signal: AbortSignal): Promise<Manifest> {
  const tar = extract();
  const reading = unpackInto(tar, file, signal);
  reading.catch(() => undefined);
  try {
    for await (const entry of tar) {
      refuseForeign(entry, { file, isFirst: true });
      return readManifest((await textOf(entry, file)).text, file);
    }
  } catch (error) {
    signal.throwIfAborted();
    throw inWords(error, file, false);
  }
  throw noBackup("nothing is in it", file);
}

function refuseForeign(
  { header: { name, type } }: Entry,
  { file, isFirst }: { file: string; isFirst: boolean },
): void {
  if (isFirst && name !== MANIFEST) throw noBackup("another program made it", file);
  if (type !== "file" || !isOurs(name))
    throw notWhole(`${shown(name)} does not belong there`, file);
}

/** A name from elsewhere may be long, and hold what a terminal obeys. */
const shown = (name: string) => JSON.stringify(name.slice(0, 100));

async function textOf(entry: Entry, file: string): Promise<{ text: string; sum: string }> {
  const { name, size = 0 } = entry.header;
  if (size > (name === MANIFEST ? LARGEST_MANIFEST : LARGEST_LIST))
    throw notWhole(`${name} is too large`, file);
  const bytes = await bytesOf(entry);
  return { text: bytes.toString("utf8"), sum: hash("sha256", bytes) };
}

/** @throws BackupError */
export function readManifest(text: string, file: string): Manifest {
  const said = asJson(text);
  const parsed = manifestSchema.safeParse(said);
  if (parsed.success && parsed.data.edition <= EDITION) return parsed.data;
  const { format, edition } = (said ?? {}) as { format?: unknown; edition?: unknown };
  if (format !== "rihla-backup") throw noBackup("another program made it", file);
  if (typeof edition === "number" && edition > EDITION) {
    const why = "a newer version of Rihla made it, so put that one in place first";
    throw noBackup(why, file, "newer");
  }
  throw notWhole(`${MANIFEST} was altered`, file);
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function compareSums(list: string, sums: Map<string, string>, file: string): void {
  const listed = new Map<string, string>();
  for (const line of list.trimEnd().split("\n")) listed.set(line.slice(66), line.slice(0, 64));
  for (const [name, sum] of listed) {
    const found = sums.get(name);
    if (found === undefined) throw notWhole(`${shown(name)} is missing`, file);
    if (found !== sum) throw notWhole(`${name} was altered`, file);
  }
  for (const name of sums.keys()) {
    if (!listed.has(name)) throw notWhole(`${name} is not in its list`, file);
  }
}

/** Ours are words already; those of the disk and of its unpacking are told by what was being read. */
function inWords(error: unknown, file: string, isBegun: boolean): unknown {
  if (error instanceof OwnerError) return error;
  const code = codeOf(error);
  if (code.startsWith("E") && !code.startsWith("ERR_")) return error;
  return isBegun
    ? notWhole("it is cut off or was altered", file)
    : noBackup("another program made it, or it is damaged from its beginning", file);
}
