// Waits for the end of whoever started it, which is the end of its standard input; then removes the folder.
import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

const [folder = ""] = process.argv.slice(2);
const ENDING_MS = 3000;

process.stdin.resume();
await new Promise((resolve) => process.stdin.once("close", resolve));
// Servers that were started from it may be ending just now, and write.
for (let waited = 0; waited <= ENDING_MS; waited += 100) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  await wait(100);
}
