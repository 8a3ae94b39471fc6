import { afterEach, beforeEach, expect, vi } from "vitest";

/** A warning nobody reads is a fault nobody finds: it fails the test that caused it. */
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  const strays = [console.error, console.warn].flatMap((method) => vi.mocked(method).mock.calls);
  vi.restoreAllMocks();
  expect(strays, "console.error and console.warn").toEqual([]);
});
