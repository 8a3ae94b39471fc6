import { readdirSync, writeSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { LANGUAGES } from "#contracts/languages.ts";
import { createContentVersion } from "#server/content/content-version.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { smallCrew } from "#tests/support/small-crew.ts";
import { fillDisk, mayMount, smallDisk, unmount } from "#tests/support/small-disk.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { makeNumbersFile, openNumbersFile } from "./numbers-file.ts";

/** What comes with the next event of a connection. */
const next = () => new Promise((resolve) => setImmediate(resolve));

test("what one writes the others read with their next look, and only then; the file has no name", async () => {
  const folder = temporaryFolder();
  const file = makeNumbersFile(folder, 2);
  expect(readdirSync(folder)).toEqual([]);
  const [one, other] = [openNumbersFile(file, 1, 2), openNumbersFile(file, 3, 2)];
  expect(one.read()).toBeNull();
  await next();
  other.write([7, 7, 3, 0]);
  expect(one.read()?.map(([first]) => first)).toEqual([0, 0, 0, 7, 0, 0]);
  other.write([8, 7, 8, 0]);
  expect(one.read()).toBeNull();
  await next();
  expect(one.read()?.at(3)?.slice(0, 4)).toEqual([8, 7, 8, 0]);
  await next();
  expect(one.read()).toBeNull();
});

test("of what is half written nothing is taken; once it is whole, all of it", async () => {
  const file = makeNumbersFile(temporaryFolder(), 2);
  const [one, other] = [openNumbersFile(file, 1, 2), openNumbersFile(file, 2, 2)];
  const half = Buffer.alloc(8);
  half.writeDoubleLE(7);
  writeSync(file, half, 0, half.length, 2 * 256);
  expect(() => one.read()).toThrow("cannot be read");
  other.write([8]);
  await next();
  expect(one.read()?.at(2)?.at(0)).toBe(8);
});

test.skipIf(!mayMount)("beside a site whose disk is full it lies elsewhere", async () => {
  const folder = smallDisk("64k");
  onTestFinished(() => unmount(folder));
  fillDisk(folder);
  const file = makeNumbersFile(folder, 2);
  const [one, other] = [openNumbersFile(file, 1, 2), openNumbersFile(file, 2, 2)];
  other.write([7]);
  expect(one.read()?.at(2)?.at(0)).toBe(7);
});

test("a change of one worker makes old pages of the others old at once, those of its language alone", async () => {
  const { db } = await openTestSite();
  const [here, there] = smallCrew();
  const one = createContentVersion(db, here.numbers);
  const other = createContentVersion(db, there.numbers);
  const inEach = () => LANGUAGES.map(other.currentIn);
  await one.change(async () => {});
  await next();
  const first = other.current();
  expect([first, ...inEach()]).toEqual([...Array(4).fill(one.current())]);
  await one.change(
    async () => {},
    () => "bn",
  );
  await next();
  expect([other.current(), ...inEach()]).toEqual([first + 1, first, first + 1, first]);
  await other.change(
    async () => {},
    () => "ar",
  );
  await next();
  expect([one.current(), ...LANGUAGES.map(one.currentIn)]).toEqual([
    ...[first + 2, first, first + 1, first + 2],
  ]);
});

test("side by side on all workers no change is missed, in whatever order they are told", async () => {
  const { db } = await openTestSite();
  const crew = smallCrew(4).map(({ numbers }) => createContentVersion(db, numbers));
  const changes = crew.flatMap((version) =>
    [1, 2, 3, 4, 5].map(() =>
      version.change(
        async () => {},
        () => "en",
      ),
    ),
  );
  await Promise.all(changes);
  await next();
  const { number } = await db
    .selectFrom("contentVersion")
    .select("number")
    .executeTakeFirstOrThrow();
  for (const version of crew)
    expect([version.current(), version.currentIn("en")]).toEqual([number, number]);
});

test("what was stored and not told of is caught up with", async () => {
  const { db } = await openTestSite();
  const [here] = smallCrew();
  const version = createContentVersion(db, here.numbers);
  await version.change(async () => {});
  const before = version.current();
  await db
    .updateTable("contentVersion")
    .set({ number: before + 1 })
    .execute();
  await version.catchUp();
  expect(LANGUAGES.map(version.currentIn)).toEqual(LANGUAGES.map(() => before + 1));
});
