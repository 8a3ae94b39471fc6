import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { wxr } from "#tests/support/import-files.ts";
import { openImports } from "#tests/support/open-imports.ts";

const DAY_MS = 86_400_000;

/** Files of imports below the data folder. */
const filesIn = (folder: string, id: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.includes(id))
    : [];

test("a file that nobody goes on with stays for a month; what came of it stays for longer", async () => {
  const { db, dataFolder, imports, run } = await openImports();
  const { _id: id } = await run("wordpress", wxr([{ id: 1 }]), true);
  const idle = (days: number) =>
    db
      .updateTable("import")
      .set({ aliveAt: new Date(Date.now() - days * DAY_MS).toISOString() })
      .execute();
  await idle(29);
  await imports.dropOld();
  expect(filesIn(path.join(dataFolder), id)).not.toEqual([]);
  await idle(31);
  await imports.dropOld();
  expect(filesIn(dataFolder, id)).toEqual([]);
  expect(await imports.find(id)).toMatchObject({ state: "looked", isHere: false });
});
