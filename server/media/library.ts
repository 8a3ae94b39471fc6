import { mkdirSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { Media, MediaProgress } from "#contracts/media.ts";
import { readMediaAddress } from "#contracts/media-address.ts";
import type { Sender } from "#server/accounts/caller.ts";
import type { By } from "#server/audit/audit-entry.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { isPublicAddress, type MayReach } from "#server/outward/public-address.ts";
import { createStopping } from "#server/process/stopping.ts";
import type { Colleagues } from "#server/workers/colleagues.ts";
import { oneAtATime } from "#server/workers/one-at-a-time.ts";
import { createClearing } from "./clearing.ts";
import { fetchPicture } from "./fetch-picture.ts";
import { withSizes } from "./make-sizes.ts";
import { HELD_MS, type MediaRecords } from "./media.ts";
import { mediaType } from "./media-type.ts";
import type { Prepared } from "./prepared.ts";
import { createQueue } from "./queue.ts";
import { createReadToDraw } from "./read-to-draw.ts";
import { readUpload, type Upload } from "./read-upload.ts";
import { safeName } from "./safe-name.ts";
import type { MediaStorage } from "./storage.ts";
import { tidyUploads } from "./tidy-uploads.ts";
import { tryStoring } from "./try-storing.ts";
import { createUploadProgress } from "./upload-progress.ts";
import { wordsOf } from "./upload-words.ts";

const HASH_LENGTH = 20;

type LibraryDeps = {
  records: MediaRecords;
  storage: MediaStorage;
  dataFolder: string;
  mayReach?: MayReach;
  /** Other processes that have uploads in the data folder too; null: there are none. */
  colleagues?: Colleagues | null;
};

type Received = By &
  Sender & {
    /** The caller's own name for this upload, by which it asks how far it is. */
    ticket?: string | undefined;
    /** Work of theirs that goes on beside what they do. */
    asker?: string;
  };

type Stored = { picture: Media; isNew: boolean };

/**
 * Uploads and their files. One picture is made at a time: sharp uses every core for it, and ten at
 * once would only need ten times the memory.
 */
export function createLibrary(deps: LibraryDeps) {
  const { records, storage, dataFolder, mayReach = isPublicAddress, colleagues = null } = deps;
  const inTurn = createQueue();
  const stopping = createStopping();
  const progress = createUploadProgress(colleagues);
  const clearing = createClearing({ records, storage });
  const { uncleared, clear } = clearing;
  /** Who has an address asked for a picture. */
  const asking = oneAtATime(colleagues);
  const uploads = path.join(dataFolder, "uploads");
  mkdirSync(uploads, { recursive: true });

  async function store(upload: Upload, prepared: Prepared, { by, ticket }: Received) {
    const { width, height, colour, extension } = prepared;
    const hash = upload.hash.slice(0, HASH_LENGTH);
    const stem = `${hash}-${width}x${height}-${colour}`;
    const { alt, decorative } = wordsOf(upload.fields);
    const name = safeName(upload.name);
    await records.begin(
      { hash, stem, extension, name, width, height, bytes: upload.bytes, alt, decorative },
      { isOurs: uncleared.has(stem) },
    );
    uncleared.delete(stem);
    try {
      await writeFiles(stem, upload, prepared, ticket);
      return await records.finish(stem, { by });
    } catch (error) {
      // First: on a full disk nothing else has room to be cleared.
      await prepared.end();
      await clear(stem);
      throw error;
    }
  }

  async function writeFiles(stem: string, upload: Upload, prepared: Prepared, ticket?: string) {
    let done = 0;
    for await (const file of prepared.make()) {
      stopping.refuseIfStopped();
      await storage.put(`${stem}/${file.name}`, file.bytes, mediaType(file.name));
      await records.hold(stem);
      done += 1;
      if (ticket) progress.set(ticket, { done, of: prepared.count });
    }
    // The file as it was uploaded, for sizes that a later version may want; it is never served.
    await storage.put(`${stem}/original`, await readFile(upload.file), "application/octet-stream");
  }

  /** Its files were lost: uploading the picture again brings them back. */
  async function bringBack({ url }: Media, upload: Upload, ticket?: string): Promise<void> {
    const stem = readMediaAddress(url)?.stem;
    if (!stem || (await readWhole(url))) return;
    await withSizes(upload.file, (prepared) => writeFiles(stem, upload, prepared, ticket));
  }

  /** By the address that content holds; null for any other. */
  async function readWhole(address: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const picture = readMediaAddress(address);
    return picture && storage.read(`${picture.stem}/picture.${picture.extension}`);
  }

  async function receive(request: Request, receiver: Received): Promise<Stored> {
    return keep(await readUpload(request, uploads, receiver), receiver);
  }

  async function takeIn(address: string, receiver: Received): Promise<Stored> {
    // One at a time for each: an address may answer slowly.
    const { asker = receiver.by } = receiver;
    const ended = await asking(`picture-${asker}`);
    if (!ended) throw new DomainError("picture-under-way");
    try {
      const signal = stopping.signal();
      return await keep(
        await fetchPicture(address, { mayReach, folder: uploads, signal }),
        receiver,
      );
    } finally {
      ended();
    }
  }

  async function keep(upload: Upload, receiver: Received): Promise<Stored> {
    const { ticket } = receiver;
    if (ticket) progress.set(ticket, { done: 0, of: 1 });
    try {
      return await inTurn(async () => {
        const known = await records.findByHash(upload.hash.slice(0, HASH_LENGTH));
        if (known) {
          await bringBack(known, upload, ticket);
          return { picture: known, isNew: false };
        }
        const picture = await withSizes(upload.file, (prepared) =>
          store(upload, prepared, receiver),
        );
        return { picture, isNew: true };
      });
    } finally {
      if (ticket) progress.end(ticket);
      await rm(upload.file, { force: true });
    }
  }

  return {
    /**
     * The same bytes again give the picture that is there; if its files were lost, they are made
     * again.
     * @throws DomainError of `readUpload` and `prepareSizes`, "disk-full", "picture-under-way",
     * "restarting"
     */
    receive: (request: Request, receiver: Received): Promise<Stored> =>
      stopping.unlessStopped(receive(request, receiver)),

    /**
     * A picture that lies on another site.
     * @throws DomainError of `fetchPicture`, `prepareSizes` and `receive`
     */
    takeIn: (address: string, receiver: Received): Promise<Stored> =>
      stopping.unlessStopped(takeIn(address, receiver)),

    /**
     * Uploads that are not done yet are refused and may be sent again; what there is of them is
     * removed.
     * @returns takes uploads again
     */
    stop: stopping.stop,

    /** Pictures that are being made, or wait for it. */
    underWay: (): number => inTurn.count(),

    progressOf: (ticket: string): MediaProgress => progress.of(ticket),

    /**
     * Its files go when the uploads before are done; after the process's end, at the next start.
     * @throws DomainError "not-found", "picture-in-use"
     */
    async remove(id: string, by: By): Promise<void> {
      const stem = await records.retire(id, by);
      uncleared.add(stem);
      // It may have been uploaded again by then.
      void inTurn(async () => uncleared.has(stem) && clear(stem));
    },

    read: (name: string) => storage.read(name),

    readToDraw: createReadToDraw(readWhole),

    tryStoring: () => tryStoring(storage),

    checkStorage: () => storage.check(),

    arePicturesGone: () => storage.isGone?.() ?? false,

    /** Files of pictures that are removed meanwhile stay: a backup that is made or put back has them. */
    keepFilesWhile: clearing.holdWhile,

    /** No file is being removed by then. */
    removalsEnded: clearing.ended,

    /** Of what was removed while files were kept. */
    async removeKept(): Promise<void> {
      for (const stem of [...uncleared])
        await inTurn(async () => uncleared.has(stem) && clear(stem));
    },

    /**
     * Removes what broke off when the process ended, and the files of pictures that could not be removed with them.
     * @param isAlone nobody is making a picture: what is unfinished broke off
     */
    async tidy({ isAlone }: { isAlone: boolean }): Promise<void> {
      await tidyUploads(uploads, isAlone ? 0 : UPLOADS_HELD_MS);
      for (const stem of await records.listUnfinished(isAlone ? 0 : HELD_MS)) await clear(stem);
    },
  };
}

export type Library = ReturnType<typeof createLibrary>;

/** Others of them are made before it is an upload's turn. */
const UPLOADS_HELD_MS = 3_600_000;
