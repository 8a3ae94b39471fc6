import { expect, test, vi } from "vitest";
import type { Enquiry } from "#contracts/enquiry.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { FollowUpChips, FollowUpDay, useFollowUp } from "./follow-up.tsx";

const refused = { isOk: false, status: 500, message: "The disk is full.", issues: [] };

/** An enquiry that is looked at again; by the clock it is 25 November 2026. */
function open(followUpOn: string | null, answer: object = { isOk: true }) {
  const change = vi.fn().mockResolvedValue(answer);
  function Both() {
    const enquiry = { _id: "e1", status: "new", followUpOn } as Enquiry;
    const followUp = useFollowUp({ enquiry, change });
    return (
      <>
        <FollowUpDay {...{ enquiry, followUp }} />
        <FollowUpChips {...{ enquiry, followUp }} />
      </>
    );
  }
  return { screen: showPiece(<Both />), asked: () => change.mock.calls.splice(0).flat() };
}

const field = () => document.querySelector("input") as HTMLInputElement;

test("of a day that is chosen it is said how far it is; one that is over is marked", async () => {
  const said: string[] = [];
  for (const day of [null, "2026-11-24", "2026-11-25", "2026-11-26", "2027-01-04"]) {
    const { screen } = open(day);
    await screen.came();
    const words = document.querySelector(".follow-up-words");
    const chip = document.querySelector("[aria-pressed=true]")?.textContent;
    said.push([words?.textContent, words?.hasAttribute("data-over"), chip].join(" | "));
    document.querySelector("main")?.remove();
  }
  expect(said).toEqual([
    ...[" |  | ", "1 day over | true | ", "Today | false | "],
    ...["Tomorrow | false | Tomorrow", "4 January 2027 | false | "],
  ]);
});

test("a day is saved once the field is left or Enter is pressed, if it is another one; an emptied field is no day", async () => {
  const { screen, asked } = open("2026-11-26");
  await screen.came();
  await screen.type("Follow up", "2026-12-01");
  expect(asked()).toEqual([]);
  await screen.key("a");
  expect(asked()).toEqual([]);
  await screen.key("Enter");
  expect(asked()).toEqual([{ followUpOn: "2026-12-01" }]);
  await screen.type("Follow up", "2026-12-02");
  field().blur();
  expect(await screen.came()).toEqual([
    "gone 1",
    '+ ("Follow up" input type=date value=2026-11-26 describedby="Tomorrow")',
    "success: Saved: follow up 2 December.",
  ]);
  expect(asked()).toEqual([{ followUpOn: "2026-12-02" }]);
  await screen.type("Follow up", "2026-11-26");
  field().blur();
  await screen.came();
  expect(asked()).toEqual([]);
  await screen.type("Follow up", "");
  field().blur();
  expect(await screen.came()).toEqual([
    "gone 1",
    '+ ("Follow up" input type=date value=2026-11-26 describedby="Tomorrow")',
    "success: Saved: no day to follow up.",
  ]);
  expect(asked()).toEqual([{ followUpOn: null }]);
});

test("one press chooses a day; the one that is chosen already is not sent, and what is refused is said", async () => {
  const { screen, asked } = open("2026-11-26", refused);
  await screen.came();
  expect(await screen.press("Tomorrow")).toEqual(["focus button Tomorrow"]);
  expect(asked()).toEqual([]);
  expect(await screen.press("In a week")).toEqual([
    "error: Nothing was saved. The disk is full.",
    "focus button In a week",
  ]);
  expect(await screen.press("In 3 days")).toEqual([
    "error: Nothing was saved. The disk is full.",
    "focus button In 3 days",
  ]);
  expect(await screen.press("No date")).toEqual([
    "error: Nothing was saved. The disk is full.",
    "focus button No date",
  ]);
  expect(asked()).toEqual([
    ...[{ followUpOn: "2026-12-02" }, { followUpOn: "2026-11-28" }, { followUpOn: null }],
  ]);
});

test("while another day is on its way, the one that stands there can be chosen again", async () => {
  const change = vi.fn(() => new Promise<never>(() => undefined));
  function Chips() {
    const enquiry = { _id: "e1", status: "new", followUpOn: "2026-11-26" } as Enquiry;
    return <FollowUpChips {...{ enquiry, followUp: useFollowUp({ enquiry, change }) }} />;
  }
  const screen = showPiece(<Chips />);
  await screen.came();
  await screen.press("In a week");
  await screen.press("Tomorrow");
  expect(change.mock.calls.flat()).toEqual([
    ...[{ followUpOn: "2026-12-02" }, { followUpOn: "2026-11-26" }],
  ]);
});
