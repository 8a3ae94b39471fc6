import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { UPLOAD_BYTES, UPLOAD_FORM_BYTES } from "#contracts/media-limits.ts";
import type { Sender } from "#server/accounts/caller.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { createCrumbCount } from "#server/process/crumb-count.ts";
import { asStoreFault } from "./store-fault.ts";

/** RFC 2046, 5.1.1: a boundary has at most 70 characters. */
const MULTIPART = /^multipart\/form-data;.*boundary=("[^"]{1,70}"|[^";]{1,70}(;|$))/i;

/** A file and the words beside it. Each takes time, and five bytes can begin one. */
const MOST_PARTS = 20;

export type Upload = {
  /** Where its bytes lie; whoever is done with it removes it. */
  file: string;
  /** As the browser gave it. */
  name: string;
  bytes: number;
  /** Of the bytes: SHA-256, hexadecimal. */
  hash: string;
  fields: Map<string, string>;
};

export type UploadLimits = {
  fileBytes: number;
  /** With all that is around the file. */
  formBytes: number;
  /** From the end of the body to that of the form in it. */
  endMs: number;
  tooLarge: () => DomainError;
  noFile: () => DomainError;
};

/** What has come is written to the disk in it. */
export const UPLOAD_END_MS = 10_000;

export const PICTURE: UploadLimits = {
  fileBytes: UPLOAD_BYTES,
  formBytes: UPLOAD_FORM_BYTES,
  endMs: UPLOAD_END_MS,
  tooLarge: () => new DomainError("upload-too-large"),
  noFile: () => new DomainError("no-file"),
};

/**
 * Writes the file of a form below `folder` while it comes in. What is refused leaves nothing behind.
 * @throws DomainError "no-file", "broken-upload", "many-parts", "upload-too-large", "disk-full", or of `stillAllowed`
 */
export async function readUpload(
  request: Request,
  folder: string,
  { stillAllowed }: Sender = {},
  limits = PICTURE,
): Promise<Upload> {
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (declared > limits.formBytes) throw limits.tooLarge();
  const type = request.headers.get("content-type") ?? "";
  if (!request.body || !MULTIPART.test(type)) throw limits.noFile();

  const file = path.join(folder, randomUUID());
  try {
    const upload = await receive(request.body, { "content-type": type }, { file, limits });
    await stillAllowed?.();
    return upload;
  } catch (error) {
    // Where a file has taken the folder's place, there is nothing to remove.
    await rm(file, { force: true }).catch(() => undefined);
    throw asStoreFault(error);
  }
}

async function receive(
  body: ReadableStream<Uint8Array>,
  headers: BusboyHeaders,
  { file, limits }: { file: string; limits: UploadLimits },
): Promise<Upload> {
  const stop = new AbortController();
  const refuse = (reason: unknown) => stop.abort(asStoreFault(reason));
  const { signal } = stop;
  const fields = new Map<string, string>();
  const hash = createHash("sha256");
  let name: string | null = null;
  let bytes = 0;
  let saving: Promise<void> = Promise.resolve();

  const parser = new Busboy({
    headers,
    limits: {
      ...{ files: 1, fileSize: limits.fileBytes, fields: 10, fieldSize: 4096 },
      ...{ headerPairs: 50, parts: MOST_PARTS },
    },
  });
  const breakOff = () => refuse(new DomainError("broken-upload"));
  parser.on("partsLimit", breakOff);
  parser.on("error", breakOff);
  parser.on("field", (field, value) => fields.set(field, value));
  parser.on("file", (field, stream, filename) => {
    if (field !== "file" || !filename) {
      // Node ends the process for a stream that breaks off unheard, also one that nobody reads.
      return stream.on("error", breakOff).resume();
    }
    name = filename;
    stream.on("limit", () => refuse(limits.tooLarge()));
    stream.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      hash.update(chunk);
    });
    saving = pipeline(stream, createWriteStream(file), { signal }).catch(refuse);
    return undefined;
  });

  await feed(body, parser, { signal, most: limits.formBytes, endMs: limits.endMs }).catch((error) =>
    refuse(error instanceof DomainError ? error : new DomainError("broken-upload")),
  );
  await saving;
  if (signal.aborted) throw signal.reason;
  if (name === null || bytes === 0) throw limits.noFile();
  return { file, name, bytes, hash: hash.digest("hex"), fields };
}

/**
 * What is refused is still read, up to the most that may be sent: a browser whose connection closes
 * while it sends never reads the answer. Only then the reading stops.
 * @throws DomainError "many-parts"
 */
async function feed(
  body: ReadableStream<Uint8Array>,
  parser: Writable,
  { signal, most, endMs }: { signal: AbortSignal; most: number; endMs: number },
): Promise<void> {
  const reader = body.getReader();
  const areCrumbs = createCrumbCount(body);
  let received = 0;
  while (received <= most) {
    const { done, value } = await reader.read();
    if (done) break;
    if (areCrumbs(value)) throw new DomainError("many-parts");
    received += value.length;
    if (!signal.aborted && !parser.write(value)) await drained(parser, signal);
  }
  if (signal.aborted) return void parser.destroy();
  // Behind its last line a form may begin again: that part never ends.
  const isFinished = once(parser, "finish", {
    signal: AbortSignal.any([signal, AbortSignal.timeout(endMs)]),
  });
  parser.end();
  await isFinished;
}

async function drained(parser: Writable, signal: AbortSignal): Promise<void> {
  await once(parser, "drain", { signal }).catch((error) => {
    if (!signal.aborted) throw error;
  });
}
