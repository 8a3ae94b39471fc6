import { constants, getPriority, setPriority } from "node:os";
import { toldAfter } from "./backup-error.ts";
import { doTask, type Said, type Task } from "./worker-task.ts";

/** The process that `beside.ts` starts: one task, then its end. */

const TELL_MS = 200;
const CLEAN_UP_MS = 10_000;
/** By so much less than the server whose visitors wait. */
const GIVES_WAY = 4;

const stopping = new AbortController();
let isOver = false;
// The server was killed: nothing half made is left.
process.on("disconnect", () => {
  if (isOver) return;
  stopping.abort(new Error("the server is gone"));
  setTimeout(() => process.exit(1), CLEAN_UP_MS).unref();
});
// Sent to a whole group: the server stops it in its own way, so that nothing half made is left.
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => undefined);
try {
  setPriority(Math.min(getPriority() + GIVES_WAY, constants.priority.PRIORITY_LOW));
} catch {
  // Where it may not it works all the same.
}

const say = (said: Said) =>
  new Promise<void>((resolve) => process.send?.(said, undefined, undefined, () => resolve()));

let toldAt = Number.NEGATIVE_INFINITY;
let toldStep = "";

async function work(task: Task): Promise<void> {
  try {
    const result = await doTask(task, {
      signal: stopping.signal,
      onProgress(...progress) {
        const now = performance.now();
        if (progress[0] === toldStep && now - toldAt < TELL_MS) return;
        [toldStep, toldAt] = [progress[0], now];
        void say({ progress });
      },
    });
    await say({ result });
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    await say({ ...toldAfter(error, task.env.DATA_DIR), words });
  }
  isOver = true;
  // The server may have ended just then.
  if (process.connected) process.disconnect();
}

process.on("message", (message: Task | "stop") => {
  if (message === "stop") stopping.abort(new Error("stopped"));
  else void work(message);
});
