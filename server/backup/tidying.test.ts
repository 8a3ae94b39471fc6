import { expect, test } from "vitest";
import { catchLog } from "#tests/support/catch-log.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openSecondShelf } from "./second-shelf.ts";
import { openShelf } from "./shelf.ts";

const OLD = "rihla-2020-02-03T02-10-00Z.tar.zst";
const LATER = "rihla-2020-02-03T20-10-00Z.tar.zst";

async function open() {
  const shelf = openShelf(temporaryFolder());
  for (const name of [OLD, LATER]) {
    await shelf.note({
      ...{ name, at: `2020-02-03T${name.slice(17, 19)}:10:00.000Z`, why: "night" },
      ...{ broughtAt: null, bytes: 1, isLocked: false, hasSecrets: false, app: "1" },
      ...{ counts: null, fault: null, isInBucket: false },
    });
  }
  const second = openSecondShelf({ S3: null }, shelf, catchLog().log);
  const { signal } = new AbortController();
  const tidy = () => second.tidy({ timeZone: "UTC", signal });
  return { tidy, names: () => shelf.list().map(({ name }) => name) };
}

test("of two of one night the older goes", async () => {
  const { tidy, names } = await open();
  await tidy();
  expect(names()).toEqual([LATER]);
});
