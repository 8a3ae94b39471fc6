import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { onTestFinished } from "vitest";
import type { ImportSource } from "#contracts/import.ts";
import { createImports } from "#server/import/imports.ts";
import { createLibrary } from "#server/media/library.ts";
import { openMediaStorage } from "#server/media/storage.ts";
import { catchLog } from "./catch-log.ts";
import { makeUser } from "./make-user.ts";
import { openTestSite } from "./open-test-site.ts";

type Options = Partial<Parameters<typeof createImports>[0]> & { demo?: boolean };

/** Imports over a site of its own, which may ask this machine and no other. */
export async function openImports({ demo, ...given }: Options = {}) {
  const opened = await openTestSite({ demo: demo ?? false });
  const { db, site, dataFolder } = opened;
  const owner = await makeUser(opened);
  const { log, lines } = catchLog();
  const mayReach = (address: string) => address === "127.0.0.1";
  const library = createLibrary({
    ...{ records: site.media, storage: await openMediaStorage({ DATA_DIR: dataFolder }) },
    ...{ dataFolder, mayReach },
  });
  const deps = {
    db,
    site,
    library,
    dataFolder,
    origin: "http://localhost",
    log,
    mayReach,
    ...given,
  };
  const open = () => createImports(deps);
  const imports = open();
  onTestFinished(() => imports.end());

  /** From its beginning to its end. */
  async function run(
    source: Exclude<ImportSource, "site">,
    text: string | Buffer,
    isDryRun = false,
  ) {
    const file = path.join(dataFolder, `given-${randomUUID()}`);
    writeFileSync(file, text);
    const found = { source, name: "old.xml", address: "", bytes: text.length };
    const { _id } = await imports.beginCopied(file, found, { by: owner._id, isDryRun });
    await imports.idle();
    return imports.find(_id);
  }

  return { ...opened, library, owner, imports, open, run, lines };
}

export const NOTES = (found: { notes: { what: string; count: number }[] }) =>
  Object.fromEntries(found.notes.map(({ what, count }) => [what, count]));
