import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { DomainError } from "#server/errors/domain-error.ts";

/** As it was written, from the project's root: Node strips the types, as for `server/cli`. */
const DRAWER = "server/media/draw-alone.ts";

/** Starting takes half a second; reading a drawing of a megabyte, and drawing it, three. */
const TIME_LIMIT_MS = 10_000;
/** Room for as many elements as fit into a megabyte, with all that is known of each. */
const MEMORY_MB = 256;

const size = z.object({ width: z.number(), height: z.number() });
const drawn = size.extend({ autoOrient: size, clean: z.string() });
const answer = z.union([
  drawn,
  z.object({ refusal: z.enum(["damaged-picture", "drawing-too-complex"]) }),
  z.object({ problem: z.string() }),
]);

/** `clean` is the drawing as it may be kept and shown. */
export type Drawn = z.infer<typeof drawn>;

/**
 * Makes an SVG safe and draws it once, in a process of its own.
 * @throws DomainError "damaged-picture", "drawing-too-complex"; Error with the words of the library;
 * "timeout" when it takes too long, or too much memory
 */
export async function drawAlone(svg: Uint8Array, mostPixels: number): Promise<Drawn> {
  const limit = `--max-old-space-size=${MEMORY_MB}`;
  const child = spawn(process.execPath, [limit, DRAWER, String(mostPixels)], {
    stdio: ["pipe", "pipe", "ignore"],
    timeout: TIME_LIMIT_MS,
    killSignal: "SIGKILL",
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve, reject) => {
    child.once("error", reject).once("close", (_, signal) => resolve(signal));
  });
  // It may end before it has read.
  child.stdin.on("error", () => undefined).end(svg);
  const [said, signal] = await Promise.all([text(child.stdout), ended]);
  if (signal) throw new Error("timeout");
  const told = answer.parse(JSON.parse(said));
  if ("refusal" in told) throw new DomainError(told.refusal);
  if ("problem" in told) throw new Error(told.problem);
  return told;
}
