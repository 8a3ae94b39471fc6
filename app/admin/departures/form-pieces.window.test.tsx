import { createRef, useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { FormFields, fieldId } from "#app/forms/use-form-fields.ts";
import { Held } from "#tests/support/held-input.tsx";
import { showPiece } from "#tests/support/show-piece.tsx";
import { ChoiceButtons } from "./choice-buttons.tsx";
import { NightsLine } from "./nights-line.tsx";
import { PasteStart } from "./pasting/paste-start.tsx";

const OPTIONS = { open: "Open", few: "Few left" };

test("one of a few is chosen; what was chosen before and is no longer offered still stands there", async () => {
  const stateOf = (name: string) => ({
    ...{ id: fieldId(name), value: undefined, mistake: name === "seats" ? "Choose one." : null },
  });
  const screen = showPiece(
    <FormFields value={stateOf}>
      <Held first="gone">
        {(typed) => (
          <ChoiceButtons
            name="seats"
            label="Seats"
            hint="As they are"
            options={OPTIONS}
            {...typed}
          />
        )}
      </Held>
      <Held first="few">
        {(typed) => <ChoiceButtons name="other" label="Others" options={OPTIONS} {...typed} />}
      </Held>
    </FormFields>,
  );
  await screen.came();
  expect(screen.outline()).toEqual([
    "main:",
    '  fieldset describedby="As they are"+"Choose one.":',
    "    legend: Seats",
    "    As they are",
    '    ("Open" input type=radio name=seats) Open ("Few left" input type=radio name=seats) Few left ("gone" input type=radio name=seats checked) gone',
    "    ‹circle-alert› Choose one.",
    '  "gone"',
    "  fieldset:",
    "    legend: Others",
    '    ("Open" input type=radio name=other) Open ("Few left" input type=radio name=other checked) Few left',
    '  "few"',
  ]);
  expect(await screen.press("Few left")).toEqual([
    "gone 2",
    '+ ("Open" input type=radio name=seats) Open ("Few left" input type=radio name=seats checked) Few left',
    "focus input Few left",
  ]);
  const ids = [...document.querySelectorAll("input")].map(({ id, name }) => `${name} ${id}`);
  expect(ids).toEqual([
    "seats field-seats",
    "seats field-seats-few",
    "other field-other",
    "other field-other-few",
  ]);
});

test("whether the nights of all places are those of the dates is said once all of it is typed", async () => {
  const said = async (nights: string[], returnsOn = "2027-02-20") => {
    const stays = nights.map((one) => ({ nights: one }));
    const screen = showPiece(<NightsLine leavesOn="2027-02-06" {...{ returnsOn, stays }} />);
    await screen.came();
    const lines = screen.outline();
    document.querySelector("main")?.remove();
    return lines;
  };
  // As many as there are, one on the way, more on the way than anybody travels, more than there are.
  expect(await said(["9", "5"])).toEqual([
    "main: p role=status: ‹circle-check› 9 + 5 nights, the same as the dates",
  ]);
  expect(await said(["9", "4"])).toEqual([
    "main: p role=status: ‹circle-check› 9 + 4 nights, and 1 on the way: the same as the dates",
  ]);
  expect(await said(["3", "1"])).toEqual([
    "main: p role=status .is-bad: ‹circle-alert› 3 + 1 nights, but the dates have 14.",
  ]);
  expect(await said(["9", "9"])).toEqual([
    "main: p role=status .is-bad: ‹circle-alert› 9 + 9 nights, but the dates have 14.",
  ]);
  expect(await said(["৯", " 5 "])).toEqual([
    "main: p role=status: ‹circle-check› 9 + 5 nights, the same as the dates",
  ]);
  for (const nights of [["9", ""], [], ["1000"]]) expect(await said(nights)).toEqual(["main"]);
  for (const day of ["2027-02-06", "2027-02-31", "2027-02-05"]) {
    expect(await said(["1"], day)).toEqual(["main"]);
  }
});

function Pasting({ mistake }: { mistake: string | null }) {
  const [text, setText] = useState("ab");
  return <PasteStart field={createRef()} text={text} onText={setText} mistake={mistake} />;
}

test("a long paste goes in at once, where the cursor is; a short one is left to the browser", async () => {
  const screen = showPiece(<Pasting mistake={null} />);
  await screen.came();
  const field = document.querySelector("textarea") as HTMLTextAreaElement;
  const paste = async (length: number) => {
    field.setSelectionRange(1, 2);
    const event = new Event("paste", { bubbles: true, cancelable: true });
    const clipboardData = { getData: () => "x".repeat(length) };
    field.dispatchEvent(Object.assign(event, { clipboardData }));
    await screen.came();
    return [event.defaultPrevented, field.value.length];
  };
  expect(await paste(19_999)).toEqual([false, 2]);
  expect(await paste(20_000)).toEqual([true, 20_001]);
  expect(field.value.startsWith("ax")).toBe(true);
});

test("what is wrong with pasted lines is told with their field, and an example can be copied", async () => {
  const written: string[] = [];
  const before = Object.getOwnPropertyDescriptor(navigator, "clipboard");
  const value = { writeText: async (text: string) => void written.push(text) };
  Object.defineProperty(navigator, "clipboard", { value, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, "clipboard");
    if (before) Object.defineProperty(navigator, "clipboard", before);
  });
  const screen = showPiece(<Pasting mistake="There are no lines." />);
  await screen.came();
  expect(screen.outline().slice(0, 4)).toEqual([
    "main:",
    '  section: ("Rows, with the line that names the columns" textarea dir=auto invalid=true describedby="There are no lines.": ab)',
    "  section:",
    "    ## What it should look like",
  ]);
  expect(await screen.press("Copy this example")).toEqual([
    "success: Copied. Paste it into an empty spreadsheet and write over it.",
    "focus button Copy this example",
  ]);
  expect(written).toEqual([
    "Out\tBack\tNights in Makkah\tHotel in Makkah\tNights in Madinah\tHotel in Madinah\tAirline\tSeats\tQuad\tTriple\tDouble\tPrice valid until\n2027-02-06\t2027-02-20\t9\tDar al-Sakina\t5\tNoor Lodge\tMeghna Air\tOpen\t1,92,000\t2,14,000\t2,58,000\t2026-12-10",
  ]);
});
