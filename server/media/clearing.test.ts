import { expect, test } from "vitest";
import { createClearing } from "./clearing.ts";

/** @param removeFolder throws where the disk is away */
function clearingOf(done: string[], removeFolder: () => unknown = () => {}) {
  return createClearing({
    records: {
      hold: async () => true,
      forget: async (stem) => void done.push(`forgotten ${stem}`),
      unlessCopied: async (work) => {
        await work();
        return true;
      },
    },
    storage: {
      removeFolder: async (stem) => {
        await removeFolder();
        done.push(`removed ${stem}`);
      },
    },
  });
}

test("files that could not be removed are remembered until they are gone", async () => {
  let isAway = true;
  const done: string[] = [];
  const { clear, uncleared } = clearingOf(done, () => {
    if (isAway) throw new Error("the disk is away");
  });
  await clear("tents");
  expect([done, [...uncleared]]).toEqual([[], ["tents"]]);
  isAway = false;
  await clear("tents");
  expect([done, [...uncleared]]).toEqual([["removed tents", "forgotten tents"], []]);
});

test("files that somebody holds stay until then, and are not forgotten", async () => {
  let isHeld = true;
  const done: string[] = [];
  const { clear, uncleared, holdWhile } = clearingOf(done);
  holdWhile(() => isHeld);
  await clear("tents");
  expect([done, [...uncleared]]).toEqual([[], ["tents"]]);
  isHeld = false;
  for (const stem of [...uncleared]) await clear(stem);
  expect([done, [...uncleared]]).toEqual([["removed tents", "forgotten tents"], []]);
});

test("whoever waits for the removals that began is told when they are over", async () => {
  const done: string[] = [];
  const { clear, ended } = clearingOf(done, () => new Promise((over) => setImmediate(over)));
  void clear("tents");
  void clear("gates");
  await ended();
  expect(done.toSorted()).toEqual([
    ...["forgotten gates", "forgotten tents", "removed gates", "removed tents"],
  ]);
});

test("files that a backup copies just then stay, and are remembered", async () => {
  let isCopied = true;
  const done: string[] = [];
  const { clear, uncleared } = createClearing({
    records: {
      hold: async () => true,
      forget: async (stem) => void done.push(`forgotten ${stem}`),
      unlessCopied: async (work) => {
        if (!isCopied) await work();
        return !isCopied;
      },
    },
    storage: { removeFolder: async (stem) => void done.push(`removed ${stem}`) },
  });
  await clear("tents");
  expect([done, [...uncleared]]).toEqual([[], ["tents"]]);
  isCopied = false;
  await clear("tents");
  expect([done, [...uncleared]]).toEqual([["removed tents", "forgotten tents"], []]);
});
