import { expect, test } from "vitest";
import { CONNECTION_LIMITS, limitsOf } from "./connection-limits.ts";

test("workers together take no more connections, nor answers that are not read, than one would", () => {
  expect(limitsOf(1)).toEqual(CONNECTION_LIMITS);
  for (const workers of [2, 3, 64]) {
    for (const name of ["most", "crowd", "unreadBytes"] as const) {
      expect(limitsOf(workers)[name] * workers).toBeGreaterThanOrEqual(CONNECTION_LIMITS[name]);
      expect((limitsOf(workers)[name] - 1) * workers).toBeLessThan(CONNECTION_LIMITS[name]);
    }
  }
});
