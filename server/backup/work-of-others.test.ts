import { expect, onTestFinished, test, vi } from "vitest";
import { said, smallCrew } from "#tests/support/small-crew.ts";
import { BackupError } from "./backup-error.ts";
import { createBackupWork } from "./backup-work.ts";
import type { Doing } from "./make-backup.ts";

/** Work that goes on until it is let go. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let onProgress: Doing["onProgress"] = () => expect.fail("it has not begun");
  return {
    letGo: resolve,
    progress: (...told: Parameters<Doing["onProgress"]>) => onProgress(...told),
    async task(doing: Doing) {
      onProgress = doing.onProgress;
      await promise;
      return { name: "a", factorsOff: [] };
    },
  };
}

test("all know what one is at, hear when it is over, and how it ended", async () => {
  const [one, other] = smallCrew().map(({ colleagues }) => createBackupWork(colleagues));
  if (!one || !other) throw new Error("a crew of two");
  const heard: unknown[] = [];
  const free: string[] = [];
  other.onOther((work) => heard.push(work && [work.what, work.step, work.done, work.of]));
  other.onFree(() => free.push("other"));
  one.onFree(() => free.push("one"));
  const work = held();
  const { ended } = await one.start("backup", work.task);
  await said();
  work.progress("pictures", 2, 5);
  await said();
  expect(other.now()).toEqual({ what: "backup", step: "pictures", done: 2, of: 5 });
  await expect(other.run("backup", work.task)).rejects.toMatchObject({ code: "backup-under-way" });
  expect(free).toEqual([]);
  work.letGo();
  await ended;
  await said();
  expect(heard).toEqual([null, ["backup", "database", 0, 0], ["backup", "pictures", 2, 5], null]);
  expect(free.toSorted()).toEqual(["one", "other"]);
  const end = { what: "backup", at: expect.any(String), name: "a", fault: null, factorsOff: [] };
  expect([one.lastEnd(), other.lastEnd(), one.now(), other.now()]).toEqual([end, end, null, null]);
});

test.each([
  ["backup", "pictures", "other"],
  ["restore", "pictures", "stopped"],
  ["restore", "exchanging", "unclear"],
] as const)("of a %s that was killed at %s the others tell: %s", async (what, step, fault) => {
  const crew = smallCrew(3);
  const [one, other, third] = crew.map(({ colleagues }) => createBackupWork(colleagues));
  let freed = 0;
  other?.onFree(() => freed++);
  const work = held();
  await one?.start(what, work.task);
  work.progress(step, 1, 2);
  await said();
  // One that was at nothing is nothing to tell of.
  crew[2]?.end();
  await said();
  expect([other?.now()?.step, other?.lastEnd(), freed]).toEqual([step, null, 0]);
  crew[0].end();
  await said();
  const end = { what, at: expect.any(String), name: "", fault, factorsOff: [] };
  expect([other?.now(), other?.lastEnd(), freed]).toEqual([null, end, 1]);
  expect(third?.now()?.step).toBe(step);
  work.letGo();
});

test("one that begins learns what the others are at, and how the last of it ended", async () => {
  const [first, second, newcomer] = smallCrew(3).map(({ colleagues }) => colleagues);
  const [one, other] = [first, second].map((colleagues) => createBackupWork(colleagues));
  const failed = one?.run("backup", async () => {
    throw new BackupError("disk-full", "no room", { freeBytes: 1, neededBytes: 2 });
  });
  await expect(failed).rejects.toThrow("no room");
  await said();
  const work = held();
  const { ended } = (await other?.start("restore", work.task)) ?? {};
  await said();
  const late = createBackupWork(newcomer);
  expect([late.now(), late.lastEnd()]).toEqual([null, null]);
  await late.learn();
  expect([late.now()?.what, late.lastEnd()]).toEqual([
    "restore",
    {
      ...{ what: "backup", at: expect.any(String), name: "", factorsOff: [], fault: "disk-full" },
      room: { freeBytes: 1, neededBytes: 2 },
    },
  ]);
  work.letGo();
  await ended;
  await said();
  expect([late.now(), late.lastEnd()]).toMatchObject([null, { what: "restore", fault: null }]);
});

test("what ended last is told, even where the clock was set back meanwhile", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T08:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const crew = smallCrew(3).map(({ colleagues }) => createBackupWork(colleagues));
  const task = async (name: string) => ({ name, factorsOff: [] });
  await crew[0]?.run("backup", () => task("first"));
  await said();
  vi.setSystemTime(new Date("2026-11-25T07:00:00Z"));
  await crew[1]?.run("backup", () => task("second"));
  await said();
  await crew[0]?.run("backup", () => task("third"));
  await said();
  expect(crew.map((one) => one.lastEnd()?.name)).toEqual(["third", "third", "third"]);
});

test("what is being made is given up at the end of the server, and that is waited for", async () => {
  const desk = createBackupWork();
  let isOver = false;
  const running = desk.run("backup", async ({ signal }) => {
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
    isOver = true;
    signal.throwIfAborted();
    return { name: "a", factorsOff: [] };
  });
  const failed = expect(running).rejects.toThrow("the server stops");
  await said();
  await desk.stop();
  expect(isOver).toBe(true);
  await failed;
  expect([desk.now(), desk.lastEnd()?.fault]).toEqual([null, "stopped"]);
});

test("of a restore it is written down that it begins, exchanges and ends; of a backup only that it went well", async () => {
  const written: unknown[] = [];
  const note = {
    begin: () => void written.push("begins"),
    exchanging: () => void written.push("exchanges"),
    end: (fault: string | null) => void written.push(fault),
    lastEnd: () => null,
  };
  const desk = createBackupWork(null, note);
  const steps = async ({ onProgress }: Doing) => {
    onProgress("pictures", 1, 2);
    onProgress("exchanging", 1, 2);
    return { name: "a", factorsOff: [] };
  };
  const fails = async () => {
    throw new BackupError("locked", "another key");
  };
  await desk.run("restore", steps);
  await expect(desk.run("restore", fails)).rejects.toThrow("another key");
  expect(written.splice(0)).toEqual(["begins", "exchanges", null, "begins", "locked"]);
  await expect(desk.run("backup", fails)).rejects.toThrow("another key");
  await desk.run("backup", async () => ({ name: "b", factorsOff: [] }));
  expect(written).toEqual([null]);
});
