import { expect, test } from "vitest";
import { isSilent } from "./under-way.ts";

const NOW = Date.parse("2026-11-26T10:00:00Z");
const MINUTE_MS = 60_000;

test.each([
  ["a moment ago", -0.1, false],
  ["three minutes ago", -3, true],
  ["three minutes ahead, as clocks of nodes differ", 3, false],
  ["forty days ahead, by a clock that was wrong", 40 * 24 * 60, true],
])("an import whose last sign was %s", (_when, minutes, isStopped) => {
  const aliveAt = new Date(NOW + minutes * MINUTE_MS).toISOString();
  expect(isSilent({ state: "running", aliveAt }, NOW)).toBe(isStopped);
  expect(isSilent({ state: "done", aliveAt }, NOW)).toBe(false);
});
