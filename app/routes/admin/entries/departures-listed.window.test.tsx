import { expect, test } from "vitest";
import { departureKind } from "#contracts/kinds/departure.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { linesOf, showPage } from "#tests/support/show-page.tsx";
import DepartureList from "./departure-list.tsx";

const DEPARTURE = {
  ...{ id: "d1", version: 1, waiting: null, state: "public" },
  body: upgraded(
    departureKind,
    { leavesOn: "2027-02-06", returnsOn: "2027-02-20", package: "umrah" },
    1,
  ),
};
const LIST = {
  ...{
    departures: [DEPARTURE],
    unlisted: 3,
    days: {},
    changes: [],
    today: "2026-11-25",
    page: 1,
    pages: 3,
  },
  ...{ show: "past", waits: {}, inLanguages: {}, canBeTold: 0 },
  counts: { umrah: 1, hajj: 2, tours: 3, past: 120, "air-ticket": 0 },
};

const PARTS = /nav|Download|draft|Page \d|Paste|included|Nothing|dates/;

test("departures that have left stand page by page", async () => {
  const screen = await showPage(DepartureList, LIST);
  const shown = screen.outline();
  expect(linesOf(shown, PARTS)).toEqual([
    "  [‹trash› Trash | href=/admin/departures/trash] [‹table› {.max-md:hidden: Paste from a spreadsheet} {.md:hidden: Paste} | href=/admin/departures/paste?to=umrah] <‹plus› Add a departure>",
    "  nav label=Which departures: [Umrah 1 | href=/?show=umrah] [Hajj 2 | href=/?show=hajj] [Tours 3 | href=/?show=tours] [Past 120 | href=/?show=past current=true]",
    "  [‹file-text› Download list | href=/api/departures.csv?show=past download]",
    "  3 later drafts follow once these are published.",
    "  [Earlier | href=/?show=past&page=0] Page 2 of 3 [Later | href=/?show=past&page=2]",
  ]);
  const begun = await screen.press("Add a departure");
  expect(linesOf(begun, /sent/)).toEqual([
    'sent POST /api/drafts/departure/id1 {"body":{"package":"umrah"}}',
  ]);
});

test("those of a package lead to what is included, and begin where they are", async () => {
  const given = {
    ...LIST,
    show: "hajj",
    page: 0,
    pages: 2,
    unlisted: 0,
    departures: [],
    canBeTold: 2,
  };
  const screen = await showPage(DepartureList, given);
  expect(linesOf(screen.outline(), PARTS)).toEqual([
    "  [‹trash› Trash | href=/admin/departures/trash] [‹table› {.max-md:hidden: Paste from a spreadsheet} {.md:hidden: Paste} | href=/admin/departures/paste?to=hajj] <‹plus› Add a departure>",
    "  nav label=Which departures: [Umrah 1 | href=/?show=umrah] [Hajj 2 | href=/?show=hajj current=true] [Tours 3 | href=/?show=tours] [Past 120 | href=/?show=past]",
    "  [‹file-text› Download list | href=/api/departures.csv?show=hajj download]",
    "  [What is included: Hajj | href=/admin/inclusions/hajj]",
    "  Page 1 of 2 [Later | href=/?show=hajj&page=1]",
  ]);
  expect(linesOf(await screen.press("Add a departure"), /sent/)).toEqual([
    'sent POST /api/drafts/departure/id1 {"body":{"package":"hajj"}}',
  ]);
});

test("on the last page nothing later is offered, on the only one no other", async () => {
  const screen = await showPage(DepartureList, { ...LIST, page: 2 });
  expect(linesOf(screen.outline(), /Page/)).toEqual([
    "  [Earlier | href=/?show=past&page=1] Page 3 of 3",
  ]);
});

test("what is deleted leaves the list, and comes back", async () => {
  const screen = await showPage(DepartureList, { ...LIST, show: "umrah", pages: 1 }, () => ({
    body: {},
  }));
  expect(linesOf(screen.outline(), /Page \d/)).toEqual([]);
  await screen.press(/^More/);
  await screen.press(/^Delete/);
  const asked = screen.outline();
  expect(asked).toEqual([
    'div role=alertdialog tabindex=-1 labelledby="Delete 6–20 February 2027?" describedby="Visitors do not see it any more.You can restore it from the ":',
    "  ## Delete 6–20 February 2027?",
    "  Visitors do not see it any more.",
    "  You can restore it from the trash for 30 days.",
    "  <Keep it> <Delete | .button-danger>",
  ]);
  await screen.press("Keep it");
  await screen.press(/^More/);
  await screen.press(/^Delete/);
  const gone = await screen.press("Delete");
  expect(gone).toEqual([
    "closed",
    "gone 4",
    "+ (img src=/art/madinah-dawn.svg alt)",
    "+ No departures here",
    "+ Add one, or paste a whole season from a spreadsheet.",
    "success: Deleted. It is kept for 30 days. <Undo>",
    "sent DELETE /api/departures/d1",
    "focus h1 Departures",
  ]);
  expect(await screen.takeUp()).toEqual([
    "gone 3",
    "+ table:",
    "+ caption .sr-only: Departures: Umrah",
    '+ | {scope=col} ("Choose all on this page" input type=checkbox) Choose all on this page | {scope=col} Out and back | {scope=col} Nights | {scope=col} Flight, hotel | {scope=col} Seats | {scope=col} Quad | {scope=col} Triple | {scope=col} Double | {scope=col} Price valid until | {scope=col} {.sr-only: More} |',
    '+ | ("" input type=checkbox label=Choose 6–20 February 2027) | {scope=row} [6–20 February 2027 | href=/admin/departures/edit/d1] 29 Sha‘ban – 13 Ramadan 1448 | {data-label=Nights} {dir=ltr: } |  | Open | {data-label=Quad} Ask us | {data-label=Triple} Ask us | {data-label=Double} Ask us | {data-label=Price valid until} No end | <‹ellipsis› | haspopup=menu expanded=false label=More for 6–20 February 2027> |',
    "success: It is back.",
    "sent POST /api/departures/d1/restore",
  ]);
});
