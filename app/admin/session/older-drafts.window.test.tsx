import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { DraftOffers } from "./draft-offers.tsx";
import { useDrafts } from "./use-drafts.ts";

afterEach(() => localStorage.clear());

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
