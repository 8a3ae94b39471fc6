import { expect, test, vi } from "vitest";
import type { Enquiry } from "#contracts/enquiry.ts";
import { linesOf } from "#tests/support/show-page.tsx";
import { showPiece } from "#tests/support/show-piece.tsx";
import { OwnerSelect } from "./owner-select.tsx";
import { StatusSelect } from "./status-select.tsx";

const refused = (status = 500) => ({
  isOk: false,
  status,
  message: "The disk is full.",
  issues: [],
});
const AT = "2026-11-24T05:00:00.000Z";
const ENQUIRY = {
  ...{ _id: "e1", reference: "R-1", version: 3, status: "new", name: "Farida", merged: [] },
  ...{ owner: null, ownerName: "", history: [], createdAt: AT },
};
const enquiry = (given: object = {}) => ({ ...ENQUIRY, ...given }) as never as Enquiry;

test("an enquiry is given to somebody, or to nobody, and is given once at a time", async () => {
  const staff = [
    { _id: "r", name: "Rafi 10" },
    { _id: "n", name: "Rafi 2" },
  ] as never;
  const answers: ((answer: object) => void)[] = [];
  const change = vi.fn(
    (_: object) => new Promise<never>((resolve) => answers.push(resolve as never)),
  );
  const screen = showPiece(
    <OwnerSelect
      enquiry={enquiry({ owner: "n", ownerName: "Rafi 2" })}
      staff={staff}
      change={change}
    />,
  );
  await screen.came();
  expect(screen.outline()).toEqual([
    'main: ("Owner" select : No owner=, *Rafi 2=n, Rafi 10=r) ‹chevron-down›',
  ]);
  const steps: unknown[] = [await screen.type("Owner", "r")];
  steps.push(await screen.type("Owner", ""), change.mock.calls.length);
  answers.shift()?.({ isOk: true, data: { ownerName: "Rafi 10" } });
  steps.push(await screen.came());
  await screen.type("Owner", "");
  answers.shift()?.({ isOk: true, data: { ownerName: "" } });
  steps.push(await screen.came());
  await screen.type("Owner", "r");
  answers.shift()?.(refused());
  steps.push(await screen.came(), change.mock.calls.flat());
  expect(steps).toEqual([
    [
      "gone 1",
      '+ main: ("Owner" select busy=true: No owner=, Rafi 2=n, *Rafi 10=r) ‹chevron-down›',
      "focus select Owner",
    ],
    [],
    1,
    [
      "gone 1",
      '+ main: ("Owner" select : No owner=, *Rafi 2=n, Rafi 10=r) ‹chevron-down›',
      "success: Saved: Rafi 10 looks after it.",
    ],
    [
      "gone 1",
      '+ main: ("Owner" select : No owner=, *Rafi 2=n, Rafi 10=r) ‹chevron-down›',
      "success: Saved: nobody looks after it.",
    ],
    [
      "gone 1",
      '+ main: ("Owner" select : No owner=, *Rafi 2=n, Rafi 10=r) ‹chevron-down›',
      "error: Nothing was saved. The disk is full.",
    ],
    [
      {
        owner: "r",
      },
      {
        owner: null,
      },
      {
        owner: "r",
      },
    ],
  ]);
});

test("whoever looked after it and has left is named; until staff have come, who has it stands there", async () => {
  const change = vi.fn();
  const screen = showPiece(
    <>
      <OwnerSelect enquiry={enquiry({ ownerName: "Gone" })} staff={[]} change={change} />
      <OwnerSelect
        enquiry={enquiry({ owner: "n", ownerName: "Nadia" })}
        staff={null}
        change={change}
      />
      <OwnerSelect enquiry={enquiry()} staff={null} change={change} />
    </>,
  );
  await screen.came();
  expect(linesOf(screen.outline(), /option|select/)).toEqual([
    '  ("Owner" select : *Gone, who is no longer here=) ‹chevron-down›',
    '  ("Owner" select : No owner=, *Nadia=n) ‹chevron-down›',
    '  ("Owner" select : *No owner=) ‹chevron-down›',
  ]);
});

const BY_RAFI = { _id: "h1", status: "called", by: "Rafi", at: AT, what: null, value: "" };
const GIVEN = { ...BY_RAFI, _id: "h2", status: null, by: "Else", what: "owner", value: "x" };

async function openStatus(history: object[]) {
  const change = vi.fn();
  const screen = showPiece(<StatusSelect enquiry={enquiry({ history })} change={change} />);
  await screen.came();
  const choose = async (status: string, answer: object) => {
    change.mockResolvedValueOnce(answer);
    await screen.press("Status: New");
    await screen.press(status);
    return screen.key("Enter");
  };
  return { screen, change, choose };
}

test.each([
  ["Rafi", [BY_RAFI, GIVEN], "Rafi set it to New (Yesterday, 11:00 am) while you had it open."],
  [
    "nobody who is known",
    [{ ...BY_RAFI, by: "" }],
    "Somebody else set it to New (Yesterday, 11:00 am) while you had it open.",
  ],
  ["nobody", [GIVEN], "Somebody else set it to New while you had it open."],
])("a status that was set meanwhile by %s is told", async (_, history, told) => {
  const { choose } = await openStatus(history);
  const lines = await choose("Closed", refused(409));
  expect(lines.slice(-5)).toEqual([
    "+ div role=alert:",
    "+ ‹triangle-alert›",
    `+ ${told} Your choice, Closed, is not saved.`,
    "+ <Keep New> <Change to Closed>",
    "focus button Status: New",
  ]);
});

test("it stays, or is changed all the same", async () => {
  const { screen, change, choose } = await openStatus([BY_RAFI]);
  await choose("Closed", refused(409));
  change.mockResolvedValueOnce(refused(409)).mockResolvedValueOnce({ isOk: true });
  const steps = [await screen.press("Change to Closed"), await screen.press("Change to Closed")];
  expect(steps).toEqual([
    [],
    [
      "gone 6",
      "+ main: Status <New ‹chevrons-up-down› | role=combobox dir=ltr expanded=false autocomplete=none label=Status: New>",
      "success: Saved: Closed.",
    ],
  ]);
  await choose("Called", refused(409));
  expect(await screen.press("Keep New")).toEqual([
    "gone 6",
    "+ main: Status <New ‹chevrons-up-down› | role=combobox dir=ltr expanded=false autocomplete=none label=Status: New>",
  ]);
  expect(change.mock.calls.flat().map(({ status }) => status)).toEqual([
    "closed",
    "closed",
    "closed",
    "called",
  ]);
});

test("a status that is not saved still says what it said", async () => {
  const { choose } = await openStatus([]);
  expect(await choose("Called", refused())).toEqual([
    "closed",
    "error: It still says New. The disk is full.",
    "focus button Status: New",
  ]);
});
