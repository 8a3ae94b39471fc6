import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ReviewAge } from "./review-age.tsx";

const DAYS = [
  "",
  "2026-11-26",
  "2026-11-25",
  "2026-11-24",
  "2026-09-27",
  "2026-09-26",
  "2026-08-28",
  "2026-08-27",
];

test("how long ago somebody looked at a visa: from 60 days on it warns, from 90 it alarms", () => {
  const said = DAYS.map((reviewedOn) => {
    const html = renderToStaticMarkup(<ReviewAge reviewedOn={reviewedOn} today="2026-11-25" />);
    const tone = /text-(warn|danger)/.exec(html)?.[1] ?? "";
    return [reviewedOn, tone, html.replace(/<[^>]*>/g, "")].join(" | ");
  });
  expect(said).toEqual([
    " | danger | Never reviewed",
    "2026-11-26 |  | Reviewed today",
    "2026-11-25 |  | Reviewed today",
    "2026-11-24 |  | Reviewed 1 day ago",
    "2026-09-27 |  | Reviewed 59 days ago",
    "2026-09-26 | warn | Reviewed 60 days ago",
    "2026-08-28 | warn | Reviewed 89 days ago",
    "2026-08-27 | danger | Reviewed 90 days ago",
  ]);
});
