import { expect, test } from "vitest";
import { Stopped } from "#server/errors/stopped.ts";
import { envAt } from "#tests/support/backups.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { createBackupWork } from "./backup-work.ts";
import { createBackups } from "./backups.ts";
import { type BackupNote, openShelf } from "./shelf.ts";

const HOUR_MS = 3_600_000;
/** 8 in the evening in Dhaka, where the night begins at 02:10: six hours and ten minutes later. */
const EVENING = Date.parse("2027-03-10T14:00:00Z");
const AT = 6;

type Made = [hours: number, more?: Partial<BackupNote>];

/** A note of a backup that was made so many hours after an evening. */
const noteOf = (evening: number, [hours, more]: Made): BackupNote => {
  const at = new Date(evening + hours * HOUR_MS).toISOString();
  const name = `rihla-${at.slice(0, 19).replaceAll(":", "-")}Z.tar.zst`;
  const about = { isLocked: false, hasSecrets: false, app: "1", counts: null, broughtAt: null };
  return { name, at, bytes: 1, why: "night", fault: null, isInBucket: false, ...about, ...more };
};

/** A site whose owner wants a backup each night; none is truly made. */
async function open() {
  const { db, site, place, dataFolder } = await openTestSite({ demo: true });
  await makeUser({ db });
  const { log } = catchLog();
  const desk = { ...createBackupWork(), run: async () => undefined };
  const shelf = openShelf(dataFolder);
  await shelf.makeFolder();
  const begun = (startedAt: number) =>
    createBackups({
      ...{ db, site, log, version: "1", secret: "s", desk },
      ...{ env: envAt(place), startedAt },
    });
  return { site, shelf, begun };
}

test("when the one of the night is due", async () => {
  const { site, shelf, begun } = await open();
  await begun(0).plan.set({ isOn: true, at: "02:10" }, { by: null });
  const failed = { fault: "other" } as const;
  const night: Made = [AT + 0.2];
  const before: Made = [-18];
  const table: [string, boolean, number, number, Made[]][] = [
    ["before the hour", false, 0, AT, [before]],
    ["at the hour", true, 0, AT + 0.2, [before]],
    ["made already", false, 0, AT + 1, [night]],
    ["made by hand since", false, 0, AT + 1, [[AT + 0.2, { why: "hand" }]]],
    ["brought since", true, 0, AT + 1, [[AT + 0.2, { why: "brought" }], before]],
    ["failed by hand since", true, 0, AT + 1, [[AT + 0.2, { why: "hand", ...failed }]]],
    ["failed a moment ago", false, 0, AT + 0.5, [[AT + 0.2, failed], before]],
    ["failed an hour ago", true, 0, AT + 1.3, [[AT + 0.2, failed], before]],
    ["begun after the hour", false, AT + 0.5, AT + 1, [before]],
    ["begun so, not yet 26 hours after the last", false, AT + 0.5, AT + 1.9, [before]],
    ["begun so, and more than 26 hours after it", true, AT + 0.5, AT + 2.1, [before]],
    ["begun so, without any, within an hour", false, AT + 0.5, AT + 1.4, []],
    ["begun so, without any, after an hour", true, AT + 0.5, AT + 1.6, []],
    ["with one of a clock that was ahead", true, 0, AT + 1, [[900], before]],
  ];
  const said: [string, boolean][] = [];
  for (const [index, [name, , startedAfter, now, made]] of table.entries()) {
    // One node a night makes it: each has an evening of its own.
    const evening = EVENING + index * 240 * HOUR_MS;
    const notes = made.map((one) => noteOf(evening, one));
    for (const note of notes) await shelf.note(note);
    const backups = begun(evening + startedAfter * HOUR_MS);
    said.push([name, await backups.night(evening + now * HOUR_MS)]);
    for (const note of notes) await shelf.remove(note.name);
  }
  const { timeZone } = await site.settings.get();
  expect([timeZone, ...said]).toEqual([
    "Asia/Dhaka",
    ...table.map(([name, expected]) => [name, expected]),
  ]);
});

test("of a night without a backup the owner is mailed; of a server that stops nobody is", async () => {
  const { db, site, place } = await openTestSite({ demo: true });
  const owner = await makeUser({ db });
  const { log } = catchLog();
  const mailed = async (hours: number, thrown: Error) => {
    const run = () => Promise.reject(thrown);
    const desk = { ...createBackupWork(), run };
    const given = { db, site, log, version: "1", secret: "s", desk, env: envAt(place) };
    await expect(createBackups(given).night(Date.now() + hours * HOUR_MS)).rejects.toBe(thrown);
    const rows = await db.selectFrom("mail").select(["kind", "to"]).execute();
    return rows.filter(({ kind }) => kind === "backup-failed").map(({ to }) => to);
  };
  expect(await mailed(30, new Stopped("the server stops"))).toEqual([]);
  expect(await mailed(60, new Error("no disk"))).toEqual([owner.email]);
});
