import { expect, onTestFinished, test, vi } from "vitest";
import { createRun } from "./run.ts";
import { NOTHING_TOLD } from "./summary.ts";

const ROW = {
  id: "one",
  done: 0,
  total: 9,
  step: "texts",
  notes: JSON.stringify(NOTHING_TOLD),
} as never;

function open({ isStopped = false } = {}) {
  let now = 1000;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const beats: unknown[] = [];
  const beat = async (...told: unknown[]) => {
    beats.push(told);
    return isStopped;
  };
  const run = createRun(ROW, { beat } as never, new AbortController().signal);
  const pass = (ms: number) => {
    now += ms;
  };
  return { run, pass, beats };
}

/** Whether it goes on without a rest. */
const goesOn = (work: Promise<void>) =>
  Promise.race([work.then(() => true), new Promise((go) => setImmediate(go, false))]);

test("after a rest the next slice is as long as the first", async () => {
  const { run, pass } = open();
  pass(5);
  expect(await goesOn(run.breathe())).toBe(true);
  pass(1);
  expect(await goesOn(run.breathe())).toBe(false);
  await run.breathe();
  pass(5);
  expect(await goesOn(run.breathe())).toBe(true);
});

test("it tells how far it is once a second, and stops where it was told to", async () => {
  const { run, pass, beats } = open();
  await run.breathe();
  pass(1001);
  await run.breathe();
  await run.breathe();
  expect(beats).toHaveLength(1);
  const stopped = open({ isStopped: true });
  stopped.pass(1001);
  await expect(stopped.run.breathe()).rejects.toThrow();
});
