import { expect, test } from "vitest";
import { fieldChanges } from "#app/admin/compare/field-changes.ts";
import { editorFields } from "#app/admin/inputs/editor-fields.ts";
import { homeKind } from "#contracts/kinds/home.ts";
import { packageKind } from "#contracts/kinds/package.ts";
import { postKind } from "#contracts/kinds/post.ts";
import { homeWords } from "#i18n/en/kinds/home.ts";
import { packageWords } from "#i18n/en/kinds/package.ts";
import { postWords } from "#i18n/en/kinds/post.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { Comparison } from "./comparison.tsx";

const FIELDS = {
  home: editorFields(homeKind.fields, homeWords),
  package: editorFields(packageKind.fields, packageWords),
  post: editorFields(postKind.fields, postWords),
};

const SLIDE = { content: "Hajj", bgImage: "/art/hajj-mina.svg", link: "/packages/hajj" };

const compared = (kind: keyof typeof FIELDS, before: object, after: object) =>
  showPiece(<Comparison changes={fieldChanges(FIELDS[kind], before as never, after as never)} />);

test("what became of a package: its words, picture, and the items of its lists", async () => {
  const before = {
    ...{ title: "Umrah", bannerimageUrl: "/art/makkah-dusk.svg", description: "Slowly." },
    services: ["Visa", "Flight", "Guide", "Hotel near the Haram"],
  };
  const after = {
    ...{ title: "Umrah now", bannerimageUrl: "/art/city-work.svg", description: "Slowly." },
    services: ["Guide", "Visa", "Hotel by the Haram", "Meals"],
  };
  const screen = compared("package", before, after);
  await screen.came();
  expect(screen.outline()).toEqual([
    "main:",
    "  removed",
    "  added",
    "  3 of 10 fields differ",
    "  6 changes <‹chevron-left› | label=Change before keyshortcuts=[> <‹chevron-right› | label=Next change keyshortcuts=]>",
    "  p role=status .sr-only",
    "  section:",
    "    ### Title",
    "    p dir=auto:",
    "      Umrah",
    "      span data-change=: {.sr-only: added:} now",
    "  section:",
    "    ### Banner picture",
    "    div data-change=:",
    "      figure:",
    "        (img src=/art/makkah-dusk.svg alt=The Kaaba and Masjid al-Haram at dusk)",
    "        figcaption: Removed: makkah-dusk.svg",
    "      figure:",
    "        (img src=/art/city-work.svg alt=Two builders above a growing city)",
    "        figcaption: Added: city-work.svg",
    "  section:",
    "    ### Description",
    "    The same in both",
    "  section:",
    "    ### Services",
    "    ul:",
    "      li dir=auto: span data-change=: {.sr-only: removed:} Flight",
    "      li dir=auto: Guide",
    "      … 2 more",
    "      li dir=auto: span data-change=: {.sr-only: added:} Meals",
    "  section:",
    "    ### Heading beside the picture, Second picture, Text under it, Heading above the steps, Steps, Final paragraph",
    "    The same in both",
  ]);
});

test("what became of the slides of the home page, one by one", async () => {
  const before = {
    Slide: [
      { ...SLIDE, _id: "a" },
      { ...SLIDE, _id: "b", content: "Umrah" },
    ],
  };
  const after = {
    Slide: [
      { ...SLIDE, _id: "b", content: "Umrah now" },
      { ...SLIDE, _id: "c" },
    ],
  };
  const screen = compared("home", before, after);
  await screen.came();
  expect(screen.outline()).toEqual([
    "main:",
    "  removed",
    "  added",
    "  1 of 16 fields differs",
    "  7 changes <‹chevron-left› | label=Change before keyshortcuts=[> <‹chevron-right› | label=Next change keyshortcuts=]>",
    "  p role=status .sr-only",
    "  section:",
    "    ### News line",
    "    The same in both",
    "  section:",
    "    ### Slides",
    "    ul:",
    "      li:",
    "        1. Removed slide",
    "        dl:",
    "          dt: Headline",
    "          dd: p dir=auto: span data-change=: {.sr-only: removed:} Hajj",
    "          dt: Background picture",
    "          dd:",
    "            div data-change=:",
    "              figure:",
    "                (img src=/art/hajj-mina.svg alt=White tents in the valley of Mina at sunrise)",
    "                figcaption: Removed: hajj-mina.svg",
    "          dt: Where the button goes",
    "          dd: p dir=auto: span data-change=: {.sr-only: removed:} /packages/hajj",
    "      li:",
    "        1. Changed slide",
    "        dl:",
    "          dt: Headline",
    "          dd:",
    "            p dir=auto:",
    "              Umrah",
    "              span data-change=: {.sr-only: added:} now",
    "      li:",
    "        2. Added slide",
    "        dl:",
    "          dt: Headline",
    "          dd: p dir=auto: span data-change=: {.sr-only: added:} Hajj",
    "          dt: Background picture",
    "          dd:",
    "            div data-change=:",
    "              figure:",
    "                (img src=/art/hajj-mina.svg alt=White tents in the valley of Mina at sunrise)",
    "                figcaption: Added: hajj-mina.svg",
    "          dt: Where the button goes",
    "          dd: p dir=auto: span data-change=: {.sr-only: added:} /packages/hajj",
    "  section:",
    "    ### Heading, First paragraph, First picture, Second picture, Video, Second paragraph, Heading above the posts, Line under it, Contact heading, Contact paragraph, Phone number, Second phone number, Email address, Picture behind it",
    "    The same in both",
  ]);
});

test("what became of a text, block by block; one goes from change to change by keys", async () => {
  const same = "<p>Before it</p><p>And so on</p><ol><li>Once</li></ol>";
  const before = `${same}<h2>Visas</h2><ul><li>One</li><li>Two</li></ul><blockquote>Said <b>so</b></blockquote><hr>`;
  const after = `${same}<h2>Visa</h2><ul><li>One</li><li>Three</li></ul><blockquote>Said <i>so</i></blockquote><p><img src="/art/campus.svg" alt="A campus"></p>`;
  const screen = compared("post", { title: "T", content: before }, { title: "T", content: after });
  await screen.came();
  expect(screen.outline()).toEqual([
    "main:",
    "  removed",
    "  added",
    "  1 of 5 fields differs",
    "  7 changes <‹chevron-left› | label=Change before keyshortcuts=[> <‹chevron-right› | label=Next change keyshortcuts=]>",
    "  p role=status .sr-only",
    "  section:",
    "    ### Blog Title, Blog Type, Blog Image, Blog Link",
    "    The same in both",
    "  section:",
    "    ### Content",
    "    <Show 3 paragraphs that are the same>",
    "    p dir=auto: span data-change=: {.sr-only: removed:} Visas",
    "    p dir=auto: span data-change=: {.sr-only: added:} Visa",
    "    <Show 1 paragraph that is the same>",
    "    ul:",
    "      li dir=auto: span data-change=: {.sr-only: removed:} Two",
    "      li dir=auto: span data-change=: {.sr-only: added:} Three",
    "    blockquote dir=auto:",
    "      Said",
    "      span data-change=:",
    "        {.sr-only: removed:} so",
    "        {.sr-only: added:} so",
    "    p dir=auto: span data-change=: {.sr-only: removed:} ―――",
    "    p dir=auto: span data-change=: {.sr-only: added:} (img src=/art/campus.svg alt=A campus)",
  ]);
  expect(await screen.key("]")).toEqual([
    "gone 3",
    "+ Change 1 of 7 <‹chevron-left› | label=Change before keyshortcuts=[> <‹chevron-right› | label=Next change keyshortcuts=]>",
    "+ p role=status .sr-only: removed: Visas",
    "+ p dir=auto: span data-change= data-current=: {.sr-only: removed:} Visas",
  ]);
  expect(await screen.key("]")).toEqual([
    "gone 4",
    "+ Change 2 of 7 <‹chevron-left› | label=Change before keyshortcuts=[> <‹chevron-right› | label=Next change keyshortcuts=]>",
    "+ p role=status .sr-only: added: Visa",
    "+ p dir=auto: span data-change=: {.sr-only: removed:} Visas",
    "+ p dir=auto: span data-change= data-current=: {.sr-only: added:} Visa",
  ]);
  expect(await screen.key("[")).toEqual([
    "gone 4",
    "+ Change 1 of 7 <‹chevron-left› | label=Change before keyshortcuts=[> <‹chevron-right› | label=Next change keyshortcuts=]>",
    "+ p role=status .sr-only: removed: Visas",
    "+ p dir=auto: span data-change= data-current=: {.sr-only: removed:} Visas",
    "+ p dir=auto: span data-change=: {.sr-only: added:} Visa",
  ]);
  expect(await screen.key("[")).toEqual([
    "gone 4",
    "+ Change 7 of 7 <‹chevron-left› | label=Change before keyshortcuts=[> <‹chevron-right› | label=Next change keyshortcuts=]>",
    "+ p role=status .sr-only: added:",
    "+ p dir=auto: span data-change=: {.sr-only: removed:} Visas",
    "+ p dir=auto: span data-change= data-current=: {.sr-only: added:} (img src=/art/campus.svg alt=A campus)",
  ]);
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
    expect(await screen.key("]", more)).toEqual([]);
  }
  expect(await screen.press("Next change")).toEqual([
    "gone 4",
    "+ Change 1 of 7 <‹chevron-left› | label=Change before keyshortcuts=[> <‹chevron-right› | label=Next change keyshortcuts=]>",
    "+ p role=status .sr-only: removed: Visas",
    "+ p dir=auto: span data-change= data-current=: {.sr-only: removed:} Visas",
    "+ p dir=auto: span data-change=: {.sr-only: added:} (img src=/art/campus.svg alt=A campus)",
    "focus button Next change",
  ]);
  expect(await screen.press(/^Show/)).toEqual([
    "gone 1",
    "+ p dir=auto: Before it",
    "+ p dir=auto: And so on",
    "+ ol: li dir=auto: Once",
  ]);
});

test("where nothing differs that is said, and no key does anything", async () => {
  const screen = compared("post", { title: "T" }, { title: "T" });
  expect(screen.outline()).toEqual(["main: Both versions say the same."]);
  await screen.came();
  expect(await screen.key("]")).toEqual([]);
});
