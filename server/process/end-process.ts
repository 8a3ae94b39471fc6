import type { Logger } from "./log.ts";

/** Whoever reads the log may have stopped reading. */
const MOST_MS = 2000;

/** Ends it with that code once its log is written. @param last what is said then */
export function endProcess(log: Logger, code: 0 | 1, last = () => {}): void {
  // An exit would wait for the log too, without end; all that is to be stored is stored.
  setTimeout(() => process.kill(process.pid, "SIGKILL"), MOST_MS);
  log.flush(() => {
    last();
    process.exit(code);
  });
}
