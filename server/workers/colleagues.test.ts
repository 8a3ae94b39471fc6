import { expect, test, vi } from "vitest";
import { createBackupWork } from "#server/backup/backup-work.ts";
import { createUnknownCounter } from "#server/jobs/unknown-counter.ts";
import { createUploadProgress } from "#server/media/upload-progress.ts";
import { createMetrics } from "#server/metrics/metrics.ts";
import { metricsOfAll } from "#server/metrics/metrics-of-all.ts";
import { metricsText } from "#server/metrics/metrics-text.ts";
import { createMistakes } from "#server/process/mistakes.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { said, smallCrew } from "#tests/support/small-crew.ts";
import { oneAtATime } from "./one-at-a-time.ts";

test("a backup is made by one at a time, and all know how far it is", async () => {
  const [one, other] = smallCrew();
  const desks = [createBackupWork(one.colleagues), createBackupWork(other.colleagues)] as const;
  const freed: number[] = [];
  for (const [seat, desk] of desks.entries()) desk.onFree(() => freed.push(seat));
  const end = Promise.withResolvers<void>();
  const making = desks[0].run("backup", async ({ onProgress }) => {
    onProgress("pictures", 3, 9);
    await end.promise;
    return { name: "the one", factorsOff: [] };
  });
  // At the same moment, before either has heard of the other.
  const refused = desks[1].run("backup", async () => ({ name: "never", factorsOff: [] }));
  await expect(refused).rejects.toMatchObject({ code: "backup-under-way" });
  await said();
  const far = { what: "backup", step: "pictures", done: 3, of: 9 };
  expect(desks.map((desk) => desk.now())).toEqual([far, far]);
  expect(freed).toEqual([]);
  end.resolve();
  await making;
  await said();
  expect(freed).toEqual([0, 1]);
  expect(desks.map((desk) => [desk.now(), desk.lastEnd()?.name])).toEqual([
    [null, "the one"],
    [null, "the one"],
  ]);
  const before = Date.parse(desks[0].lastEnd()?.at ?? "");
  await expect.poll(() => Date.now()).toBeGreaterThan(before);
  await desks[1].run("backup", async () => ({ name: "the next", factorsOff: [] }));
  await said();
  expect(desks[0].lastEnd()?.name).toBe("the next");
});

test("one that is killed amid a backup or a restore: it failed, and whoever comes later learns of it", async () => {
  const [one, other, third] = smallCrew(3);
  const desk = createBackupWork(other.colleagues);
  let isFree = false;
  desk.onFree(() => {
    isFree = true;
  });
  void createBackupWork(one.colleagues).run("backup", () => new Promise(() => {}));
  await said();
  expect([desk.now()?.what, isFree]).toEqual(["backup", false]);
  one.end();
  await said();
  expect(isFree).toBe(true);
  expect([desk.now(), desk.lastEnd()]).toMatchObject([null, { what: "backup", fault: "other" }]);
  const late = createBackupWork(third?.colleagues ?? null);
  await late.learn();
  expect(late.lastEnd()).toEqual(desk.lastEnd());
});

test.each([
  ["trying", "stopped"],
  ["exchanging", "unclear"],
] as const)(
  "of a restore whose worker is killed while %s it is told that it is %s",
  async (step, fault) => {
    const [one, other] = smallCrew();
    const desk = createBackupWork(other.colleagues);
    void createBackupWork(one.colleagues).run("restore", ({ onProgress }) => {
      onProgress(step, 0, 1);
      return new Promise(() => {});
    });
    await said();
    one.end();
    await said();
    expect(desk.lastEnd()).toMatchObject({ what: "restore", fault });
  },
);

test("which file of the database is open is known when nobody who has it open is left", async () => {
  const [one, other] = smallCrew();
  one.colleagues.tell("database-file", "1:2");
  one.colleagues.onAsked("database-file", () => "1:3");
  await said();
  expect(await other.colleagues.ask("database-file")).toEqual([{ seat: 1, data: "1:3" }]);
  one.end();
  expect(await other.colleagues.ask("database-file")).toEqual([{ seat: 0, data: "1:2" }]);
  expect(await other.colleagues.ask("metrics")).toEqual([]);
});

test("how far an upload is, any of them tells; of one that is killed nothing stays", async () => {
  const [one, other] = smallCrew();
  const own = createUploadProgress(one.colleagues);
  const seen = createUploadProgress(other.colleagues);
  own.set("ticket", { done: 1, of: 4 });
  own.set("second", { done: 0, of: 4 });
  await said();
  expect([own.of("ticket"), seen.of("ticket")]).toEqual([
    { done: 1, of: 4 },
    { done: 1, of: 4 },
  ]);
  own.end("ticket");
  await said();
  expect([seen.of("ticket").of, seen.of("second").of]).toEqual([0, 4]);
  one.end();
  await said();
  expect(seen.of("second")).toEqual({ done: 0, of: 0 });
});

test("people who ask in vain are counted once, whichever worker each of them comes to", async () => {
  const { site, db } = await openTestSite();
  const { log } = catchLog();
  const counters = smallCrew().map(({ colleagues }) =>
    createUnknownCounter({ site, log, colleagues }),
  );
  for (const address of ["10.0.0.1", "10.0.0.2", "10.0.0.1"]) {
    for (const counter of counters) counter.count("/ours", address);
  }
  for (const counter of counters) counter.count("/mine", "10.0.0.1");
  await said();
  for (const counter of counters) await counter.flush();
  const rows = await db.selectFrom("unknownPath").select(["path", "count"]).execute();
  expect(rows).toEqual([{ path: "/ours", count: 2 }]);
});

test("mistakes of one are told by all", async () => {
  const [one, other] = smallCrew();
  const [here, there] = [createMistakes(), createMistakes()];
  here.share(one.colleagues);
  there.share(other.colleagues);
  here.heardIn(catchLog().log).error({ err: new Error("x") }, "an endpoint failed");
  await said();
  expect([here, there].map((all) => all.list().map(({ what, count }) => [what, count]))).toEqual([
    [["api", 1]],
    [["api", 1]],
  ]);
});

test("figures of each worker have its number; one that says nothing is left out after a second", async () => {
  const crew = smallCrew(3);
  const all = crew.map(({ colleagues }) => {
    const metrics = createMetrics();
    metrics.watchSite(() => [{ name: "site", help: "h", type: "gauge", samples: [{ value: 7 }] }]);
    for (let times = 0; times < colleagues.seat; times++) metrics.answered(200);
    return metricsOfAll(metrics, colleagues);
  });
  const lines = async () => metricsText((await all[1]?.()) ?? []).split("\n");
  const found = await lines();
  expect(found.filter((line) => /^rihla_requests_total\{class="2xx"/.test(line))).toEqual(
    [1, 2, 3].map((seat) => `rihla_requests_total{class="2xx",worker="${seat}"} ${seat}`),
  );
  expect(found.filter((line) => line.startsWith("site"))).toEqual(["site 7"]);
  expect(found).toContain("rihla_workers 3");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  try {
    crew[2]?.colleagues.onAsked("metrics", () => new Promise(() => {}));
    const late = lines();
    await said();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await late).toContain("rihla_workers 2");
  } finally {
    vi.useRealTimers();
  }
});

test("whoever was refused because another one is at it may do it once that one has ended", async () => {
  const [one, other] = smallCrew();
  const [first, second] = [oneAtATime(one.colleagues), oneAtATime(other.colleagues)];
  const ended = await first("check");
  expect([ended, await second("check"), await first("check")]).toEqual([
    ...[expect.any(Function), null, null],
  ]);
  ended?.();
  await said();
  const turn = await second("check");
  expect(turn).toEqual(expect.any(Function));
  turn?.();
});
