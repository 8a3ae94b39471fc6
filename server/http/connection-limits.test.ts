import { expect, test } from "vitest";
import { CONNECTION_LIMITS, limitsOf } from "./connection-limits.ts";

test("workers together take no more connections, nor answers that are not read, than one would", () => {
  expect(limitsOf(1)).toEqual(CONNECTION_LIMITS);
  for (const workers of [2, 3, 8, 64]) {
    const shared = ["most", "crowd", ...(workers <= 8 ? ["unreadBytes" as const] : [])] as const;
    for (const name of shared) {
      expect(limitsOf(workers)[name] * workers).toBeGreaterThanOrEqual(CONNECTION_LIMITS[name]);
      expect((limitsOf(workers)[name] - 1) * workers).toBeLessThan(CONNECTION_LIMITS[name]);
    }
  }
  // Of a crowd of workers each still has room for a few pictures.
  expect(limitsOf(64).unreadBytes).toBe(16 * 1024 * 1024);
});
