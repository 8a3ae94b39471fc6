import { parentPort, workerData } from "node:worker_threads";
import { faultOf } from "./backup-error.ts";
import { doTask, type Said, type Task } from "./worker-task.ts";

/** The thread that `beside.ts` starts: one task, then its end. */

const TELL_MS = 200;

const stopping = new AbortController();
parentPort?.once("message", () => stopping.abort(new Error("stopped")));

const say = (said: Said) => parentPort?.postMessage(said);

let toldAt = Number.NEGATIVE_INFINITY;
let toldStep = "";

try {
  const result = await doTask(workerData as Task, {
    signal: stopping.signal,
    onProgress(...progress) {
      const now = performance.now();
      if (progress[0] === toldStep && now - toldAt < TELL_MS) return;
      [toldStep, toldAt] = [progress[0], now];
      say({ progress });
    },
  });
  say({ result });
} catch (error) {
  say({ fault: faultOf(error), words: error instanceof Error ? error.message : String(error) });
}
parentPort?.close();
