import { expect, test } from "vitest";
import { NeedsAttention } from "#app/admin/today/needs-attention.tsx";
import { completed } from "#contracts/completed.ts";
import { packageKind } from "#contracts/kinds/package.ts";
import { visaKind } from "#contracts/kinds/visa.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { VersionShown } from "./version-shown.tsx";

const around = { day: "2026-11-20", library: [], today: "2026-11-25" };
const pack = completed(packageKind.fields, {
  title: "Umrah",
  bannerimageUrl: "/art/city-work.svg",
  secondimageUrl: "/art/city-work.svg",
});
const visa = completed(visaKind.fields, { title: "Qatar", purpose: "work" });
const post = { title: "A week", content: "<p>Once</p>", image: "/art/campus.svg", type: "Umrah" };

test.each([
  [
    "package",
    "umrah",
    pack,
    [
      "main:",
      "  ## The page",
      "  div role=group label=Preview size: <‹smartphone› Phone | pressed=false> <‹monitor› Computer | pressed=true>",
      "  iframe title=The page",
    ],
  ],
  [
    "own-page",
    "p1",
    { title: "Our story", content: "<p>Once</p>" },
    [
      "main:",
      "  ## The page",
      "  div role=group label=Preview size: <‹smartphone› Phone | pressed=false> <‹monitor› Computer | pressed=true>",
      "  iframe title=The page as it will stand",
    ],
  ],
  [
    "post",
    "p1",
    post,
    [
      "main:",
      "  ## The page",
      "  div role=group label=Preview size: <‹smartphone› Phone | pressed=false> <‹monitor› Computer | pressed=true>",
      "  iframe title=The post as it will stand",
    ],
  ],
  [
    "settings",
    "look",
    { accent: "#124e3b" },
    [
      "main:",
      "  ## The page",
      "  div role=group label=Preview size: <‹smartphone› Phone | pressed=false> <‹monitor› Computer | pressed=true>",
      "  iframe title=How it will look",
    ],
  ],
  [
    "settings",
    "enquiries",
    {},
    ["main:", "  dl:", "    dt: Months to keep a closed enquiry", "    dd: {dir=auto: (empty)}"],
  ],
  [
    "licence",
    "l1",
    { title: "Trade licence", number: "TRAD-1" },
    [
      "main:",
      "  dl:",
      "    dt: Name",
      "    dd: {dir=auto: Trade licence}",
      "    dt: Number",
      "    dd: {dir=auto: TRAD-1}",
      "    dt: Issued by",
      "    dd: {dir=auto: (empty)}",
      "    dt: Valid until",
      "    dd: {dir=auto: (empty)}",
      "    dt: We looked it up on",
      "    dd: {dir=auto: (empty)}",
      "    dt: Official list",
      "    dd: {dir=auto: (empty)}",
      "    dt: Also in the strip on other pages",
      "    dd: {dir=auto: Off}",
    ],
  ],
  [
    "visa",
    "v1",
    visa,
    [
      "main:",
      "  ## The page",
      "  div role=group label=Preview size: <‹smartphone› Phone | pressed=false> <‹monitor› Computer | pressed=true>",
      "  iframe title=The page as it will stand",
    ],
  ],
])("a version of %s %s is shown as its page, or field by field", async (kind, id, body, said) => {
  const place = { kind, id } as never;
  const screen = showPiece(<VersionShown {...{ place, body, ...around }} />);
  await screen.came();
  // When the page in the frame is there is up to the window.
  const lines = screen.outline().map((line) => line.replace("div data-waiting=true: ", ""));
  expect(lines).toEqual(said);
});

const NOTHING = { lines: [], only: null, today: "2026-11-25", timeZone: "Asia/Dhaka" } as never;
const NEXT = { kind: "page", id: "about", title: "About", publishAt: "2026-11-26T03:00:00.000Z" };

test.each([
  [
    null,
    null,
    [
      "main:",
      '  section labelledby="Needs attention":',
      "    ## {tabindex=-1} Needs attention",
      "    (img src=/art/madinah-dawn.svg alt)",
      "    Nothing needs you.",
      "    ul",
      "    div hidden:",
      "      ### Put off",
      "      ul",
    ],
  ],
  [
    "2026-12-01",
    null,
    [
      "main:",
      '  section labelledby="Needs attention":',
      "    ## {tabindex=-1} Needs attention",
      "    (img src=/art/madinah-dawn.svg alt)",
      "    Nothing needs you.",
      "    The next price ends on 1 December 2026.",
      "    ul",
      "    div hidden:",
      "      ### Put off",
      "      ul",
    ],
  ],
  [
    "2026-12-01",
    NEXT,
    [
      "main:",
      '  section labelledby="Needs attention":',
      "    ## {tabindex=-1} Needs attention",
      "    (img src=/art/madinah-dawn.svg alt)",
      "    Nothing needs you.",
      "    The next price ends on 1 December 2026. About page goes public tomorrow 9:00 am, Dhaka time.",
      "    ul",
      "    div hidden:",
      "      ### Put off",
      "      ul",
    ],
  ],
  [
    null,
    { ...NEXT, publishAt: null },
    [
      "main:",
      '  section labelledby="Needs attention":',
      "    ## {tabindex=-1} Needs attention",
      "    (img src=/art/madinah-dawn.svg alt)",
      "    Nothing needs you.",
      "    ul",
      "    div hidden:",
      "      ### Put off",
      "      ul",
    ],
  ],
])(
  "where nothing needs anybody, what comes next is said: %s, %o",
  async (nextPriceEnd, next, said) => {
    const given = { ...(NOTHING as object), nextPriceEnd, next } as never as Parameters<
      typeof NeedsAttention
    >[0];
    const screen = showPiece(<NeedsAttention {...given} />);
    await screen.came();
    expect(screen.outline()).toEqual(said);
  },
);
