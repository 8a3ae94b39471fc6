import { expect, test } from "vitest";
import type { ListedDeparture } from "#contracts/departure-row.ts";
import { departureKind } from "#contracts/kinds/departure.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { PricesDialog } from "./prices-dialog.tsx";

const PRICES = { quad: "100", double: "300", child: "50", infant: "10" };

/** Two departures, and what is sent. */
function open() {
  const sent: unknown[] = [];
  const change = async (_: unknown, { prices }: { prices: object }) => {
    sent.push(prices);
    return null;
  };
  const departures = ["d1", "d2"].map((id) => ({
    ...{ id, version: 1, waiting: null, state: "public" as const },
    body: upgraded(departureKind, { leavesOn: "2027-02-06", ...PRICES }, 1),
  })) satisfies ListedDeparture[];
  const screen = showPiece(
    <PricesDialog
      departures={departures}
      work={{ change, isBusy: false } as never}
      onClose={() => sent.push("closed")}
      onDone={() => sent.push("done")}
    />,
  );
  const go = async () => {
    await screen.press(/^Change \d+ price/);
    return sent.splice(0);
  };
  const says = () => document.querySelector("[role=status]")?.textContent;
  return { screen, go, says };
}

const ROOMS = ["quad", "triple", "double", "single"];

test("rooms and children rise by what is typed, rounded; of which kinds, one chooses", async () => {
  const { screen, go, says } = open();
  await screen.came();
  await screen.type("By, in percent", "৪,৫");
  await screen.type(/^Round to/, "1");
  expect(says()).toBe("6 prices will change");
  expect(await go()).toEqual([{ percent: 4.5, roundTo: 1, names: [...ROOMS, "child"] }, "done"]);
  for (const kind of [/^Quad/, "Child", "Infant"]) await screen.press(kind);
  await screen.type("By, in percent", "50");
  await screen.press("Down");
  expect(says()).toBe("2 prices will change");
  expect(await go()).toEqual([{ percent: -50, roundTo: 1, names: ["infant"] }, "done"]);
});

test("nothing is sent without a number, a kind, or a price that changes", async () => {
  const { screen, go, says } = open();
  await screen.came();
  const mistake = () => document.querySelector(".change-fields [role=alert]")?.textContent?.trim();
  expect(mistake()).toBe(undefined);
  expect([await go(), mistake()]).toEqual([[], "Write a number above 0, up to 500, such as 4.5."]);
  for (const typed of ["0", "501", "-1", "x"]) {
    await screen.type("By, in percent", typed);
    expect([typed, await go()]).toEqual([typed, []]);
  }
  await screen.type(/^Round to/, "1");
  await screen.type("By, in percent", "0.1");
  expect([says(), await go()]).toEqual(["No price changes.", []]);
  await screen.type("By, in percent", "10");
  for (const kind of [/^Quad/, "Child"]) await screen.press(kind);
  expect([await go(), document.querySelector(".change-kinds [role=alert]")?.textContent]).toEqual([
    [],
    "Choose at least one kind of price.",
  ]);
});
