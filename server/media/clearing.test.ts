import { expect, test } from "vitest";
import { createClearing } from "./clearing.ts";

test("files that could not be removed are remembered until they are gone", async () => {
  let isAway = true;
  const done: string[] = [];
  const { clear, uncleared } = createClearing({
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
        if (isAway) throw new Error("the disk is away");
        done.push(`removed ${stem}`);
      },
    },
  });
  await clear("tents");
  expect([done, [...uncleared]]).toEqual([[], ["tents"]]);
  isAway = false;
  await clear("tents");
  expect([done, [...uncleared]]).toEqual([["removed tents", "forgotten tents"], []]);
});
