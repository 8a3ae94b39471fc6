import { setTimeout as wait } from "node:timers/promises";
import { readMediaAddress } from "#contracts/media-address.ts";
import { OUR_ART, readArt } from "./art.ts";

/** A larger one would cost each page more than the file that it spares a first visit. */
const LARGEST_BYTES = 1500;

/** No page waits longer for a bucket; those made meanwhile name the file. */
const LONGEST_WAIT_MS = 100;
const AGAIN_MS = 60_000;

/** @returns the drawing itself as an address; undefined for pixels, for larger drawings, and for what cannot be read */
export type MarkInPage = (address: string) => Promise<string | undefined>;

/** The public one, and one that staff look at in a preview. */
const MOST_KNOWN = 2;

/**
 * The agency's mark, so small that pages bring it along. An address says what is in the file, so one is read once; what
 * could not be read is tried again.
 * @param read a file of the library, by folder and name; null when it is not there
 */
export function createMarkInPage(read: (name: string) => Promise<Uint8Array | null>): MarkInPage {
  const known = new Map<string, { drawing: string | undefined }>();

  async function draw(address: string, one: { drawing: string | undefined }): Promise<void> {
    try {
      const svg = await readDrawing(address, read);
      if (svg && svg.length <= LARGEST_BYTES) {
        one.drawing = `data:image/svg+xml,${encodeURIComponent(Buffer.from(svg).toString())}`;
      }
    } catch {
      setTimeout(() => known.delete(address), AGAIN_MS).unref();
    }
  }

  return async (address) => {
    const there = known.get(address);
    if (there) return there.drawing;
    const one = { drawing: undefined };
    known.set(address, one);
    const [oldest] = known.keys();
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
    await Promise.race([draw(address, one), wait(LONGEST_WAIT_MS, undefined, { ref: false })]);
    return one.drawing;
  };
}

async function readDrawing(
  address: string,
  read: (name: string) => Promise<Uint8Array | null>,
): Promise<Uint8Array | null> {
  if (OUR_ART.test(address)) return readArt(address);
  const picture = readMediaAddress(address);
  return picture?.extension === "svg" ? read(`${picture.stem}/picture.svg`) : null;
}
