import { expect, onTestFinished, test, vi } from "vitest";
import { createConcurrencyLimit } from "./concurrency-limit.ts";

/** Work that ends when it is told to. */
function open({ mostWaiting }: { mostWaiting: number }) {
  const limit = createConcurrencyLimit({ atOnce: 1, mostWaiting });
  const ended: string[] = [];
  const ask = (who: string) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const answer = limit(() => promise, who).then((done) => done?.result ?? "turned away");
    answer.then((said) => ended.push(`${who}: ${said}`));
    return { end: () => resolve("done"), answer };
  };
  return { ask, ended };
}

test("callers take turns, however many of one wait", async () => {
  const { ask, ended } = open({ mostWaiting: 10 });
  const all = ["a", "a", "a", "b"].map(ask);
  for (const { end } of all) end();
  await Promise.all(all.map(({ answer }) => answer));
  expect(ended).toEqual(["a: done", "a: done", "b: done", "a: done"]);
});

test("when no more may wait, whoever has the most waiting loses one, time after time", async () => {
  const { ask, ended } = open({ mostWaiting: 2 });
  const [atWork, first, second] = ["a", "a", "a"].map(ask);
  const other = ask("b");
  expect(await second?.answer).toBe("turned away");
  expect(await ask("b").answer).toBe("turned away");
  for (const one of [atWork, first, other]) one?.end();
  await Promise.all([first?.answer, other.answer]);
  // Room again for as many as before.
  const next = ["c", "c", "c"].map(ask);
  for (const { end } of next) end();
  await Promise.all(next.map(({ answer }) => answer));
  expect(ended.slice(-3)).toEqual(Array(3).fill("c: done"));
});

test("of several who wait it is the one with the most that loses one, whoever came last", async () => {
  const { ask, ended } = open({ mostWaiting: 5 });
  const all = ["a", "b", "b", "b", "c", "c"].map(ask);
  const [atWork, first, second, third, ...others] = all;
  const late = ask("d");
  expect(await third?.answer).toBe("turned away");
  const left = [atWork, first, second, ...others, late];
  for (const one of left) one?.end();
  await Promise.all(left.map((one) => one?.answer));
  expect(ended.filter((said) => said.endsWith("done"))).toHaveLength(6);
});

test("so many work side by side, so many wait; what fails makes room for the next", async () => {
  const limit = createConcurrencyLimit({ atOnce: 2, mostWaiting: 1 });
  const works = Array.from({ length: 3 }, () => Promise.withResolvers<number>());
  const answers = works.map(({ promise }) => limit(() => promise).catch(() => "failed"));
  expect(limit.load()).toEqual({ atWork: 2, waiting: 1 });
  expect(await limit(async () => 4)).toBeNull();
  works[0]?.reject(new Error("odd"));
  expect(await answers[0]).toBe("failed");
  expect(limit.load()).toEqual({ atWork: 2, waiting: 0 });
  works[1]?.resolve(1);
  works[2]?.resolve(2);
  expect(await Promise.all(answers.slice(1))).toEqual([{ result: 1 }, { result: 2 }]);
  expect(limit.load()).toEqual({ atWork: 0, waiting: 0 });
});

test.each([
  [300, 300],
  [5000, 1000],
])(
  "after work of %i ms others have the machine for %i ms, where that is asked for",
  async (workMs, restMs) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const limit = createConcurrencyLimit({ atOnce: 1, mostWaiting: 1, rests: true });
    const work = Promise.withResolvers<void>();
    const first = limit(() => work.promise);
    const second = limit(async () => "done");
    vi.advanceTimersByTime(workMs);
    work.resolve();
    await first;
    vi.advanceTimersByTime(restMs - 1);
    expect(limit.load()).toEqual({ atWork: 1, waiting: 1 });
    vi.advanceTimersByTime(1);
    expect(await second).toEqual({ result: "done" });
    vi.runAllTimers();
    expect(limit.load()).toEqual({ atWork: 0, waiting: 0 });
  },
);
