import { expect, test, vi } from "vitest";
import { ask } from "#app/admin/api/client.ts";
import type { Enquiry } from "#contracts/enquiry.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { AskCalled } from "./ask-called.tsx";
import { AskedBefore } from "./asked-before.tsx";
import { MergedEnquiries } from "./merged-enquiries.tsx";
import { ReadSwitch } from "./read-switch.tsx";
import { WrittenLines } from "./written-words.tsx";

const refused = { isOk: false, status: 500, message: "The disk is full.", issues: [] };
const OTHER = {
  ...{ _id: "e2", reference: "R-2", createdAt: "2026-11-24T05:00:00.000Z", package: "umrah" },
  ...{ topic: "tickets", status: "called", by: "phone" },
};
const ENQUIRY = { _id: "e1", reference: "R-1", version: 3, status: "new" };
const enquiry = (given: object) => ({ ...ENQUIRY, ...given }) as never as Enquiry;

test("after a call of somebody new one press marks it; what is refused is said", async () => {
  const done = vi.fn();
  const change = vi.fn().mockResolvedValueOnce(refused).mockResolvedValue({ isOk: true });
  const screen = showPiece(<AskCalled enquiry={enquiry({})} change={change} onDone={done} />);
  await screen.came();
  expect(screen.outline()).toEqual([
    "main:",
    "  div role=status:",
    "    Mark as called?",
    "    <Mark as called> <Not yet>",
  ]);
  expect(await screen.press("Mark as called")).toEqual([
    "error: It still says New. The disk is full.",
    "focus button Mark as called",
  ]);
  expect(await screen.press("Mark as called")).toEqual(["success: Saved: Called."]);
  await screen.press("Not yet");
  expect([change.mock.calls, done.mock.calls.length]).toEqual([
    [[{ status: "called" }], [{ status: "called" }]],
    3,
  ]);
});

test("an enquiry is marked unread again, or read", async () => {
  const change = vi.fn().mockResolvedValueOnce(refused).mockResolvedValue({ isOk: true });
  const screen = showPiece(
    <>
      <ReadSwitch unread={false} change={change} />
      <ReadSwitch unread change={change} />
    </>,
  );
  await screen.came();
  expect(await screen.press("Mark as unread")).toEqual([
    "error: The disk is full.",
    "focus button Mark as unread",
  ]);
  expect(await screen.press("Mark as read")).toEqual(["focus button Mark as read"]);
  expect(change.mock.calls).toEqual([[{ unread: true }], [{ unread: false }]]);
});

test("two that came from one person become one, unless somebody changed it meanwhile", async () => {
  const merged = vi.fn();
  let answer: object = { status: 500, body: refused };
  const asked = [OTHER, { ...OTHER, _id: "e3", reference: "R-3", by: "email", package: null }];
  const screen = showPiece(
    <AskedBefore
      {...{ call: ask, query: "status=new", onMerged: merged }}
      enquiry={enquiry({ askedBefore: asked })}
    />,
    () => answer,
  );
  await screen.came();
  expect(screen.outline()).toEqual([
    "main:",
    '  section labelledby="Asked before with this number or email":',
    "    ‹merge›",
    "    ### Asked before with this number or email",
    "    ul:",
    "      li: Yesterday, Umrah, Called [See it | href=/admin/enquiries/e2?status=new label=See R-2] <Merge the two … | label=Merge R-2 into this …>",
    "      li: Yesterday, Only air tickets or a hotel, Called [See it | href=/admin/enquiries/e3?status=new label=See R-3] <Merge the two … | label=Merge R-3 into this …>",
  ]);
  expect(await screen.press(/^Merge R-2/)).toEqual([
    '+ div role=alertdialog tabindex=-1 labelledby="Merge the two?" describedby="R-2 leaves the lists and stands in R-1: its message, notes a":',
    "+ ## Merge the two?",
    "+ R-2 leaves the lists and stands in R-1: its message, notes and mails are read there, and it is deleted with it. For 30 days you can undo this.",
    "+ <Leave them apart> <Merge>",
    "focus button Leave them apart",
  ]);
  expect(await screen.press("Leave them apart")).toEqual([
    "closed",
    "focus button Merge R-2 into this …",
  ]);
  await screen.press(/^Merge R-2/);
  expect(await screen.press("Merge")).toEqual([
    "closed",
    "error: Nothing was saved. The disk is full.",
    'sent POST /api/enquiries/e1/merge {"other":"e2","version":3}',
    "focus button Merge R-2 into this …",
  ]);
  const current = enquiry({ version: 4, askedBefore: [] });
  answer = { status: 409, body: { code: "conflict", message: "Changed meanwhile.", current } };
  await screen.press(/^Merge R-3/);
  expect(await screen.press("Merge")).toEqual([
    "closed",
    "error: Somebody else changed this meanwhile, and it shows what they chose. Choose again if that is not right.",
    'sent POST /api/enquiries/e1/merge {"other":"e3","version":3}',
    "focus button Merge R-3 into this …",
  ]);
  answer = { body: enquiry({ version: 5 }) };
  await screen.press(/^Merge R-3/);
  expect(await screen.press("Merge")).toEqual([
    "closed",
    "success: Merged: R-3 stands in this one.",
    'sent POST /api/enquiries/e1/merge {"other":"e3","version":3}',
    "focus button Merge R-3 into this …",
  ]);
  expect(merged.mock.calls.map(([one]) => one.version)).toEqual([4, 5]);
});

test.each([
  [["phone"], "    ### Asked before with this number"],
  [["email"], "    ### Asked before with this email"],
  [["email", "phone"], "    ### Asked before with this number or email"],
])("what came before by %s says so", async (by, said) => {
  const askedBefore = by.map((one, at) => ({ ...OTHER, _id: `e${at}`, by: one }));
  const screen = showPiece(
    <AskedBefore
      {...{ call: ask, query: "", onMerged: vi.fn() }}
      enquiry={enquiry({ askedBefore })}
    />,
  );
  await screen.came();
  expect(screen.outline().find((line) => line.includes("###"))).toEqual(said);
});

test("what stands in an enquiry is taken out of it again", async () => {
  const parted = vi.fn();
  let answer: object = { status: 500, body: refused };
  const merged = [
    {
      ...OTHER,
      name: "Farida",
      phone: "01711",
      email: "",
      message: "Call 01711-223344\nplease",
      isUndoable: true,
    },
    {
      ...OTHER,
      _id: "e4",
      reference: "R-4",
      name: "Karim",
      phone: "",
      email: "k@x.example",
      message: "",
      isUndoable: false,
    },
  ];
  const screen = showPiece(
    <MergedEnquiries {...{ call: ask, onParted: parted }} enquiry={enquiry({ merged })} />,
    () => answer,
  );
  await screen.came();
  expect(screen.outline()).toEqual([
    "main:",
    '  section labelledby="Merged into this":',
    "    ### Merged into this",
    "    ul:",
    "      li:",
    "        {dir=ltr: R-2} , Yesterday, Umrah",
    "        Farida01711",
    "        div dir=auto: Call {dir=ltr: 01711-223344}",
    "        div dir=auto: please",
    "        <Undo the merge | label=Undo the merge of R-2>",
    "      li:",
    "        {dir=ltr: R-4} , Yesterday, Umrah",
    "        Karimk@x.example",
  ]);
  expect(await screen.press(/R-2/)).toEqual([
    "error: Nothing was saved. The disk is full.",
    'sent POST /api/enquiries/e1/unmerge {"other":"e2","version":3}',
    "focus button Undo the merge of R-2",
  ]);
  answer = {
    status: 409,
    body: { code: "conflict", message: "Changed.", current: enquiry({ version: 7 }) },
  };
  expect(await screen.press(/R-2/)).toEqual([
    "error: Somebody else changed this meanwhile, and it shows what they chose. Choose again if that is not right.",
    'sent POST /api/enquiries/e1/unmerge {"other":"e2","version":3}',
  ]);
  answer = { body: enquiry({ version: 8 }) };
  expect(await screen.press(/R-2/)).toEqual([
    "success: R-2 stands for itself again.",
    'sent POST /api/enquiries/e1/unmerge {"other":"e2","version":3}',
  ]);
  expect(parted.mock.calls.map(([one]) => one.version)).toEqual([7, 8]);
});

test("numbers in what somebody wrote stay whole, and each line runs as its words do", async () => {
  const screen = showPiece(<WrittenLines text={"Call +880 1711-223344\r\nشكرا"} />);
  await screen.came();
  expect(screen.outline()).toEqual([
    "main:",
    "  div dir=auto: Call {dir=ltr: +880 1711-223344}",
    "  div dir=auto: شكرا",
  ]);
});
