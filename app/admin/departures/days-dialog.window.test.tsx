import { expect, test } from "vitest";
import { departureKind } from "#contracts/kinds/departure.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { DaysDialog } from "./days-dialog.tsx";

test("what has no days yet is not moved, and nothing is sent", async () => {
  const sent: unknown[] = [];
  const change = async (_: unknown, how: object) => {
    sent.push(how);
    return null;
  };
  const body = upgraded(departureKind, {}, 1);
  const screen = showPiece(
    <DaysDialog
      departures={[{ id: "d1", version: 1, waiting: null, state: "draft", body }]}
      days={{}}
      work={{ change, isBusy: false } as never}
      onClose={() => sent.push("closed")}
      onDone={() => sent.push("done")}
    />,
  );
  await screen.came();
  await screen.type("Days", "3");
  await screen.press("Move 0 departures");
  expect(sent).toEqual([]);
});
