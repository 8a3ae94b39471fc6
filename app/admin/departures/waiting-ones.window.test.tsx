import { expect, test } from "vitest";
import { MOST_AT_ONCE } from "#contracts/departure-limits.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { WaitingOnes } from "./waiting-ones.tsx";

const NOTHING = { faults: [], isBusy: false, publish: async () => true, discard: async () => {} };

/** What stands there of so many changes. */
function shown(count: number, faults: { id: string; message: string }[] = []): string {
  const changes = Array.from({ length: count }, (_, at) => ({
    ...{ id: `d${at}`, version: 1, leavesOn: "2027-02-06" },
  }));
  const waiting = { ...NOTHING, faults, dialog: <></> };
  return showPiece(<WaitingOnes {...{ changes, waiting }} />)
    .outline()
    .join("\n");
}

test("a departure that was never public has its faults named too, where nothing else waits", () => {
  const text = shown(0, [{ id: "new", message: "Fill in the day." }]);
  expect(text).toContain("[Departure | href=/admin/departures/edit/new] : Fill in the day.");
  expect(text).not.toContain("<Publish");
});

test.each([
  [MOST_AT_ONCE - 1, false],
  [MOST_AT_ONCE, true],
])("of %d at once it is said that there may be more: %s", (count, isSaid) => {
  expect(shown(count).includes("So many at most are published at once.")).toBe(isSaid);
});

test("where nothing waits and nothing was refused nothing is shown", () => {
  expect(shown(0)).toBe("main");
});
