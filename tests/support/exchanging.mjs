import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setImmediate } from "node:timers/promises";

/** Puts one site after the other into a folder, until it is killed: every part of a site says which it is of. */

const [dataFolder = "", files] = process.argv.slice(2);
const { exchangeParts } = await import("#server/backup/exchange-parts.ts");
const { settleExchange } = await import("#server/data-folder/exchange-journal.ts");

settleExchange(dataFolder);
for (const name of readdirSync(dataFolder)) {
  if (/^(restoring|before-restore)-/.test(name))
    rmSync(path.join(dataFolder, name), { recursive: true });
}
for (let site = 0; ; site++) {
  // Whoever started it may have ended.
  await setImmediate();
  const label = `${process.pid}-${site}`;
  const coming = mkdtempSync(path.join(dataFolder, "restoring-"));
  mkdirSync(path.join(coming, "media"));
  for (let i = 0; i < Number(files); i++) writeFileSync(path.join(coming, "media", `${i}`), label);
  for (const name of ["secret", "rihla.sqlite"]) writeFileSync(path.join(coming, name), label);
  const before = exchangeParts(dataFolder, coming);
  if (before) rmSync(before, { recursive: true });
  rmSync(coming, { recursive: true });
  if (site === 0) console.log("there is a site");
}
