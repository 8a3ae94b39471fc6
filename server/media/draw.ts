import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { z } from "zod";

/** As it was written, from the project's root: Node strips the types, as for `server/cli`. */
const DRAWER = "server/media/draw-alone.ts";

/** Starting takes a third of a second, a drawing of a megabyte one or two. */
const TIME_LIMIT_MS = 10_000;

const size = z.object({ width: z.number(), height: z.number() });
const answer = z.union([size.extend({ autoOrient: size }), z.object({ problem: z.string() })]);

export type Drawn = z.infer<typeof size> & { autoOrient: z.infer<typeof size> };

/**
 * Draws an SVG once, in a process of its own.
 * @throws Error with the words of the library; "timeout" when it takes too long
 */
export async function drawAlone(svg: Uint8Array, mostPixels: number): Promise<Drawn> {
  const child = spawn(process.execPath, ["--max-old-space-size=64", DRAWER, String(mostPixels)], {
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
  const drawn = answer.parse(JSON.parse(said));
  if ("problem" in drawn) throw new Error(drawn.problem);
  return drawn;
}
