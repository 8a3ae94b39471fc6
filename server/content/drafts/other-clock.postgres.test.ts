import { expect, onTestFinished, test, vi } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";

const HOUR_MS = 3_600_000;

test.each([
  ["ahead", 2 * HOUR_MS, 1 * HOUR_MS, 0],
  ["ahead", 2 * HOUR_MS, -1 * HOUR_MS, 1],
  ["behind", -2 * HOUR_MS, -1 * HOUR_MS, 0],
  ["behind", -2 * HOUR_MS, -3 * HOUR_MS, 1],
])(
  "the clock of a node is hours %s: nothing goes public before both clocks say so",
  async (_, offMs, dueMs, count) => {
    const { site } = await openTestSite({ demo: true });
    const place = { kind: "package", id: "umrah" } as const;
    await site.draft.save(place, { body: { title: "Waiting" } }, { by: null });
    const publishAt = new Date(Date.now() + dueMs).toISOString();
    await site.draft.plan([place], publishAt, { by: null });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + offMs });
    onTestFinished(() => void vi.useRealTimers());
    expect(await site.draft.due()).toHaveLength(count);
  },
);
