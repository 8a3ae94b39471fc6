import { randomUUID } from "node:crypto";
import { closeSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SharedNumbers } from "#server/content/content-version.ts";
import { isDiskFull } from "#server/errors/owner-error.ts";

const BYTES = 8;
/** Of one worker: its numbers, and the same once more. */
const SLOT = 256;
const COPY_AT = SLOT / 2;
/** Writing a slot takes a microsecond. */
const MOST_LOOKS = 1000;

/** While workers end, or are renewed, others have begun already. */
export const seatsOf = (workers: number): number => 2 * workers + 1;

/** Seats begin at 1. */
const slotsOf = (workers: number) => seatsOf(workers) + 1;

/**
 * A file without a name, whose pages all workers have in memory: what one writes, each of the others reads with its
 * next look, also one that hung in between or has just started.
 * @returns its descriptor
 */
export function makeNumbersFile(folder: string, workers: number): number {
  try {
    return makeIn(folder, workers);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    // The site is still read from its full disk.
    return makeIn(tmpdir(), workers);
  }
}

function makeIn(folder: string, workers: number): number {
  const file = path.join(folder, `.numbers-${randomUUID()}`);
  const descriptor = openSync(file, "wx+", 0o600);
  rmSync(file);
  try {
    // Its room is taken now: a disk that fills later keeps nobody from writing.
    writeSync(descriptor, Buffer.alloc(slotsOf(workers) * SLOT));
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
  return descriptor;
}

/** @param seat of the worker, whose slot it alone writes */
export function openNumbersFile(descriptor: number, seat: number, workers: number): SharedNumbers {
  const bytes = Buffer.alloc(slotsOf(workers) * SLOT);
  const known = Buffer.alloc(bytes.length);
  let isRead = false;

  const slots = Array.from({ length: slotsOf(workers) }, (_, at) =>
    bytes.subarray(at * SLOT, (at + 1) * SLOT),
  );
  const isWhole = (slot: Buffer) => slot.subarray(0, COPY_AT).equals(slot.subarray(COPY_AT));

  const forget = () => {
    isRead = false;
  };

  /** @returns whether anything is new */
  function look(): boolean {
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      readSync(descriptor, bytes, 0, bytes.length, 0);
      if (bytes.equals(known)) return false;
      if (slots.every(isWhole)) return true;
    }
    throw new Error("the numbers of the workers cannot be read");
  }

  return {
    read() {
      // Once for whatever one event of a connection brings about: what comes after it finds the next look.
      if (isRead) return null;
      isRead = true;
      queueMicrotask(forget);
      if (!look()) return null;
      bytes.copy(known);
      return slots.map((slot) => {
        const numbers: number[] = [];
        for (let at = 0; at < COPY_AT; at += BYTES) numbers.push(slot.readDoubleLE(at));
        return numbers;
      });
    },

    write(numbers) {
      const slot = Buffer.alloc(SLOT);
      numbers.forEach((number, at) => {
        slot.writeDoubleLE(number, at * BYTES);
        slot.writeDoubleLE(number, COPY_AT + at * BYTES);
      });
      if (writeSync(descriptor, slot, 0, SLOT, seat * SLOT) !== SLOT) {
        throw new Error("the numbers of the workers cannot be written");
      }
    },
  };
}
