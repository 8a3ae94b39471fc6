import { expect, test, vi } from "vitest";
import type { Ask } from "#app/admin/api/client.ts";
import { howItStands } from "./how-it-stands.ts";

/** What is answered, one after the other, and what is known in the end; how often it was asked within ten seconds. */
const ANSWERS: readonly [statuses: number[], knows: unknown, asked: number][] = [
  [[200], { version: 7 }, 1],
  [[404], null, 1],
  [[401], undefined, 1],
  [[504, 500, 200], { version: 7 }, 3],
  [[504, 504, 504, 504, 504, 504], "not yet", 4],
];

test.each(ANSWERS)("answers %j: until one tells how it stands", async (statuses, knows, asked) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const left = [...statuses];
    let isLeft = false;
    const call = (async () => {
      const status = left.shift();
      return status === 200 ? { isOk: true, data: { version: 7 } } : { isOk: false, status };
    }) as unknown as Ask;
    let known: unknown = "not yet";
    const asking = howItStands(call, { kind: "page", id: "about" }, () => isLeft).then((there) => {
      known = there;
    });
    await vi.advanceTimersByTimeAsync(10_000);
    expect([known, statuses.length - left.length]).toEqual([knows, asked]);
    isLeft = true;
    await vi.advanceTimersByTimeAsync(3000);
    await asking;
    expect(statuses.length - left.length).toBe(asked);
  } finally {
    vi.useRealTimers();
  }
});
