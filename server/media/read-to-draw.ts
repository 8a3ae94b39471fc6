import { readMediaAddress } from "#contracts/media-address.ts";
import { runAlone } from "./alone.ts";
import { createQueue } from "./queue.ts";

const DRAWER = "server/media/pixels-alone.ts";

/** How large a drawing is wanted, in pixels. */
export type Box = { width: number; height: number; fit: "cover" | "inside" };

/** Null for what is no picture of the library, and for one that cannot be drawn. */
export type ReadToDraw = (address: string, box: Box) => Promise<Uint8Array | null>;

/**
 * Pictures of the library for who draws on with them in the server's own process. An SVG may take
 * minutes at one size that it did not take at another, so it comes as pixels, made elsewhere.
 */
export function createReadToDraw(
  readWhole: (address: string) => Promise<Uint8Array | null>,
  timeLimitMs?: number,
): ReadToDraw {
  const inTurn = createQueue();
  /** What could not be drawn once is not tried again before the next start. */
  const undrawn = new Set<string>();

  async function draw(address: string, svg: Uint8Array, box: Box): Promise<Uint8Array | null> {
    const script = [DRAWER, String(box.width), String(box.height), box.fit] as const;
    const name = [address, ...script].join(" ");
    if (undrawn.has(name)) return null;
    const png = await runAlone(script, svg, timeLimitMs);
    if (png?.length) return png;
    undrawn.add(name);
    return null;
  }

  return async (address, box) => {
    const picture = await readWhole(address);
    if (!picture || readMediaAddress(address)?.extension !== "svg") return picture;
    return inTurn(() => draw(address, picture, box));
  };
}
