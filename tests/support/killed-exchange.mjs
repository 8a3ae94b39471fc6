import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/**
 * Exchanges the parts of a site, or settles what one left, and is killed before its n-th change of the disk. It
 * ends with 0 when there were fewer.
 */

const [what, dataFolder, coming, before] = process.argv.slice(2);
const { exchangeParts } = await import("#server/backup/exchange-parts.ts");
const { settleExchange } = await import("#server/data-folder/exchange-journal.ts");

// Whoever is killed before fsync leaves the same to other processes as after it.
const CHANGES =
  /^(copyFile|cp|chmod|f?truncate|link|mkdir|mkdtemp|rename|rm|rmdir|symlink|unlink|write|writeFile)Sync$/;
let left = Number(before);
for (const name of Object.keys(fs).filter((key) => CHANGES.test(key))) {
  const real = fs[name];
  fs[name] = (...args) => {
    if (left-- === 0) process.kill(process.pid, "SIGKILL");
    return real.apply(fs, args);
  };
}
syncBuiltinESMExports();

if (what === "exchange") exchangeParts(dataFolder, coming);
else settleExchange(dataFolder);
