import { expect, test } from "vitest";
import type { Import } from "#contracts/import.ts";
import { stepOf } from "./move-in-steps.tsx";

test.each([
  ["reading", false, "look"],
  ["looked", false, "look"],
  ["running", false, "take"],
  ["done", false, "report"],
  ["running", true, "report"],
  ["failed", false, "choose"],
] as const)("at which step an import is that is %s, undone: %s", (state, isUndone, step) => {
  expect([stepOf({ state, isUndone } as Import), stepOf(null)]).toEqual([step, "choose"]);
});
