import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { BackupError, ProcessEnded } from "./backup-error.ts";
import type { BackupEnv, Doing } from "./make-backup.ts";
import type { Said, Task, Tasks } from "./worker-task.ts";

/** From the project's root, as it was written: Node strips the types. */
const SCRIPT = "server/backup/worker.ts";

/** What its JavaScript may take; rows and pictures pass through it a few at a time. What is young is little. */
const EXEC_ARGV = ["--max-old-space-size=128", "--max-semi-space-size=2"];

/** Of glibc: threads share what they have freed, instead of keeping it each for itself. */
const LITTLE = { MALLOC_ARENA_MAX: "2" };

/** It hears of it between its steps. What is cut off leaves what the next look removes. */
const STOP_MS = 8000;

/**
 * Does it in a process of its own, which gives way to whoever answers, and whose memory is gone with it.
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
  const child = fork(path.resolve(SCRIPT), {
    execArgv: EXEC_ARGV,
    env: { ...process.env, ...LITTLE },
    serialization: "advanced",
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  let givingUp: NodeJS.Timeout | undefined;
  const stop = () => {
    if (child.connected) child.send("stop", () => undefined);
    // An exchange that is under way ends by itself: whether it was stored must be known.
    if (what !== "place") givingUp = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
  };
  signal.addEventListener("abort", stop);
  try {
    return await new Promise((resolve, reject) => {
      child.on("message", (said: Said) => {
        if ("progress" in said) onProgress(...said.progress);
        else if ("result" in said) resolve(said.result);
        else reject(new BackupError(said.fault, said.words, said.room));
      });
      child.once("error", reject);
      endOf(child).then(() => reject(new ProcessEnded()));
      const task = { what, env: { DATA_DIR, DATABASE_URL, S3 }, asked } as Task;
      // One that could not be started has nobody to send it to: the error comes afterwards.
      if (child.connected) child.send(task, (error) => error && reject(error));
    });
  } catch (error) {
    const isUnclear = what === "place" && error instanceof ProcessEnded;
    if (!isUnclear) signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(givingUp);
    signal.removeEventListener("abort", stop);
  }
}

/** What it said last is read by then. */
async function endOf(child: ChildProcess): Promise<void> {
  await Promise.all([once(child, "exit"), once(child, "disconnect")]).catch(() => undefined);
}
