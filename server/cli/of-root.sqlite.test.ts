import { chownSync, lstatSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { openShelf } from "#server/backup/shelf.ts";
import { boot } from "#server/boot.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { testPlace } from "#tests/support/test-place.ts";

const SERVICE = 47_114;

/** @returns paths of what belongs to somebody else than the service, below the folder */
const ofOthers = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => {
    const { uid, gid } = lstatSync(path.join(folder, name));
    return uid !== SERVICE || gid !== SERVICE;
  });

test.runIf(process.platform === "linux" && process.getuid?.() === 0)(
  "what root's commands make is the account's that the data folder belongs to",
  async () => {
    const place = await testPlace("demo");
    const { DATA_DIR } = place;
    await (await boot({ ...place, SEED_DEMO: false })).db.destroy();
    for (const name of ["", ...readdirSync(DATA_DIR)])
      chownSync(path.join(DATA_DIR, name), SERVICE, SERVICE);

    expect(await runCommand("server/cli/backup.ts", place)).toMatchObject({ code: 0, stderr: "" });
    expect(readdirSync(path.join(DATA_DIR, "backups"))).toHaveLength(2);
    expect(ofOthers(DATA_DIR)).toEqual([]);

    const elsewhere = temporaryFolder();
    const kept = openShelf(DATA_DIR);
    const backup = kept.at(kept.list()[0]?.name ?? "");
    expect(await runCommand("server/cli/backup.ts", place, "--to", elsewhere)).toMatchObject({
      code: 0,
    });
    expect(ofOthers(elsewhere)).toHaveLength(1);

    expect(await runCommand("server/cli/restore.ts", place, backup)).toMatchObject({
      code: 0,
      stderr: "",
    });
    expect(readdirSync(DATA_DIR)).toContainEqual(expect.stringMatching(/^before-restore-/));
    expect(ofOthers(DATA_DIR)).toEqual([]);
  },
);
