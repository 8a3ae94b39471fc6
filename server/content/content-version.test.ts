import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "#contracts/languages.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { type ContentVersion, createContentVersion } from "./content-version.ts";

const numbersOf = ({ currentIn }: ContentVersion) => LANGUAGES.map(currentIn);

test("a change of one language concerns its pages alone", async () => {
  const { db } = await openTestSite();
  const version = createContentVersion(db);
  const change = (only: Language | null) =>
    version.change(
      async () => {},
      () => only,
    );
  await change(null);
  const first = version.current();
  expect(numbersOf(version)).toEqual([first, first, first]);
  await change("bn");
  expect(version.current()).toBe(first + 1);
  expect(numbersOf(version)).toEqual([first, first + 1, first]);
  await change(null);
  expect(numbersOf(version)).toEqual([first + 2, first + 2, first + 2]);
});

test("where a change was missed any page may be out of date; what comes late or twice changes nothing", async () => {
  const { db } = await openTestSite();
  const version = createContentVersion(db);
  version.heard(7);
  version.heard(8, "ar");
  expect(numbersOf(version)).toEqual([7, 7, 8]);
  version.heard(8, "bn");
  version.heard(3);
  expect(numbersOf(version)).toEqual([7, 7, 8]);
  // 9 may have been of any language.
  version.heard(10, "bn");
  expect(numbersOf(version)).toEqual([10, 10, 10]);
  version.heard(9);
  expect(numbersOf(version)).toEqual([10, 10, 10]);
});

test("where the stored number went back, any page may be out of date, whatever is written first", async () => {
  const { db } = await openTestSite();
  const version = createContentVersion(db);
  for (let turn = 0; turn < 3; turn++) await version.change(async () => {});
  const before = version.current();
  await db.updateTable("contentVersion").set({ number: 0 }).execute();
  await version.change(
    async () => {},
    () => "bn",
  );
  const [english = 0, bangla, arabic] = numbersOf(version);
  expect(english).toBeGreaterThan(before);
  expect([bangla, arabic]).toEqual([english, english]);
});
