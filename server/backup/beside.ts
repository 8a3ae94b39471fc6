import path from "node:path";
import { Worker } from "node:worker_threads";
import { BackupError } from "./backup-error.ts";
import type { BackupEnv, Doing } from "./make-backup.ts";
import type { Said, Tasks } from "./worker-task.ts";

/** From the project's root, as it was written: Node strips the types. */
const SCRIPT = "server/backup/worker.ts";

/** What its JavaScript may take; rows and pictures pass through it a few at a time. */
const HEAP_MB = 128;

/** It hears of it between its steps. What is cut off leaves what the next look removes. */
const STOP_MS = 8000;

/**
 * Does it in a thread of its own.
 * @throws BackupError, or the signal's reason
 */
export async function beside<What extends keyof Tasks>(
  what: What,
  env: BackupEnv,
  asked: Tasks[What]["asked"],
  { signal, onProgress }: Doing,
): Promise<Tasks[What]["result"]> {
  signal.throwIfAborted();
  const { DATA_DIR, DATABASE_URL, S3 } = env;
  const worker = new Worker(path.resolve(SCRIPT), {
    workerData: { what, env: { DATA_DIR, DATABASE_URL, S3 }, asked },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  let givingUp: NodeJS.Timeout | undefined;
  const stop = () => {
    worker.postMessage("stop");
    // An exchange that is under way ends by itself: whether it was stored must be known.
    if (what !== "place") givingUp = setTimeout(() => void worker.terminate(), STOP_MS);
  };
  signal.addEventListener("abort", stop);
  try {
    return await new Promise((resolve, reject) => {
      worker.on("message", (said: Said) => {
        if ("progress" in said) onProgress(...said.progress);
        else if ("result" in said) resolve(said.result);
        else reject(new BackupError(said.fault, said.words));
      });
      worker.once("error", (error) => reject(error));
      worker.once("exit", () => reject(new BackupError("other", "The thread ended by itself.")));
    });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(givingUp);
    signal.removeEventListener("abort", stop);
  }
}
