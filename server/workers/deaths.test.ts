import { expect, test } from "vitest";
import { createDeaths } from "./deaths.ts";

test("longer and longer pauses, and after five that died at once none is started", () => {
  const deaths = createDeaths();
  expect([1, 2, 3, 4, 5].map(() => deaths.note(500))).toEqual([100, 200, 400, 800, null]);
});

test("one that lived ends the row, and is replaced at once", () => {
  const deaths = createDeaths();
  for (let count = 0; count < 4; count++) deaths.note(0);
  expect([deaths.note(60_000), deaths.note(10), deaths.note(10)]).toEqual([0, 100, 200]);
});
