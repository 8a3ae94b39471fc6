import { type FileHandle, open } from "node:fs/promises";
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { OwnerError } from "#server/errors/owner-error.ts";
import type { Ask } from "./asking.ts";
import { BucketError } from "./bucket-error.ts";

const MIB = 1024 * 1024;
const PART_BYTES = 8 * MIB;
/** No server takes more. */
const MOST_PARTS = 10_000;

/** So much is in memory at a time. */
export const partBytes = (total: number): number =>
  Math.max(PART_BYTES, Math.ceil(total / MOST_PARTS / MIB) * MIB);

export type Place = { client: S3Client; ask: Ask; hurryMs: number; Bucket: string };
export type Sending = {
  signal: AbortSignal;
  /** After each part, in bytes. */
  onProgress?: (progress: { sent: number; total: number }) => void;
};

/**
 * Puts a file there, whole or not at all; read again as far as its length.
 * @throws BucketError, OwnerError when the file changes meanwhile, the signal's reason, or what the disk says
 */
export async function putInParts(
  { client, ask, hurryMs, Bucket }: Place,
  Key: string,
  file: string,
  { signal, onProgress }: Sending,
): Promise<void> {
  const handle = await open(file);
  try {
    const { size: total } = await handle.stat();
    const read = createPartReader(handle, file, total);
    onProgress?.({ sent: 0, total });
    if (total <= PART_BYTES) await atOnce(await read(0));
    else await inParts(total, read);
    onProgress?.({ sent: total, total });
  } finally {
    await handle.close();
  }

  async function atOnce(Body: Buffer): Promise<void> {
    const put = new PutObjectCommand({ Bucket, Key, Body, ContentLength: Body.length });
    await ask(signal, (options) => client.send(put, options), Body.length);
    await refuseMangled(Body.length);
  }

  async function inParts(total: number, read: PartReader): Promise<void> {
    const create = new CreateMultipartUploadCommand({ Bucket, Key });
    const { UploadId } = await ask(signal, (options) => client.send(create, options));
    if (!UploadId) throw new BucketError("away");
    try {
      const Parts: CompletedPart[] = [];
      for (let sent = 0; sent < total; ) {
        const Body = await read(sent);
        const PartNumber = Parts.length + 1;
        const part = { Bucket, Key, UploadId, PartNumber, Body, ContentLength: Body.length };
        const upload = () => new UploadPartCommand(part);
        const { ETag } = await ask(signal, (one) => client.send(upload(), one), Body.length);
        if (!ETag) throw new BucketError("mangled");
        Parts.push({ PartNumber, ETag });
        sent += Body.length;
        if (sent < total) onProgress?.({ sent, total });
      }
      await complete({ UploadId, Parts }, total);
      await refuseMangled(total);
    } catch (error) {
      await clear(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
      throw error;
    }
  }

  async function complete(
    { UploadId, Parts }: { UploadId: string; Parts: CompletedPart[] },
    total: number,
  ): Promise<void> {
    const command = new CompleteMultipartUploadCommand({
      Bucket,
      Key,
      UploadId,
      MultipartUpload: { Parts },
    });
    try {
      await ask(signal, (options) => client.send(command, options));
    } catch (error) {
      signal.throwIfAborted();
      // Its answer was lost, and whoever asks again is told that there is no such upload any more.
      if (!(await isThere(total).catch(() => false))) throw error;
    }
  }

  async function isThere(total: number): Promise<boolean> {
    const head = new HeadObjectCommand({ Bucket, Key });
    try {
      const { ContentLength } = await ask(signal, (options) => client.send(head, options));
      return ContentLength === total;
    } catch (error) {
      if (error instanceof BucketError && error.flaw === "gone") return false;
      throw error;
    }
  }

  async function refuseMangled(total: number): Promise<void> {
    if (await isThere(total)) return;
    await clear(new DeleteObjectCommand({ Bucket, Key }));
    throw new BucketError("mangled");
  }

  /** What was sent of it costs money until then. Also when the caller was stopped. */
  async function clear(command: DeleteObjectCommand | AbortMultipartUploadCommand): Promise<void> {
    const inTime = signal.aborted ? AbortSignal.timeout(hurryMs) : new AbortController().signal;
    await ask(inTime, async (options) => {
      if (command instanceof DeleteObjectCommand) await client.send(command, options);
      else await client.send(command, options);
    }).catch(() => {});
  }
}

type PartReader = ReturnType<typeof createPartReader>;

/** A part is valid until the next is read. */
function createPartReader(handle: FileHandle, file: string, total: number) {
  const buffer = Buffer.allocUnsafe(Math.min(total, partBytes(total)));
  return async (at: number): Promise<Buffer> => {
    const part = buffer.subarray(0, Math.min(buffer.length, total - at));
    for (let held = 0; held < part.length; ) {
      const { bytesRead } = await handle.read(part, held, part.length - held, at + held);
      if (bytesRead === 0) throw shorter(file);
      held += bytesRead;
    }
    return part;
  };
}

const shorter = (file: string) =>
  new OwnerError(
    `This file became shorter while it was sent. Nothing of it is in the bucket: make the backup again.\n  ${file}`,
  );
