import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { PriceEnd } from "./price-end.tsx";

const DAYS = [
  "",
  "soon",
  "2026-11-24",
  "2026-11-25",
  "2026-11-26",
  "2026-12-09",
  "2026-12-10",
  "2027-03-01",
];

test("until when prices hold, and for how long that is, is said; what ends soon warns", () => {
  const said = DAYS.map((priceUntil) => {
    const html = renderToStaticMarkup(<PriceEnd priceUntil={priceUntil} today="2026-11-25" />);
    const tone = /text-(warn|danger|ink3)/.exec(html)?.[1] ?? "";
    return [priceUntil, tone, ...accessibleOutline(html)].join(" | ");
  });
  expect(said).toEqual([
    " | ink3 | No end",
    "soon |  | soon",
    "2026-11-24 | danger | ‹triangle-alert› ended24 Nov 2026",
    "2026-11-25 | warn | 25 Nov 2026 ‹clock› the last day",
    "2026-11-26 | warn | 26 Nov 2026 ‹clock› 1 day",
    "2026-12-09 | warn | 9 Dec 2026 ‹clock› 14 days",
    "2026-12-10 |  | 10 Dec 202615 days",
    "2027-03-01 |  | 1 Mar 202796 days",
  ]);
});
