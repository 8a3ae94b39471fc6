// Waits for the end of whoever started it, which is the end of its standard input; then ends their
// PostgreSQL server, should it still run, and removes the folders. Arguments: the data folder, the folders.
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

const [dataFolder, ...folders] = process.argv.slice(2);
const END_MS = 5000;

process.stdin.resume();
await new Promise((resolve) => process.stdin.once("close", resolve));
const pid = firstProcess();
if (pid) await end(pid);
for (const folder of folders) rmSync(folder, { recursive: true, force: true });

function firstProcess() {
  try {
    return Number(readFileSync(`${dataFolder}/postmaster.pid`, "utf8").split("\n")[0]);
  } catch {
    return 0;
  }
}

async function end(first) {
  // Those that a test has frozen hear nothing.
  for (const one of [first, ...childrenOf(first)]) signal(one, "SIGCONT");
  signal(first, "SIGQUIT");
  for (let waited = 0; waited < END_MS && signal(first, 0); waited += 50) await wait(50);
  signal(first, "SIGKILL");
}

function childrenOf(parent) {
  return readdirSync("/proc").filter((name) => {
    try {
      return (
        readFileSync(`/proc/${name}/stat`, "utf8").split(") ")[1]?.split(" ")[1] === `${parent}`
      );
    } catch {
      return false;
    }
  });
}

function signal(target, name) {
  try {
    return process.kill(Number(target), name);
  } catch {
    return false;
  }
}
