import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { NeedsAttention } from "#app/admin/today/needs-attention.tsx";
import { completed } from "#contracts/completed.ts";
import { packageKind } from "#contracts/kinds/package.ts";
import { visaKind } from "#contracts/kinds/visa.ts";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { withinAdmin } from "#tests/support/within-admin.tsx";
import { VersionShown } from "./version-shown.tsx";

const lines = async (piece: ReactNode) => accessibleOutline(await withinAdmin(piece));

const around = { day: "2026-11-20", library: [], today: "2026-11-25" };
const pack = completed(packageKind.fields, { title: "Umrah" });
const visa = completed(visaKind.fields, { title: "Qatar", purpose: "work" });
const post = { title: "A week", content: "<p>Once</p>", image: "/art/campus.svg", type: "Umrah" };

test.each([
  [
    "package",
    "umrah",
    pack,
    [
      "## The page",
      "div role=group label=Preview size: <‹smartphone› Phone | pressed=true> <‹monitor› Computer | pressed=false>",
      "div data-waiting=true: iframe title=The page",
    ],
  ],
  [
    "own-page",
    "p1",
    { title: "Our story", content: "<p>Once</p>" },
    [
      "## The page",
      "div role=group label=Preview size: <‹smartphone› Phone | pressed=true> <‹monitor› Computer | pressed=false>",
      "div data-waiting=true: iframe title=The page as it will stand",
    ],
  ],
  [
    "post",
    "p1",
    post,
    [
      "## The page",
      "div role=group label=Preview size: <‹smartphone› Phone | pressed=true> <‹monitor› Computer | pressed=false>",
      "div data-waiting=true: iframe title=The post as it will stand",
    ],
  ],
  [
    "settings",
    "look",
    { accent: "#124e3b" },
    [
      "## The page",
      "div role=group label=Preview size: <‹smartphone› Phone | pressed=true> <‹monitor› Computer | pressed=false>",
      "div data-waiting=true: iframe title=How it will look",
    ],
  ],
  [
    "settings",
    "enquiries",
    {},
    ["dl:", "  dt: Months to keep a closed enquiry", "  dd: {dir=auto: (empty)}"],
  ],
  [
    "licence",
    "l1",
    { title: "Trade licence", number: "TRAD-1" },
    [
      "dl:",
      "  dt: Name",
      "  dd: {dir=auto: Trade licence}",
      "  dt: Number",
      "  dd: {dir=auto: TRAD-1}",
      "  dt: Issued by",
      "  dd: {dir=auto: (empty)}",
      "  dt: Valid until",
      "  dd: {dir=auto: (empty)}",
      "  dt: We looked it up on",
      "  dd: {dir=auto: (empty)}",
      "  dt: Official list",
      "  dd: {dir=auto: (empty)}",
      "  dt: Also in the strip on other pages",
      "  dd: {dir=auto: Off}",
    ],
  ],
  [
    "visa",
    "v1",
    visa,
    [
      "## The page",
      "div role=group label=Preview size: <‹smartphone› Phone | pressed=true> <‹monitor› Computer | pressed=false>",
      "div data-waiting=true: iframe title=The page as it will stand",
    ],
  ],
])("a version of %s %s is shown as its page, or field by field", async (kind, id, body, said) => {
  const place = { kind, id } as never;
  expect(await lines(<VersionShown {...{ place, body, ...around }} />)).toEqual(said);
});

const NEXT = { kind: "page", id: "about", title: "About", publishAt: "2026-11-26T03:00:00.000Z" };

test.each([
  [
    "nothing",
    null,
    null,
    [
      'section labelledby="Needs attention":',
      "  ## {tabindex=-1} Needs attention",
      "  (img src=/art/madinah-dawn.svg alt)",
      "  Nothing needs you.",
      "  ul",
      "  div hidden:",
      "    ### Put off",
      "    ul",
    ],
  ],
  [
    "a price",
    "2026-12-01",
    null,
    [
      'section labelledby="Needs attention":',
      "  ## {tabindex=-1} Needs attention",
      "  (img src=/art/madinah-dawn.svg alt)",
      "  Nothing needs you.",
      "  The next price ends on 1 December 2026.",
      "  ul",
      "  div hidden:",
      "    ### Put off",
      "    ul",
    ],
  ],
  [
    "a price and a page",
    "2026-12-01",
    NEXT,
    [
      'section labelledby="Needs attention":',
      "  ## {tabindex=-1} Needs attention",
      "  (img src=/art/madinah-dawn.svg alt)",
      "  Nothing needs you.",
      "  The next price ends on 1 December 2026. About page goes public 26 November 9:00 am, Dhaka time.",
      "  ul",
      "  div hidden:",
      "    ### Put off",
      "    ul",
    ],
  ],
  [
    "nothing by itself",
    null,
    { ...NEXT, publishAt: null },
    [
      'section labelledby="Needs attention":',
      "  ## {tabindex=-1} Needs attention",
      "  (img src=/art/madinah-dawn.svg alt)",
      "  Nothing needs you.",
      "  ul",
      "  div hidden:",
      "    ### Put off",
      "    ul",
    ],
  ],
])(
  "where nothing needs anybody, what comes next is said: %s",
  async (_, nextPriceEnd, next, said) => {
    const given = { lines: [], only: undefined, today: "2026-11-25", timeZone: "Asia/Dhaka" };
    const piece = <NeedsAttention {...given} {...{ nextPriceEnd, next: next as never }} />;
    expect(await lines(piece)).toEqual(said);
  },
);
