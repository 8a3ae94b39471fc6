import { expect, test } from "vitest";
import type { Field, Fields } from "#contracts/field-types.ts";
import { findKind } from "#contracts/kinds/find-kind.ts";
import { PACKAGE_IDS } from "#contracts/kinds/package.ts";
import { PAGE_IDS } from "#contracts/kinds/page.ts";
import { SETTINGS_GROUPS } from "#contracts/kinds/settings.ts";
import { pageAt, pageShowing, previewAddress } from "#contracts/preview-address.ts";
import { placeAt } from "#server/content/place.ts";
import type { Body } from "#server/content/state.ts";
import { openTestPages } from "#tests/support/open-test-pages.tsx";

const PLACES = [
  "home/home",
  "post/none",
  "own-page/none",
  ...PACKAGE_IDS.map((id) => `package/${id}`),
  ...PAGE_IDS.map((id) => `page/${id}`),
  ...SETTINGS_GROUPS.map((id) => `settings/${id}`),
];

function placeOf(path: string) {
  const [kind = "", id = ""] = path.split("/");
  const place = placeAt(kind, id);
  if (!place) throw new Error(`${path} is no place`);
  return place;
}

/** Waiting changes may hold anything. */
const NONSENSE = [
  null,
  7,
  -1e9,
  "",
  "javascript:alert(1)",
  "x\n<b>y</b>",
  true,
  [],
  [7, null, {}],
  {},
];

/** Of the right shape, with nonsense where its values are. */
function filledWith(fields: Fields, value: unknown): Body {
  const whole = (field: Field): unknown => {
    if (field.type === "group") return filledWith(field.parts, value);
    if (field.type === "rows") return [filledWith(field.columns, value), value];
    return field.type === "list" ? [value, "words"] : value;
  };
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, whole(field)]));
}

test.each(PLACES)("%s: whatever waits there, its page is shown", async (path) => {
  const { visit } = await openTestPages({ demo: true });
  const place = placeOf(path);
  const { pathname } = new URL(previewAddress(place), "http://localhost");
  expect(pageAt(pathname)).toBe(pageShowing(place));
  const { fields = {} } = findKind(place.kind, place.id) ?? {};
  const flat = (value: unknown) => Object.fromEntries(Object.keys(fields).map((n) => [n, value]));
  for (const value of NONSENSE) {
    for (const body of [flat(value), filledWith(fields, value)]) {
      const { status, html } = await visit(pathname, undefined, [{ place, body }]);
      expect(status, JSON.stringify(body)).toBe(200);
      expect(html).not.toMatch(/(href|src)="javascript:/);
      expect(html).toContain("site-footer");
    }
  }
});

test("one document is shown, everything else as it is public", async () => {
  const { site, visit } = await openTestPages({ demo: true });
  const umrah = await site.package.find("umrah");
  const body = { ...umrah, title: "Umrah as nobody knows it" };
  const shown = { place: placeOf("package/umrah"), body };
  expect((await visit("/packages/umrah", undefined, [shown])).html).toContain(body.title);
  expect((await visit("/packages/umrah")).html).not.toContain(body.title);
  expect((await visit("/packages/hajj", undefined, [shown])).html).not.toContain(body.title);
});

test("HTML that waits is cleaned as at its publication", async () => {
  const { visit } = await openTestPages({ demo: true });
  const content = '<h2>One</h2><p onclick="x()">Two<script>three()</script></p>';
  for (const path of ["post/none", "page/privacy"]) {
    const place = placeOf(path);
    const { pathname } = new URL(previewAddress(place), "http://localhost");
    const { html } = await visit(pathname, undefined, [{ place, body: { content } }]);
    expect(html).toContain("Two");
    expect(html).not.toMatch(/onclick|three\(\)/);
  }
});
