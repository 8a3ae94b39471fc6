import { type ChildProcess, spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";
import { TIME_LIMIT_MS } from "./limits-alone.ts";
import { asStoreFault } from "./store-fault.ts";

/** Room for as many elements as fit into a megabyte, with all that is known of each. */
const HEAP_MB = 256;

/**
 * Runs a script of this folder in a process of its own, which reads `input` and can be killed: an
 * SVG that takes for ever keeps nobody waiting.
 * @param script from the project's root, as it was written: Node strips the types
 * @returns what it wrote; null when it took too long, or too much memory
 * @throws DomainError "pictures-away": the system has no file or process left for it
 */
export async function runAlone(
  script: readonly [script: string, ...args: string[]],
  input: Uint8Array,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<Buffer | null> {
  try {
    return await run(script, input, timeLimitMs);
  } catch (error) {
    throw asStoreFault(error);
  }
}

async function run(
  [script, ...args]: readonly [script: string, ...args: string[]],
  input: Uint8Array,
  timeout: number,
): Promise<Buffer | null> {
  const limit = `--max-old-space-size=${HEAP_MB}`;
  // The types do not know that a process which could not be started may have neither.
  const child: ChildProcess = spawn(process.execPath, [limit, script, ...args], {
    stdio: ["pipe", "pipe", "ignore"],
    timeout,
    killSignal: "SIGKILL",
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve, reject) => {
    child.once("error", reject).once("close", (_, signal) => resolve(signal));
  });
  // It may end before it has read.
  child.stdin?.on("error", () => undefined).end(input);
  const [written, signal] = await Promise.all([child.stdout && buffer(child.stdout), ended]);
  return signal ? null : written;
}
