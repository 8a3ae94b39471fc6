import type { Readable } from "node:stream";
import { createCrumbCount } from "#server/process/crumb-count.ts";
import type { Place } from "./body-room.ts";

/**
 * A refused body is still read up to this length, and thrown away: a client whose connection
 * closes while it sends never reads the answer.
 */
export const MOST_THROWN_AWAY = 64 * 1024 * 1024;

const FIRST_BYTES = 4096;

/** Why there is no body. */
export type Unread = "too-large" | "no-room" | "broken-off" | "crumbs";

type Reading = {
  /** More than so many bytes are not kept. */
  limit: number;
  /** Room for those that are kept. */
  place: Place;
};

/** Reads a body to its end, and keeps it in one piece: many small parts would need many times the room. */
export function readBody(
  source: Readable,
  { limit, place }: Reading,
): Promise<Uint8Array<ArrayBuffer> | Unread> {
  let kept = new Uint8Array(0);
  let size = 0;
  let refusal: Unread | null = null;
  const areCrumbs = createCrumbCount("socket" in source ? Object(source.socket) : source);

  function keep(chunk: Uint8Array): void {
    const end = size + chunk.length;
    if (end > kept.length) {
      const grown = Math.min(limit, Math.max(end, kept.length * 2, FIRST_BYTES));
      if (!place.take(grown - kept.length, () => refuse("no-room"))) {
        refuse("no-room");
        return;
      }
      const larger = new Uint8Array(grown);
      larger.set(kept.subarray(0, size));
      kept = larger;
    }
    kept.set(chunk, size);
  }

  function refuse(reason: Unread): void {
    refusal = reason;
    kept = new Uint8Array(0);
    place.leave();
  }

  return new Promise((resolve) => {
    const settle = (result: Uint8Array<ArrayBuffer> | Unread) => {
      place.keep();
      source.off("data", onData).off("end", onEnd).off("close", onClose);
      resolve(result);
    };
    const onData = (chunk: Uint8Array) => {
      if (areCrumbs(chunk)) return settle("crumbs");
      if (!refusal) {
        if (size + chunk.length > limit) refuse("too-large");
        else keep(chunk);
      }
      size += chunk.length;
      if (size > MOST_THROWN_AWAY) settle(refusal ?? "too-large");
    };
    const onEnd = () => settle(refusal ?? kept.subarray(0, size));
    // Nobody is there to read an answer.
    const onClose = () => settle("broken-off");
    // Without a handler an error of the connection would end the process.
    source.on("error", onClose);
    source.on("data", onData).once("end", onEnd).once("close", onClose);
    // It had gone before anybody listened.
    if (source.destroyed) onClose();
  });
}
