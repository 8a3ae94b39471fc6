import { expect, test } from "vitest";
import type { ListedDeparture } from "#contracts/departure-row.ts";
import { departureKind } from "#contracts/kinds/departure.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { DuplicateDialog } from "./duplicate-dialog.tsx";

/** So many departures, all of one day. */
function open(count: number) {
  const sent: unknown[] = [];
  const duplicate = async (_: unknown, { copies, every }: { copies: number; every: number }) => {
    sent.push([copies, every]);
    return null;
  };
  const departures = Array.from({ length: count }, (_, at) => ({
    ...{ id: `d${at}`, version: 1, waiting: null, state: "public" as const },
    body: upgraded(departureKind, { leavesOn: "2027-02-06", returnsOn: "2027-02-20" }, 1),
  })) satisfies ListedDeparture[];
  const screen = showPiece(
    <DuplicateDialog
      departures={departures}
      days={{}}
      work={{ duplicate, isBusy: false } as never}
      onClose={() => sent.push("closed")}
      onDone={() => sent.push("done")}
    />,
  );
  const go = async () => {
    await screen.press(/^Make/);
    return sent.splice(0);
  };
  const mistakes = () =>
    [...document.querySelectorAll("[role=dialog] .field-error")].map(({ textContent }) =>
      textContent?.trim(),
    );
  return { screen, go, mistakes };
}

test("as many as can be made at once are made; of more it is said how many that is", async () => {
  const { screen, go, mistakes } = open(50);
  await screen.came();
  await screen.type("How many of each", "10");
  expect([mistakes(), await go()]).toEqual([[], [[10, 7], "done"]]);
  await screen.type("How many of each", "11");
  expect([mistakes(), await go()]).toEqual([["At most 500 can be made at once."], []]);
});

test("each number that cannot be is said at its own field, and nothing is made", async () => {
  const { screen, go, mistakes } = open(1);
  await screen.came();
  await screen.type("How many of each", "53");
  expect([mistakes(), await go()]).toEqual([["Write a whole number from 1 to 52."], []]);
  await screen.type("How many of each", "52");
  await screen.type("Every so many days", "3661");
  expect([mistakes(), await go()]).toEqual([["Write a whole number from 1 to 3,660."], []]);
  await screen.type("Every so many days", "৩");
  expect([mistakes(), await go()]).toEqual([[], [[52, 3], "done"]]);
});
