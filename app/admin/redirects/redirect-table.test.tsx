import { expect, test } from "vitest";
import type { Redirect } from "#contracts/redirect.ts";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { withinAdmin } from "#tests/support/within-admin.tsx";
import { RedirectTable } from "./redirect-table.tsx";

const since = "2026-11-20T05:00:00.000Z";

test("each old address says where it leads, since when and why, and how often it was of use", async () => {
  const redirects = [
    { _id: "1", from: "/old", to: "/blog/%E0%A6%B9%E0%A6%9C", since, isOwn: true, uses: 0 },
    { _id: "2", from: "/older", to: "/bad%E0", since, isOwn: false, uses: 3 },
    { _id: "3", from: "/oldest", to: null, since, isOwn: true, uses: 1 },
  ] as unknown as Redirect[];
  const html = await withinAdmin(
    <>
      <h2 id="all">All</h2>
      <RedirectTable {...{ redirects }} labelledBy="all" onRemove={() => {}} />
    </>,
  );
  expect(accessibleOutline(html)).toEqual([
    "## All",
    'table labelledby="All":',
    "  | {scope=col} Old address | {scope=col} New address | {scope=col} Since | {scope=col} Used |  |",
    "  | {dir=ltr scope=row} /old | {dir=ltr: /blog/হজ} | 20 November | not used yet | <‹trash› | label=Remove /old> |",
    "  | {dir=ltr scope=row} /older | {dir=ltr: /bad%E0} | 20 November, by a new link | 3 times | <‹trash› | label=Remove /older> |",
    "  | {dir=ltr scope=row} /oldest | Nowhere: its post is in the trash | 20 November | 1 time | <‹trash› | label=Remove /oldest> |",
  ]);
});
