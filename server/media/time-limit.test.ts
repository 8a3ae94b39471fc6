import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTimeLimit } from "./time-limit.ts";

test("works share one time, also those that fail; what comes after it is over is not begun", async () => {
  const within = createTimeLimit(1050);
  const told: number[] = [];
  const work = async (seconds: number) => {
    told.push(seconds);
    await wait(60);
    if (told.length > 1) throw new Error("broken");
    return "made";
  };
  expect(await within(work)).toBe("made");
  await expect(within(work)).rejects.toThrow("broken");
  expect(told).toEqual([2, 1]);
  const short = createTimeLimit(1);
  await short(() => wait(5));
  await expect(short(work)).rejects.toMatchObject({ code: "picture-too-slow" });
  expect(told).toHaveLength(2);
});
