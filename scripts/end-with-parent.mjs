// Loaded before a program (node --import): it ends with whoever started it, however that one ended.
// Its standard input is a pipe from there that nothing is written to. What such a program starts in its
// turn may have none, and hears of its end in another way.
import { fstatSync } from "node:fs";

const input = fstatSync(0);

if (input.isFIFO() || input.isSocket()) {
  process.stdin
    .on("end", () => process.kill(process.pid, "SIGKILL"))
    .on("error", () => process.kill(process.pid, "SIGKILL"))
    .resume()
    .unref();
}
