import { expect, test } from "vitest";
import { asTrashed } from "./trash.ts";

test("what was deleted last stands first, and says until when it can be brought back", () => {
  const rows = ["2026-01-02", "2026-01-03", "2026-01-01"].map((day) => ({
    deletedAt: `${day}T08:00:00.000Z`,
  }));
  expect(asTrashed(rows)).toEqual([
    { deletedAt: "2026-01-03T08:00:00.000Z", restorableUntil: "2026-02-02T08:00:00.000Z" },
    { deletedAt: "2026-01-02T08:00:00.000Z", restorableUntil: "2026-02-01T08:00:00.000Z" },
    { deletedAt: "2026-01-01T08:00:00.000Z", restorableUntil: "2026-01-31T08:00:00.000Z" },
  ]);
});
