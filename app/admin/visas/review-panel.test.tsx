import { expect, test } from "vitest";
import type { FormParts } from "#app/admin/settings/details-editor.tsx";
import type { Entry } from "#contracts/entry.ts";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { withinAdmin } from "#tests/support/within-admin.tsx";
import { ReviewPanel } from "./review-panel.tsx";

const panel = (official: string, reviewedOn = "2026-11-01") => {
  const visa = { _id: "v1", reviewedOn, reviewedBy: "Nadia" } as Entry<"visa">;
  const parts = { input: () => ({ value: official }), follow: () => {} } as unknown as FormParts;
  return withinAdmin(<ReviewPanel {...{ parts, visa }} today="2026-11-25" />);
};

test("who looked at it, and the way to the official page where there is an address", async () => {
  expect(accessibleOutline(await panel(" http://visa.example/a "))).toEqual([
    'section labelledby="Reviewed 24 days ago":',
    "  ## Reviewed 24 days ago",
    "  1 November 2026, by Nadia. In public until 30 January 2027; afterwards the page says so and asks people to call.",
    "  <‹circle-check› Reviewed today> [Open the official page | href=http://visa.example/a target=_blank rel=noopener noreferrer]",
  ]);
  const ways = [
    "https://visa.example",
    "",
    "visa.example",
    "javascript:alert(1)",
    "ftp://visa.example",
  ];
  const links = await Promise.all(
    ways.map(async (way) => (await panel(way)).match(/<a [^>]*href="([^"]*)"/)?.[1]),
  );
  expect(links).toEqual(["https://visa.example", ...Array(4).fill(undefined)]);
  expect(accessibleOutline(await panel("", ""))).toEqual([
    'section labelledby="Never reviewed":',
    "  ## Never reviewed",
    "  Until somebody has reviewed it, the page asks people to call.",
    "  <‹circle-check› Reviewed today>",
  ]);
  expect(accessibleOutline(await panel("", "2026-08-28"))[2]).toMatch(
    /In public until 26 November/,
  );
  expect(accessibleOutline(await panel("", "2026-08-27"))[2]).toMatch(/was not reviewed/);
  expect(accessibleOutline(await panel("", "2025-01-01")).slice(1, 3)).toEqual([
    "  ## Reviewed 693 days ago",
    "  The page now says that it was not reviewed, and asks people to call.",
  ]);
});
