import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";
import { TIME_LIMIT_MS } from "./limits-alone.ts";

/** Room for as many elements as fit into a megabyte, with all that is known of each. */
const HEAP_MB = 256;

/**
 * Runs a script of this folder in a process of its own, which reads `input` and can be killed: an
 * SVG that takes for ever keeps nobody waiting.
 * @param script from the project's root, as it was written: Node strips the types
 * @returns what it wrote; null when it took too long, or too much memory
 */
export async function runAlone(
  [script, ...args]: readonly [script: string, ...args: string[]],
  input: Uint8Array,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<Buffer | null> {
  const limit = `--max-old-space-size=${HEAP_MB}`;
  const child = spawn(process.execPath, [limit, script, ...args], {
    stdio: ["pipe", "pipe", "ignore"],
    timeout: timeLimitMs,
    killSignal: "SIGKILL",
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve, reject) => {
    child.once("error", reject).once("close", (_, signal) => resolve(signal));
  });
  // It may end before it has read.
  child.stdin.on("error", () => undefined).end(input);
  const [written, signal] = await Promise.all([buffer(child.stdout), ended]);
  return signal ? null : written;
}
