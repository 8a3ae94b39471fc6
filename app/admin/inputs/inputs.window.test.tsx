import { useState } from "react";
import { expect, test } from "vitest";
import { homeKind } from "#contracts/kinds/home.ts";
import { homeWords } from "#i18n/en/kinds/home.ts";
import { Held } from "#tests/support/held-input.tsx";
import { showPiece } from "#tests/support/show-piece.tsx";
import { typeIn } from "#tests/support/type-in.ts";
import { ColourInput } from "./colour-input.tsx";
import { editorFields, isRows } from "./editor-fields.ts";
import type { Row } from "./editor-values.ts";
import { HoursInput } from "./hours-input.tsx";
import { ListInput } from "./list-input.tsx";
import { RowsInput } from "./rows-input.tsx";
import { SelectInput } from "./select-input.tsx";
import { SwitchInput } from "./switch-input.tsx";

test("the hours of an office: as the agency, none said, or by days and times of its own", async () => {
  const screen = showPiece(
    <Held first="">{(typed) => <HoursInput name="hours" label="Hours" {...typed} />}</Held>,
  );
  await screen.came();
  expect(screen.outline()).toEqual([
    "main:",
    '  ("Hours" select name=hours: *Not said=, As the agency, in the settings=agency, Days and times of its own=own) ‹chevron-down›',
    '  ""',
  ]);
  expect(await screen.type("Hours", "own")).toEqual([
    "gone 2",
    '+ ("Hours" select name=hours: Not said=, As the agency, in the settings=agency, *Days and times of its own=own) ‹chevron-down›',
    "+ fieldset:",
    "+ legend: Days and times",
    "+ fieldset:",
    "+ legend .sr-only: Days and times, row 1",
    '+ ("From" select name=hours.lines.0.from: No day: only the words below=, *Saturday=Saturday, Sunday=Sunday, Monday=Monday, Tuesday=Tuesday, Wednesday=Wednesday, Thursday=Thursday, Friday=Friday) ‹chevron-down›',
    '+ ("To" select name=hours.lines.0.until: *That day only=, Saturday=Saturday, Sunday=Sunday, Monday=Monday, Tuesday=Tuesday, Wednesday=Wednesday, Thursday=Thursday, Friday=Friday) ‹chevron-down›',
    '+ ("Opens" input type=time name=hours.lines.0.opens value dir=auto)',
    '+ ("Closes" input type=time name=hours.lines.0.closes value dir=auto)',
    "+ <‹arrow-up› | label=Move row 1 up disabled=true> <‹arrow-down› | label=Move row 1 down disabled=true> <‹trash› Remove | label=Remove row 1>",
    "+ <‹plus› Add a line of hours>",
    '+ "Saturday -"',
    "focus select Hours",
  ]);
  await screen.type("To", "Thursday");
  expect(await screen.type("Opens", "09:30")).toEqual([
    "gone 2",
    '+ ("Opens" input type=time name=hours.lines.0.opens value=09:30 dir=auto)',
    '+ "Saturday/Thursday 09:30-"',
    "focus input Opens",
  ]);
  expect(await screen.press(/^Add/)).toEqual([
    "gone 2",
    "+ <‹arrow-up› | label=Move row 1 up disabled=true> <‹arrow-down› | label=Move row 1 down disabled=false> <‹trash› Remove | label=Remove row 1>",
    "+ legend .sr-only: Days and times, row 2",
    '+ ("From" select name=hours.lines.1.from: No day: only the words below=, *Saturday=Saturday, Sunday=Sunday, Monday=Monday, Tuesday=Tuesday, Wednesday=Wednesday, Thursday=Thursday, Friday=Friday) ‹chevron-down›',
    '+ ("To" select name=hours.lines.1.until: *That day only=, Saturday=Saturday, Sunday=Sunday, Monday=Monday, Tuesday=Tuesday, Wednesday=Wednesday, Thursday=Thursday, Friday=Friday) ‹chevron-down›',
    '+ ("Opens" input type=time name=hours.lines.1.opens value dir=auto)',
    '+ ("Closes" input type=time name=hours.lines.1.closes value dir=auto)',
    "+ <‹arrow-up› | label=Move row 2 up disabled=false> <‹arrow-down› | label=Move row 2 down disabled=true> <‹trash› Remove | label=Remove row 2>",
    '+ "Saturday/Thursday 09:30-\\nSaturday -"',
    "focus button Add a line of hours",
  ]);
  expect(await screen.press("Remove row 1")).toEqual([
    "gone 10",
    '+ ("To" select name=hours.lines.0.until: *That day only=, Saturday=Saturday, Sunday=Sunday, Monday=Monday, Tuesday=Tuesday, Wednesday=Wednesday, Thursday=Thursday, Friday=Friday) ‹chevron-down›',
    '+ ("Opens" input type=time name=hours.lines.0.opens value dir=auto)',
    "+ <‹arrow-up› | label=Move row 1 up disabled=true> <‹arrow-down› | label=Move row 1 down disabled=true> <‹trash› Remove | label=Remove row 1>",
    '+ "Saturday -"',
    "focus button Remove row 1",
  ]);
  expect(await screen.type("Hours", "agency")).toEqual([
    "gone 12",
    '+ ("Hours" select name=hours: Not said=, *As the agency, in the settings=agency, Days and times of its own=own) ‹chevron-down›',
    '+ "agency"',
    "focus select Hours",
  ]);
});

test("a colour says whether white words on it can be read", async () => {
  const screen = showPiece(
    <Held first="">{(typed) => <ColourInput name="accent" label="Colour" {...typed} />}</Held>,
  );
  await screen.came();
  expect(screen.outline()).toEqual([
    "main:",
    '  (input type=color value=#124e3b label=Colour: picker) ("Colour" input type=text name=accent value dir=ltr)',
    '  ""',
  ]);
  expect(await screen.type("Colour", " #0a3d2e ")).toEqual([
    "gone 2",
    '+ (input type=color value=#0a3d2e label=Colour: picker) ("Colour" input type=text name=accent value= #0a3d2e dir=ltr)',
    "+ p role=status: Good to read: its contrast is 10.5 to 1.",
    '+ " #0a3d2e "',
    "focus input Colour",
  ]);
  expect(await screen.type("Colour", "#ffee00")).toEqual([
    "gone 3",
    '+ (input type=color value=#ffee00 label=Colour: picker) ("Colour" input type=text name=accent value=#ffee00 dir=ltr)',
    "+ p role=status: This colour is too light to read: its contrast is 1.0 to 1, and 4.5 is needed.",
    '+ "#ffee00"',
  ]);
  expect(await screen.type("Colour", "#ffee0")).toEqual([
    "gone 3",
    '+ (input type=color value=#124e3b label=Colour: picker) ("Colour" input type=text name=accent value=#ffee0 dir=ltr)',
    '+ "#ffee0"',
  ]);
});

test("a list stands with commas or one a line; what becomes of it stands below", async () => {
  const items = (value: string) => value.split(/[,\n]/).flatMap((one) => one.trim() || []);
  const screen = showPiece(
    <Held first="Visa, Flight">
      {(typed) => (
        <ListInput
          {...{ name: "services", label: "Services", counted: ["service", "services"] }}
          items={[...items(typed.value), "Hotel, near"]}
          {...typed}
        />
      )}
    </Held>,
  );
  await screen.came();
  expect(screen.outline()).toEqual([
    "main:",
    "  <One a line | pressed=false>",
    '  ("Services" textarea name=services dir=auto: Visa, Flight)',
    "  p role=status: 3 services",
    "  ol dir=auto:",
    "    li: Visa",
    "    li: Flight",
    "    li: Hotel, near",
    '  "Visa, Flight"',
  ]);
  expect(await screen.press("One a line")).toEqual([
    "gone 2",
    "+ <One a line | pressed=true>",
    '+ ("Services" textarea name=services dir=auto describedby="Each line is one.": Visa Flight Hotel, near)',
    "focus button One a line",
  ]);
  expect(await screen.type("Services", "Visa")).toEqual([
    "gone 4",
    '+ ("Services" textarea name=services dir=auto describedby="Each line is one.": Visa)',
    "+ p role=status: 2 services",
    '+ "Visa\\n"',
    "focus textarea Services",
  ]);
  expect(await screen.press("One a line")).toEqual([
    "gone 4",
    "+ <One a line | pressed=false>",
    '+ ("Services" textarea name=services dir=auto: Visa, Hotel, near)',
    "+ p role=status: 4 services",
    "+ li: Hotel",
    "+ … 1 more",
    '+ "Visa, Hotel, near"',
    "focus button One a line",
  ]);
  expect(localStorage.getItem("listLines")).toBe("no");
});

function Slides() {
  const [rows, setRows] = useState<Row[]>([{}, {}]);
  const [field] = editorFields(homeKind.fields, homeWords).filter(isRows);
  return field ? <RowsInput field={field} rows={rows} onChange={setRows} /> : null;
}

test("where the last row is removed the focus goes on at what adds one", async () => {
  const screen = showPiece(<Slides />);
  await screen.came();
  for (const name of ["Remove row 2", "Remove row 1"]) {
    await screen.press(name);
    expect(document.activeElement?.textContent).toBe(" Add a slide");
  }
});

test("a row is moved up and down with what is typed in it", async () => {
  const screen = showPiece(<Slides />);
  await screen.came();
  const typed = () =>
    [...document.querySelectorAll<HTMLInputElement>('main [name$=".content"]')].map(
      ({ value }) => value,
    );
  await screen.press(/^Add/);
  for (const [index, text] of ["one", "two", "three"].entries()) {
    typeIn(`Slide.${index}.content`, text);
    await screen.came();
  }
  const orders = [typed()];
  for (const name of ["Move row 1 down", "Move row 3 up", "Move row 2 down"]) {
    await screen.press(name);
    orders.push(typed());
  }
  expect(orders).toEqual([
    ["one", "two", "three"],
    ["two", "one", "three"],
    ["two", "three", "one"],
    ["two", "one", "three"],
  ]);
});

test("what was chosen and is not offered any more still stands, beside what is offered", async () => {
  const options = { hajj: "Hajj", umrah: "Umrah" };
  const screen = showPiece(
    <Held first="work">
      {(typed) => <SelectInput {...{ name: "topic", label: "Topic", options }} {...typed} />}
    </Held>,
  );
  await screen.came();
  expect(screen.outline()).toEqual([
    "main:",
    '  ("Topic" select name=topic: Hajj=hajj, Umrah=umrah, *work=work) ‹chevron-down›',
    '  "work"',
  ]);
});

test("a switch is turned on and off", async () => {
  const screen = showPiece(
    <Held first="off">
      {(typed) => <SwitchInput name="isOpen" label="Open" hint="Seen by all." {...typed} />}
    </Held>,
  );
  await screen.came();
  expect([await screen.press("Open"), await screen.press("Open")]).toEqual([
    [
      "gone 2",
      '+ ("Open" input type=checkbox name=isOpen checked describedby="Seen by all.") Open',
      '+ "on"',
      "focus input Open",
    ],
    [
      "gone 2",
      '+ ("Open" input type=checkbox name=isOpen describedby="Seen by all.") Open',
      '+ "off"',
    ],
  ]);
});
