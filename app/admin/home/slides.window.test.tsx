import { useState } from "react";
import { expect, test } from "vitest";
import { editorFields, isRows } from "#app/admin/inputs/editor-fields.ts";
import type { Row } from "#app/admin/inputs/editor-values.ts";
import { homeKind } from "#contracts/kinds/home.ts";
import { homeWords } from "#i18n/en/kinds/home.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { SlidePanels } from "./slide-panels.tsx";

const FIELD = editorFields(homeKind.fields, homeWords).filter(isRows)[0];

function Slides() {
  const [rows, setRows] = useState<Row[]>(
    ["Hajj", "Umrah", "Visas"].map((content, at) => ({ _id: `${at}`, content, bgImage: "" })),
  );
  const [open, setOpen] = useState(0);
  if (!FIELD) throw new Error("no slides");
  return (
    <>
      <SlidePanels field={FIELD} rows={rows} open={open} onOpen={setOpen} onChange={setRows} />
      <output>{`${rows.map(({ content }) => content)}; open ${open}`}</output>
    </>
  );
}

async function openSlides() {
  const screen = showPiece(<Slides />);
  await screen.came();
  const now = () => document.querySelector("output")?.textContent;
  const press = async (name: string | RegExp) => {
    await screen.press(name);
    return now();
  };
  return { screen, now, press };
}

test("slides are folded, moved, added and removed; the one that is open stays so", async () => {
  const { screen, press } = await openSlides();
  expect(screen.outline()).toEqual([
    "main:",
    "  ol:",
    "    li:",
    '      {title=Drag to another place: ‹grip-vertical›} <Slide 1 {dir=auto: Hajj} ‹chevron-down› | expanded=true controls="HeadlineLarge words on the picture. About 30 characters read">',
    '      ("Headline" input type=text name=Slide.0.content value=Hajj dir=auto required describedby="Large words on the picture. About 30 characters read best.")',
    '      ("Line under the headline" input type=text name=Slide.0.subcontent value dir=auto required describedby="One short sentence.")',
    '      ("Background picture" input type=text name=Slide.0.bgImage value dir=ltr required describedby="The left half should be calm, because words sit there.") <‹image› Choose {.sr-only: a picture for Background picture} | haspopup=dialog>',
    '      ("Where the button goes" input role=combobox type=text name=Slide.0.link value autocomplete=off inputmode=url dir=auto required describedby="A page on this site." expanded=false controls="" autocomplete=list) <‹chevron-down› | title=Pages and posts of this site tabindex=-1 label=Pages and posts of this site>',
    "      div hidden: div role=listbox label=Pages and posts of this site",
    "      {role=status .sr-only: }",
    "      <‹arrow-up› | label=Move slide 1 up disabled=true> <‹arrow-down› | label=Move slide 1 down disabled=false> <‹trash› Remove slide 1>",
    "    li:",
    '      {title=Drag to another place: ‹grip-vertical›} <Slide 2 {dir=auto: Umrah} ‹chevron-right› | expanded=false controls="HeadlineLarge words on the picture. About 30 characters read">',
    "      div hidden:",
    '        ("Headline" input type=text name=Slide.1.content value=Umrah dir=auto required describedby="Large words on the picture. About 30 characters read best.")',
    '        ("Line under the headline" input type=text name=Slide.1.subcontent value dir=auto required describedby="One short sentence.")',
    '        ("Background picture" input type=text name=Slide.1.bgImage value dir=ltr required describedby="The left half should be calm, because words sit there.") <‹image› Choose {.sr-only: a picture for Background picture} | haspopup=dialog>',
    '        ("Where the button goes" input role=combobox type=text name=Slide.1.link value autocomplete=off inputmode=url dir=auto required describedby="A page on this site." expanded=false controls="" autocomplete=list) <‹chevron-down› | title=Pages and posts of this site tabindex=-1 label=Pages and posts of this site>',
    "        div hidden: div role=listbox label=Pages and posts of this site",
    "        {role=status .sr-only: }",
    "        <‹arrow-up› | label=Move slide 2 up disabled=false> <‹arrow-down› | label=Move slide 2 down disabled=false> <‹trash› Remove slide 2>",
    "    li:",
    '      {title=Drag to another place: ‹grip-vertical›} <Slide 3 {dir=auto: Visas} ‹chevron-right› | expanded=false controls="HeadlineLarge words on the picture. About 30 characters read">',
    "      div hidden:",
    '        ("Headline" input type=text name=Slide.2.content value=Visas dir=auto required describedby="Large words on the picture. About 30 characters read best.")',
    '        ("Line under the headline" input type=text name=Slide.2.subcontent value dir=auto required describedby="One short sentence.")',
    '        ("Background picture" input type=text name=Slide.2.bgImage value dir=ltr required describedby="The left half should be calm, because words sit there.") <‹image› Choose {.sr-only: a picture for Background picture} | haspopup=dialog>',
    '        ("Where the button goes" input role=combobox type=text name=Slide.2.link value autocomplete=off inputmode=url dir=auto required describedby="A page on this site." expanded=false controls="" autocomplete=list) <‹chevron-down› | title=Pages and posts of this site tabindex=-1 label=Pages and posts of this site>',
    "        div hidden: div role=listbox label=Pages and posts of this site",
    "        {role=status .sr-only: }",
    "        <‹arrow-up› | label=Move slide 3 up disabled=false> <‹arrow-down› | label=Move slide 3 down disabled=true> <‹trash› Remove slide 3>",
    "  <‹plus› Add a slide>",
    "  Hajj,Umrah,Visas; open 0",
  ]);
  expect([
    await press("Move slide 1 down"),
    await press("Move slide 2 up"),
    await press("Move slide 2 up"),
    await press("Move slide 3 up"),
    await press("Add a slide"),
    await press(/^Remove/),
    await press(/^Slide 1|^1/),
    await press(/^Slide 1|^1/),
  ]).toEqual([
    "Umrah,Hajj,Visas; open 1",
    "Hajj,Umrah,Visas; open 0",
    "Umrah,Hajj,Visas; open 1",
    "Umrah,Visas,Hajj; open 2",
    "Umrah,Visas,Hajj,; open 3",
    "Visas,Hajj,; open -1",
    "Visas,Hajj,; open 0",
    "Visas,Hajj,; open -1",
  ]);
  await screen.type("Headline", "New words");
  expect(document.querySelector("output")?.textContent).toEqual("New words,Hajj,; open -1");
});

test("where a slide is removed the focus goes on at the next one, and at what adds one behind the last", async () => {
  const { press } = await openSlides();
  const removeFocused = async (number: number) => {
    await press(new RegExp(`^Slide ${number}|^${number}`));
    await press(`Remove slide ${number}`);
    return document.activeElement?.textContent;
  };
  expect([await removeFocused(2), await removeFocused(2), await removeFocused(1)]).toEqual([
    "Slide 2Visas",
    " Add a slide",
    " Add a slide",
  ]);
});

test("slides are dragged by their grips", async () => {
  const { screen, now } = await openSlides();
  const fire = async (target: Element | null | undefined, kind: string) => {
    const event = new Event(kind, { bubbles: true, cancelable: true });
    target?.dispatchEvent(Object.assign(event, { dataTransfer: { setData: () => undefined } }));
    await screen.came();
    return [kind, event.defaultPrevented, now()];
  };
  const items = () => [...document.querySelectorAll("main > ol > li")];
  const grip = (at: number) => items()[at]?.querySelector("[draggable]");
  expect([
    await fire(items()[2], "dragover"),
    await fire(items()[2], "drop"),
    await fire(grip(0), "dragstart"),
    await fire(items()[0], "drop"),
    await fire(grip(0), "dragstart"),
    await fire(items()[2], "dragover"),
    await fire(items()[2], "drop"),
    await fire(items()[0], "drop"),
    await fire(grip(1), "dragstart"),
    await fire(grip(1), "dragend"),
    await fire(items()[0], "drop"),
  ]).toEqual([
    ["dragover", false, "Hajj,Umrah,Visas; open 0"],
    ["drop", true, "Hajj,Umrah,Visas; open 0"],
    ["dragstart", false, "Hajj,Umrah,Visas; open 0"],
    ["drop", true, "Hajj,Umrah,Visas; open 0"],
    ["dragstart", false, "Hajj,Umrah,Visas; open 0"],
    ["dragover", true, "Hajj,Umrah,Visas; open 0"],
    ["drop", true, "Umrah,Visas,Hajj; open -1"],
    ["drop", true, "Umrah,Visas,Hajj; open -1"],
    ["dragstart", false, "Umrah,Visas,Hajj; open -1"],
    ["dragend", false, "Umrah,Visas,Hajj; open -1"],
    ["drop", true, "Umrah,Visas,Hajj; open -1"],
  ]);
});
