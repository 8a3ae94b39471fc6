import { expect, onTestFinished, test, vi } from "vitest";
import { catchLog } from "#tests/support/catch-log.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { createCounter } from "./counter.ts";
import { createUnknownCounter } from "./unknown-counter.ts";
import { startVisitCounts } from "./visit-counts.ts";

test("a thousand names are counted until they are written, one more is not; those that are known go on", async () => {
  const written: ReadonlyMap<string, number>[] = [];
  const write = async (counts: ReadonlyMap<string, number>) => void written.push(counts);
  const counter = createCounter({ write, log: catchLog().log, what: "things" });
  for (let name = 0; name < 1001; name++) counter.count(`${name}`);
  counter.count("0", 3);
  await counter.flush();
  await counter.flush();
  expect(written.map(({ size }) => size)).toEqual([1000]);
  expect([written[0]?.get("0"), written[0]?.get("999"), written[0]?.get("1000")]).toEqual([
    ...[4, 1, undefined],
  ]);
});

test("of several workers one counts for how many people an address was not there", async () => {
  const { site, db } = await openTestSite();
  const told: unknown[][] = [];
  let note = (_: { path: string; address: string }) => {};
  const colleagues = {
    onTold: (_: string, act: typeof note) => {
      note = act;
    },
    tellLeader: (...what: unknown[]) => void told.push(what),
  } as never;
  const counter = createUnknownCounter({ site, log: catchLog().log, colleagues });
  counter.count("/old", "10.0.0.1");
  await counter.flush();
  expect(told).toEqual([["unknown-address", { path: "/old", address: "10.0.0.1" }]]);
  for (const address of ["10.0.0.1", "10.0.0.2"]) note({ path: "/old", address });
  await counter.flush();
  const rows = await db.selectFrom("unknownPath").select(["path", "count"]).execute();
  expect(rows).toEqual([{ path: "/old", count: 2 }]);
});

test("what visitors were answered is written every five seconds until it is ended", () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  let times = 0;
  const end = startVisitCounts({ flush: async () => void times++ } as never);
  vi.advanceTimersByTime(4999);
  expect(times).toBe(0);
  vi.advanceTimersByTime(5001);
  expect(times).toBe(2);
  end();
  vi.advanceTimersByTime(20_000);
  expect(times).toBe(2);
});
