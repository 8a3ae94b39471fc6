import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAutosave, type Stored } from "./autosave.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Stores that are answered by hand, and when each was asked for, in seconds. */
function openAutosave() {
  const begin = Date.now();
  const asked: number[] = [];
  const answers: ((how: Stored) => void)[] = [];
  const autosave = createAutosave(() => {
    asked.push((Date.now() - begin) / 1000);
    return new Promise((resolve) => answers.push(resolve));
  });
  const answer = async (how: Stored) => {
    answers.shift()?.(how);
    await vi.advanceTimersByTimeAsync(0);
  };
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  const type = async (seconds: number) => {
    for (let at = 0; at < seconds * 10; at++) {
      autosave.typed();
      await pass(0.1);
    }
  };
  return { autosave, asked, answer, pass, type };
}

test("two seconds after the last key, once", async () => {
  const { asked, answer, pass, type } = openAutosave();
  await type(1);
  await pass(1.8);
  expect(asked).toEqual([]);
  await pass(0.2);
  expect(asked).toEqual([2.9]);
  await answer("stored");
  await pass(120);
  expect(asked).toHaveLength(1);
});

test("without a pause every ten seconds", async () => {
  const { asked, answer, type } = openAutosave();
  await type(10.1);
  await answer("stored");
  await type(10.1);
  expect(asked).toEqual([10, 20]);
});

test("one at a time, and none within two seconds of the one before", async () => {
  const { autosave, asked, answer, pass } = openAutosave();
  autosave.typed();
  await pass(2);
  autosave.typed();
  await pass(30);
  expect(asked).toEqual([2]);
  await answer("stored");
  await pass(0);
  expect(asked).toEqual([2, 32]);
  await answer("stored");
  autosave.typed();
  await pass(1.9);
  expect(asked).toHaveLength(2);
});

test("what failed is tried again, ever more rarely, and at once when the network is back", async () => {
  const { autosave, asked, answer, pass } = openAutosave();
  autosave.typed();
  await pass(2);
  for (const pause of [4, 8, 16, 32, 60, 60]) {
    await answer("failed");
    await pass(pause);
  }
  expect(asked).toEqual([2, 6, 14, 30, 62, 122, 182]);
  await answer("failed");
  await pass(5);
  autosave.retry();
  await pass(0);
  expect(asked.at(-1)).toBe(187);
});

test("what was refused waits for other words", async () => {
  const { autosave, asked, answer, pass } = openAutosave();
  autosave.typed();
  await pass(2);
  await answer("refused");
  await pass(120);
  expect(asked).toHaveLength(1);
  autosave.typed();
  await pass(2);
  expect(asked).toHaveLength(2);
});

test("whoever settles it waits for what is under way, and nothing follows", async () => {
  const { autosave, asked, answer, pass } = openAutosave();
  autosave.typed();
  await pass(2);
  autosave.typed();
  const settled = vi.fn();
  void autosave.settle().then(settled);
  await pass(20);
  expect(settled).not.toHaveBeenCalled();
  await answer("stored");
  expect(settled).toHaveBeenCalled();
  await pass(20);
  expect(asked).toEqual([2]);
});

test("a clock that is set back by a day stops nothing", async () => {
  const { autosave, answer, asked, pass } = openAutosave();
  autosave.typed();
  await pass(2);
  await answer("stored");
  vi.setSystemTime(Date.now() - 86_400_000);
  autosave.typed();
  await pass(2);
  expect(asked).toHaveLength(2);
});
