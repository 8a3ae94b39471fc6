import { expect, test } from "vitest";
import { createLimiter } from "./limiter.ts";

test("so many tries in a window, then the seconds to wait; afterwards again", () => {
  let now = 0;
  const limiter = createLimiter({ tries: 2, windowMs: 60_000, now: () => now });
  expect([limiter.take("a"), limiter.take("a")]).toEqual([null, null]);
  now = 20_500;
  expect([limiter.take("a"), limiter.take("b")]).toEqual([40, null]);
  now = 60_000;
  expect(limiter.take("a")).toBeNull();
});

test("a try that was right is given back, and never more than were taken", () => {
  const limiter = createLimiter({ tries: 1, windowMs: 60_000 });
  limiter.giveBack("a");
  for (let i = 0; i < 5; i++) {
    expect(limiter.take("a")).toBeNull();
    limiter.giveBack("a");
  }
  expect([limiter.take("a"), limiter.take("a")]).toEqual([null, 60]);
});

test("a flood of keys is forgotten from its oldest end", () => {
  const limiter = createLimiter({ tries: 1, windowMs: 60_000 });
  limiter.take("first");
  for (let i = 0; i < 50_000; i++) limiter.take(`key ${i}`);
  expect(limiter.take("first")).toBeNull();
  expect(limiter.take("key 49999")).toBe(60);
});
