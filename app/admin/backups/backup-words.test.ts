import { expect, test } from "vitest";
import type { KeptBackup } from "#contracts/backups.ts";
import {
  aboutBackup,
  comparedWords,
  helpOf,
  isInReach,
  isKnown,
  percentOf,
  standingOf,
} from "./backup-words.ts";

const COUNTS = { posts: 1, pictures: 42, enquiries: 11, users: 3 };

const backup = (said: Partial<KeptBackup> = {}): KeptBackup => ({
  ...{ name: "rihla-2026-11-25T02-10-00Z.tar.zst", at: "2026-11-25T02:10:00.000Z", why: "night" },
  ...{ broughtAt: null, bytes: 268 * 1024 * 1024, isLocked: false, hasSecrets: false, app: "1" },
  ...{ counts: COUNTS, fault: null, isHere: true, isInBucket: false, keptAs: "night" },
  ...said,
});

test.each([
  [{}, "268.0 MB, every night"],
  [{ keptAs: "week", isInBucket: true }, "268.0 MB, kept for the week, in the bucket too"],
  [{ keptAs: "hand", isLocked: true }, "268.0 MB, made by hand, locked"],
  [{ isHere: false, isInBucket: true }, "268.0 MB, every night, in the bucket alone"],
  [{ isHere: false }, "268.0 MB, every night, on another server"],
  [{ unsent: "bucket-full" }, "268.0 MB, every night, not in the bucket yet: the bucket is full"],
  [{ hasSecrets: true }, "268.0 MB, every night, with sign-ins and the site’s secret"],
  [{ fault: "disk-full", bytes: 0, isHere: false, isLocked: true }, "Every night"],
] as const)("what is known of one: %j", (said, words) => {
  expect(aboutBackup(backup(said))).toBe(words);
});

test("how sure it is that it can be put back", () => {
  expect(standingOf(backup())).toBe("Tried and whole");
  expect(standingOf(backup({ fault: "disk-full" }))).toBe("Did not finish: disk full");
  expect(standingOf(backup({ why: "brought" }))).toBe("Whole");
  expect(standingOf(backup({ why: "brought", counts: null }))).toBe("Not looked into");
});

test("what to do about one that did not finish; of a full disk how full it was", () => {
  const help =
    "Remove backups that nobody needs, or ask your host for a larger disk. Then make one now.";
  expect(helpOf("disk-full", undefined)).toBe(help);
  const room = { freeBytes: 14 * 1024 * 1024, neededBytes: 230 * 1024 * 1024 };
  expect(helpOf("disk-full", room)).toBe(
    `The disk of the server has 14.0 MB left; at least 230.0 MB must be free. ${help}`,
  );
});

test("only what lies somewhere in reach is offered", () => {
  expect(isInReach(backup())).toBe(true);
  expect(isInReach(backup({ isHere: false, isInBucket: true }))).toBe(true);
  expect(isInReach(backup({ isHere: false }))).toBe(false);
  expect(isInReach(backup({ fault: "other" }))).toBe(false);
});

test("how far it is; what is unpacked is larger than its file", () => {
  expect(percentOf({ done: 0, of: 0 })).toBe(null);
  expect(percentOf({ done: 999, of: 1000 })).toBe(99);
  expect(percentOf({ done: 5000, of: 1000 })).toBe(100);
});

test("what was compared, one and many", () => {
  expect(comparedWords(COUNTS)).toContain("1 post, 42 pictures, 11 enquiries, all the same");
});

test("of one that was brought and is locked nobody knows what is in it, unless it was tried", () => {
  const of = (said: Partial<KeptBackup>) => isKnown(backup({ counts: null, ...said }));
  expect([
    ...[of({}), of({ why: "brought" }), of({ why: "brought", counts: COUNTS })],
    of({ why: "brought", fault: "locked" }),
  ]).toEqual([true, false, true, true]);
});
