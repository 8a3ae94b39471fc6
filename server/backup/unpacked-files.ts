import { createHash, hash } from "node:crypto";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Extract } from "tar-stream";
import { createLanding } from "#server/data-folder/landing.ts";
import { createPacedFile, PORTION_BYTES } from "#server/data-folder/paced-file.ts";
import { counted, freeBuffers } from "./counted.ts";
import { refuseWithoutRoom } from "./room.ts";

export type Entry = Extract extends AsyncIterable<infer T> ? T : never;

/** Files of an archive on their way to the disk: small ones together, large ones as they come. */
export function createUnpackedFiles(onBytes: (count: number) => void) {
  const landing = createLanding();

  async function keepSmall(entry: Entry, target: string | null): Promise<string> {
    const bytes = await bytesOf(entry);
    onBytes(bytes.length);
    freeBuffers(bytes.length);
    if (target !== null) await landing.take({ target, bytes });
    return hash("sha256", bytes);
  }

  async function keepLarge(entry: Entry, target: string | null): Promise<string> {
    const sum = createHash("sha256");
    const sink = target === null ? nowhere() : createPacedFile(target);
    await pipeline(entry, counted(sum, onBytes), sink);
    return sum.digest("hex");
  }

  return {
    /**
     * @param target a new file; null: it is read, and not kept
     * @returns its checksum
     */
    async keep(entry: Entry, target: string | null): Promise<string> {
      const { size = 0 } = entry.header;
      if (target !== null) makeWay(target, size);
      return size <= PORTION_BYTES ? keepSmall(entry, target) : keepLarge(entry, target);
    },
    finish: landing.finish,
    leave: landing.leave,
  };
}

export async function bytesOf(entry: Entry): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of entry as AsyncIterable<Buffer>) parts.push(part);
  const [first] = parts;
  return parts.length === 1 && first ? first : Buffer.concat(parts);
}

function makeWay(target: string, size: number): void {
  const folder = path.dirname(target);
  mkdirSync(folder, { recursive: true });
  // A few bytes can claim to be more than any disk holds.
  refuseWithoutRoom(folder, size);
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });
