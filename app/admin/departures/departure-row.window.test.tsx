import { expect, test } from "vitest";
import { useChosen } from "#app/admin/lists/use-chosen.ts";
import type { ListedDeparture } from "#contracts/departure-row.ts";
import { departureKind } from "#contracts/kinds/departure.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { DepartureTable } from "./departure-table.tsx";

const DAYS = { leavesOn: "2027-02-06", returnsOn: "2027-02-20" };

const departure = (
  id: string,
  version: number,
  body: Record<string, unknown>,
): ListedDeparture => ({
  ...{ id, version, waiting: null, state: version > 0 ? "public" : "draft" },
  body: upgraded(departureKind, body, 1),
});

/** A table of these, where two wait to be told of "feb". */
function open(...departures: ListedDeparture[]) {
  function Page() {
    const chosen = useChosen(departures);
    const told = { waits: { feb: 2 }, inLanguages: {}, today: "2026-11-25", onDelete: () => {} };
    return <DepartureTable {...{ departures, chosen, which: "Umrah", ...told }} />;
  }
  return showPiece(<Page />);
}

const rows = () => [...document.querySelectorAll("tbody tr")].map(({ textContent }) => textContent);
const menu = () =>
  [...document.querySelectorAll("[role=menuitem]")].map(({ textContent }) => textContent?.trim());

test("days of the Hijri calendar stand where there are days, and people count by them", () => {
  open(
    departure("none", 0, { package: "umrah" }),
    departure("hajj", 1, { ...DAYS, package: "hajj" }),
    departure("tour", 1, { ...DAYS, package: "tours" }),
  );
  expect(rows().map((row) => /1448|Invalid|NaN/.exec(row ?? "")?.[0])).toEqual([
    ...[undefined, "1448", undefined],
  ]);
});

test("who waits to be told is counted at the departure that they wait for", () => {
  open(departure("jan", 1, { ...DAYS, package: "umrah" }), departure("feb", 1, DAYS));
  expect(rows().map((row) => row?.includes("to be told"))).toEqual([false, true]);
});

test("what was never public has no page to look at", async () => {
  const screen = open(departure("new", 0, DAYS), departure("old", 1, DAYS));
  const [first, second] = document.querySelectorAll<HTMLElement>("[aria-haspopup=menu]");
  const offered = [];
  for (const button of [first, second]) {
    button?.focus();
    await screen.key("Enter");
    offered.push(menu());
    await screen.key("Escape");
  }
  expect(offered).toEqual([
    ["Edit", "Delete"],
    ["Edit", "View on the site", "Delete"],
  ]);
});

test("all of a page are chosen by one press, from some as from none, and let go by the next", async () => {
  const screen = open(departure("jan", 1, DAYS), departure("feb", 1, DAYS));
  const boxes = () =>
    [...document.querySelectorAll<HTMLInputElement>("input")].map((one) => one.checked);
  const [all, one] = document.querySelectorAll<HTMLInputElement>("input");
  one?.click();
  await screen.came();
  expect([boxes(), all?.indeterminate]).toEqual([[false, true, false], true]);
  all?.click();
  await screen.came();
  expect([boxes(), all?.indeterminate]).toEqual([[true, true, true], false]);
  all?.click();
  await screen.came();
  expect(boxes()).toEqual([false, false, false]);
});
