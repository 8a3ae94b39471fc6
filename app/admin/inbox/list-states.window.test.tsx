import { useState } from "react";
import { expect, test, vi } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { EnquiryList } from "./enquiry-list.tsx";
import { rowId } from "./enquiry-rows.tsx";
import { FreshLine } from "./fresh-line.tsx";
import type { EnquiryListState } from "./use-enquiry-list.ts";
import { useInboxKeys } from "./use-inbox-keys.ts";

const NO_FILTER = { status: "", owner: "", q: "" } as never;

const list = (given: object) =>
  ({
    ...{ enquiries: [], fresh: [], counts: null, today: "2026-11-25", isWhole: true },
    ...{ isLoading: false, problem: null, staleness: null, retry: vi.fn(), showMore: vi.fn() },
    ...{ showFresh: vi.fn(), ...given },
  }) as never as EnquiryListState;

test.each([
  [
    "loads",
    { enquiries: null, isLoading: true },
    {},
    ["main: div role=status: {.sr-only: Loading}"],
  ],
  [
    "cannot be loaded",
    { problem: "The disk is full.", enquiries: null },
    {},
    [
      "main:",
      "  (img src=/art/madinah-dawn.svg alt)",
      "  The enquiries could not be loaded",
      "  The disk is full.",
      "  <Try again>",
    ],
  ],
  [
    "is not fresh",
    { staleness: "Nobody answers." },
    {},
    [
      "main:",
      "  div role=status:",
      "    This list is not up to date. Nobody answers.",
      "    <Try again>",
      "  p role=status .sr-only: 0 enquiries",
      "  (img src=/art/madinah-dawn.svg alt)",
      "  No enquiries yet",
      "  What visitors send from the contact page, a package or Get Started appears here.",
    ],
  ],
  [
    "is empty",
    {},
    {},
    [
      "main:",
      "  p role=status .sr-only: 0 enquiries",
      "  (img src=/art/madinah-dawn.svg alt)",
      "  No enquiries yet",
      "  What visitors send from the contact page, a package or Get Started appears here.",
    ],
  ],
  [
    "has no spam",
    {},
    { status: "spam" },
    [
      "main:",
      "  p role=status .sr-only: 0 enquiries",
      "  (img src=/art/madinah-dawn.svg alt)",
      "  No spam",
      "  What looks like advertising is kept here.",
    ],
  ],
  [
    "has none of a status",
    {},
    { status: "new" },
    [
      "main:",
      "  p role=status .sr-only: 0 enquiries",
      "  (img src=/art/madinah-dawn.svg alt)",
      "  None here",
      "  Nothing has this status at the moment.",
    ],
  ],
  [
    "has none of one's own",
    {},
    { owner: "mine" },
    [
      "main:",
      "  p role=status .sr-only: 0 enquiries",
      "  (img src=/art/madinah-dawn.svg alt)",
      "  None here",
      "  No open enquiry is yours at the moment.",
    ],
  ],
  [
    "has none without an owner",
    {},
    { owner: "nobody" },
    [
      "main:",
      "  p role=status .sr-only: 0 enquiries",
      "  (img src=/art/madinah-dawn.svg alt)",
      "  None here",
      "  Every open enquiry has an owner.",
    ],
  ],
  [
    "has none of these words",
    {},
    { q: "x" },
    [
      "main:",
      "  p role=status .sr-only: 0 enquiries",
      "  (img src=/art/madinah-dawn.svg alt)",
      "  No enquiry says that",
      "  Try fewer letters, or look at all of them.",
      "  [Show all | href=/]",
    ],
  ],
  [
    "goes on",
    { isWhole: false },
    {},
    [
      "main:",
      "  p role=status .sr-only: The newest 0 enquiries",
      "  (img src=/art/madinah-dawn.svg alt)",
      "  No enquiries yet",
      "  What visitors send from the contact page, a package or Get Started appears here.",
      "  <Show more enquiries>",
    ],
  ],
])("a list that %s says so", async (_, given, filter, said) => {
  const screen = showPiece(
    <EnquiryList
      list={list(given)}
      filter={{ ...(NO_FILTER as object), ...filter } as never}
      openId={undefined}
      query=""
    />,
  );
  await screen.came();
  expect(screen.outline()).toEqual(said);
});

test("what did not come is asked for again, and more where there is more", async () => {
  for (const given of [{ problem: "x", enquiries: null }, { staleness: "x" }, { isWhole: false }]) {
    const state = list(given);
    const screen = showPiece(
      <EnquiryList list={state} filter={NO_FILTER} openId={undefined} query="" />,
    );
    await screen.came();
    await screen.press(/^Try again|^Show more/);
    expect([
      vi.mocked(state.retry).mock.calls.length,
      vi.mocked(state.showMore).mock.calls.length,
    ]).toEqual("isWhole" in given ? [0, 1] : [1, 0]);
    document.querySelector("main")?.remove();
  }
});

test("what came meanwhile waits above the list, and is gone to once it is shown", async () => {
  function Fresh() {
    const [isShown, setShown] = useState(false);
    const fresh = isShown ? [] : ["e2", "e1"];
    return (
      <>
        <FreshLine list={list({ fresh, showFresh: () => setShown(true) })} />
        {isShown ? (
          <a id={rowId("e2")} href="/admin/enquiries/e2">
            Farida
          </a>
        ) : null}
      </>
    );
  }
  const screen = showPiece(<Fresh />);
  await screen.came();
  expect(screen.outline()).toEqual([
    "main: div role=status: ‹inbox› 2 new enquiries came in just now. <Show>",
  ]);
  expect(await screen.press("Show")).toEqual([
    "gone 1",
    "+ main:",
    "+ div role=status",
    "+ [Farida | href=/admin/enquiries/e2]",
    "focus a Farida",
  ]);
});

test("j and k go through the list, but not where letters are letters", async () => {
  const opened: string[] = [];
  function Keys() {
    const [open, setOpen] = useState<string>();
    useInboxKeys(["a", "b", "c"], open, (id) => {
      opened.push(id);
      setOpen(id);
    });
    return (
      <>
        <input className="typing" />
        <button type="button" className="typing" onKeyDown={(event) => event.preventDefault()} />
        <textarea className="typing" />
        <select className="typing" />
        <div className="typing" contentEditable />
        <div role="dialog">
          <button type="button" className="typing" />
        </div>
        <div role="alertdialog">
          <button type="button" className="typing" />
        </div>
      </>
    );
  }
  const screen = showPiece(<Keys />);
  await screen.came();
  for (const key of ["k", "j", "j", "j", "k", "x"]) await screen.key(key);
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
    await screen.key("k", more);
  }
  for (const place of document.querySelectorAll<HTMLElement>(".typing")) {
    place.focus();
    expect(document.activeElement).toBe(place);
    await screen.key("k");
  }
  expect(opened).toEqual(["a", "b", "c", "b"]);
});
