import { expect, test, vi } from "vitest";
import { ask } from "#app/admin/api/client.ts";
import type { EnquiryState } from "#app/admin/inbox/use-enquiry.ts";
import type { Enquiry } from "#contracts/enquiry.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { DeleteEnquiry } from "./delete-enquiry.tsx";
import { EnquiryDetail } from "./enquiry-detail.tsx";
import { EnquiryFacts } from "./enquiry-facts.tsx";
import { OwnerSelect } from "./owner-select.tsx";
import { StatusSelect } from "./status-select.tsx";

const AT = "2026-11-24T05:00:00.000Z";
const ENQUIRY = {
  ...{ _id: "e1", reference: "RH-7K3Q", version: 3, status: "new", createdAt: AT, page: "" },
  ...{ name: "Farida", phone: "+880 1811-000111", email: "", message: "", language: "en" },
  ...{ topic: "umrah", package: null, month: "", travellers: null, unread: false, owner: null },
  ...{ ownerName: "", followUpOn: null, departure: null, departures: [], waits: [], visa: null },
  ...{ isExample: false, spamReasons: [], notes: [], history: [], mail: [], merged: [] },
  ...{ askedBefore: [], mergedInto: null, waitsFor: null },
};
const enquiry = (more: object = {}) => ({ ...ENQUIRY, ...more }) as never as Enquiry;

test.each([
  [0, ""],
  [1, "What is merged into it goes with it."],
  [2, "The 2 that are merged into it go with it."],
])("before an enquiry is deleted it is said how many go with it: %i", async (count, says) => {
  const merged = Array.from({ length: count }, (_, at) => ({ _id: `m${at}` }));
  const deleted = vi.fn();
  const screen = showPiece(
    <DeleteEnquiry enquiry={enquiry({ merged })} call={ask} onDeleted={deleted} />,
    () => ({ body: {} }),
  );
  await screen.came();
  await screen.press(/^Delete/);
  const said = document.querySelector("[role=alertdialog]")?.textContent ?? "";
  expect(/(What is|The \d that are) merged into it goe?s? with it\./.exec(said)?.[0] ?? "").toBe(
    says,
  );
  expect(deleted).not.toHaveBeenCalled();
});

test("whoever was quicker last is named where two chose a status", async () => {
  const by = (who: string, status: string | null, hour: number) => ({
    ...{ _id: who, by: who, status, what: status ? null : "owner", value: "" },
    at: `2026-11-24T0${hour}:00:00.000Z`,
  });
  const history = [by("Karim", "called", 5), by("Rahim", "closed", 6), by("Mina", null, 7)];
  const change = vi.fn(async () => ({ isOk: false, status: 409, message: "", issues: [] }));
  const screen = showPiece(
    <StatusSelect
      enquiry={enquiry({ status: "closed", history })}
      change={change as never as EnquiryState["change"]}
    />,
  );
  await screen.came();
  await screen.press("Status: Closed");
  await screen.press("Called");
  await screen.key("Enter");
  const said = document.querySelector("[role=alert] p")?.textContent;
  expect(said).toContain("Rahim");
  expect(said).not.toContain("Karim");
});

test.each([
  ["new", true],
  ["called", false],
])(
  "after a call of somebody who is %s it is asked whether they were called: %s",
  async (status, isAsked) => {
    const state = { change: vi.fn(), take: vi.fn(), refresh: vi.fn() } as never as EnquiryState;
    const screen = showPiece(
      <EnquiryDetail
        {...{ enquiry: enquiry({ status }), state, staff: [], templates: [], query: "", call: ask }}
        onDeleted={() => undefined}
      />,
    );
    await screen.came();
    await screen.press(/^Call /);
    expect(document.body.textContent?.includes("Mark as called?")).toBe(isAsked);
  },
);

test("what a program sent says so; what nobody said is left out", async () => {
  const screen = showPiece(<EnquiryFacts enquiry={enquiry()} />);
  await screen.came();
  const facts = [...document.querySelectorAll("dt")].map(
    (term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`,
  );
  expect(facts).toEqual([
    "Asked about: Umrah",
    "Language: English",
    "Received: Yesterday, 11:00 am",
    "Reference: RH-7K3Q",
    "Sent from: The API",
  ]);
});

test("an owner is chosen once: while one is on its way another press waits for nothing", async () => {
  const answer = Promise.withResolvers<object>();
  const change = vi.fn(() => answer.promise);
  const staff = ["Karim", "Mina"].map((name) => ({ _id: name, name }));
  const screen = showPiece(
    <OwnerSelect
      enquiry={enquiry()}
      staff={staff as never}
      change={change as never as EnquiryState["change"]}
    />,
  );
  await screen.came();
  await screen.type(/^Owner/, "Mina");
  await screen.type(/^Owner/, "Karim");
  answer.resolve({ isOk: true, data: { ownerName: "Mina" } });
  await screen.came();
  expect(change.mock.calls).toEqual([[{ owner: "Mina" }]]);
});

test("a status is chosen once: while one is on its way another choice waits for nothing", async () => {
  const answer = Promise.withResolvers<object>();
  const change = vi.fn(() => answer.promise);
  const screen = showPiece(
    <StatusSelect enquiry={enquiry()} change={change as never as EnquiryState["change"]} />,
  );
  await screen.came();
  const choose = async (status: string) => {
    document.querySelector<HTMLElement>("[role=combobox]")?.focus();
    await screen.key("Enter");
    await screen.press(status);
  };
  await choose("Called");
  await choose("Closed");
  answer.resolve({ isOk: true, data: {} });
  await screen.came();
  expect(change.mock.calls).toEqual([[{ status: "called" }]]);
});
