import { useState } from "react";
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { setValue } from "#tests/support/type-in.ts";
import { DraftOffers } from "./draft-offers.tsx";
import { keepDraftsNow, useDrafts } from "./use-drafts.ts";

beforeEach(() => localStorage.clear());
afterAll(() => localStorage.clear());

const STORED = { title: "Umrah", text: "Slowly" };

function Form() {
  const [value, setValue] = useState(STORED);
  const { offers, discard } = useDrafts("page", STORED, { value, now: () => value });
  return (
    <>
      <h1 tabIndex={-1}>{value.title}</h1>
      <DraftOffers
        offers={offers}
        isOlder={() => false}
        onRestore={(draft) => setValue(draft.value)}
        onDiscard={discard}
      />
    </>
  );
}

const at = (time: string) => `2026-11-25T0${time}:00.000Z`;

const KEPT: [string, unknown][] = [
  // By a version that did not say which fields were typed in.
  ["one", { session: "one", at: at("1:00"), value: { ...STORED, title: "Hajj" } }],
  ["same", { session: "same", at: at("2:00"), value: STORED }],
  // What was typed is what is stored by now; others changed the rest.
  [
    "saved",
    { session: "saved", at: at("3:00"), value: { ...STORED, text: "" }, changed: ["title"] },
  ],
  ["list", [{ session: "list", at: at("4:00"), value: { ...STORED, title: "Ziyarah" } }]],
  ["nonsense", { session: "nonsense" }],
];

test("what was typed before is offered, also as older versions kept it; what is stored by now is not", async () => {
  for (const [session, draft] of KEPT)
    localStorage.setItem(`drafts::${session}:page`, JSON.stringify(draft));
  localStorage.setItem("drafts::broken:page", "{");
  const screen = showPiece(<Form />);
  await screen.came();
  expect(screen.outline()).toEqual([
    "main:",
    "  # {tabindex=-1} Umrah",
    "  div role=status:",
    "    ‹history›",
    "    Something you typed at 10:00 am was not saved. It is kept on this device.",
    "    <Restore what you typed at 10:00 am> <Discard>",
    "  div role=status:",
    "    ‹history›",
    "    Something you typed at 7:00 am was not saved. It is kept on this device.",
    "    <Restore what you typed at 7:00 am> <Discard>",
  ]);
  expect(await screen.press(/^Restore.*7:00/)).toEqual([
    "gone 1",
    "+ # {tabindex=-1} Hajj",
    "focus h1 Hajj",
  ]);
});

test("what is given up goes alone, for good", async () => {
  for (const [session, draft] of KEPT)
    localStorage.setItem(`drafts::${session}:page`, JSON.stringify(draft));
  const screen = showPiece(<Form />);
  await screen.came();
  await screen.press("Discard");
  const offered = screen.outline().filter((line) => line.includes("Restore"));
  expect(offered).toEqual(["    <Restore what you typed at 7:00 am> <Discard>"]);
  expect(localStorage.getItem("drafts::list:page")).toBeNull();
  expect(localStorage.getItem("drafts::one:page")).not.toBeNull();
});

function Typing() {
  const [title, setTitle] = useState(STORED.title);
  const value = { ...STORED, title };
  const { kept } = useDrafts("page", STORED, { value, now: () => value });
  return (
    <>
      <label>
        Title
        <input value={title} onChange={({ target }) => setTitle(target.value)} />
      </label>
      <output>{kept}</output>
    </>
  );
}

/** No time passes. */
function typeNow(text: string) {
  const field = document.querySelector("main input") as Element;
  setValue(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** What the device holds of the form. */
const held = () =>
  Object.keys(localStorage)
    .filter((name) => name.endsWith(":page"))
    .map((name) => JSON.parse(localStorage[name]).value.title);

test("what is typed is kept at once where somebody leaves, and goes where it is as it was", async () => {
  // Somebody signed out before, and is back.
  localStorage.setItem("drafts-closed:", "2026-11-24T05:00:00.000Z");
  const screen = showPiece(<Typing />);
  await screen.came();
  const states = [];
  typeNow("Hajj");
  await new Promise((resolve) => setImmediate(resolve));
  states.push(held());
  dispatchEvent(new Event("pagehide"));
  states.push(held());
  await screen.type("Title", "Ziyarah");
  states.push(held(), document.querySelector("output")?.textContent);
  await screen.type("Title", STORED.title);
  expect([...states, held(), document.querySelector("output")?.textContent]).toEqual([
    [],
    ["Hajj"],
    ["Ziyarah"],
    "kept",
    [],
    "",
  ]);
});

test("a device that keeps nothing more is told of", async () => {
  const screen = showPiece(<Typing />);
  await screen.came();
  const setItem = () => {
    throw new Error("full");
  };
  const nothing = () => null;
  vi.stubGlobal("localStorage", {
    ...{ getItem: nothing, setItem, removeItem: nothing },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  await screen.type("Title", "Hajj");
  expect(document.querySelector("output")?.textContent).toBe("refused");
});

test("what is typed is kept before somebody is asked about it", async () => {
  const screen = showPiece(<Typing />);
  await screen.came();
  typeNow("Hajj");
  await new Promise((resolve) => setImmediate(resolve));
  keepDraftsNow();
  expect(held()).toEqual(["Hajj"]);
});
