import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openDatabase, sqliteFile } from "./open.server.ts";

test.each([true, false])(
  "a database that a server opens alone (%s) is marked as its own",
  async (isAlone) => {
    const place = { DATA_DIR: temporaryFolder() };
    const db = await openDatabase(place, { isAlone });
    await db.destroy();
    expect(existsSync(`${sqliteFile(place)}-starts`)).toBe(isAlone);
  },
);
