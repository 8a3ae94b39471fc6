import { setTimeout as wait } from "node:timers/promises";
import { readMediaAddress } from "#contracts/media-address.ts";
import { OUR_ART, readArt } from "./art.ts";

/** A larger one would cost each page more than the file that it spares a first visit. */
const LARGEST_BYTES = 1500;

/** No page waits longer for a bucket; those made meanwhile name the file. */
const LONGEST_WAIT_MS = 100;

type Known = { address: string; drawing: string | undefined };

/** @returns the drawing itself as an address; undefined for pixels, for larger drawings, and for what cannot be read */
export type MarkInPage = (address: string) => Promise<string | undefined>;

/**
 * The agency's mark, so small that pages bring it along. An address says what is in the file, so one is read once.
 * @param read a file of the library, by folder and name; null when it is not there
 */
export function createMarkInPage(read: (name: string) => Promise<Uint8Array | null>): MarkInPage {
  let known: Known | null = null;

  async function draw(one: Known): Promise<void> {
    const svg = await readDrawing(one.address, read).catch(() => null);
    if (svg && svg.length <= LARGEST_BYTES) {
      one.drawing = `data:image/svg+xml,${encodeURIComponent(Buffer.from(svg).toString())}`;
    }
  }

  return async (address) => {
    if (known?.address !== address) {
      known = { address, drawing: undefined };
      await Promise.race([draw(known), wait(LONGEST_WAIT_MS, undefined, { ref: false })]);
    }
    return known.address === address ? known.drawing : undefined;
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
