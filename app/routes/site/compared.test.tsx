import { expect, test } from "vitest";
import { shiftedDay } from "#contracts/days.ts";
import { departureKind } from "#contracts/kinds/departure.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import * as words from "#i18n/en/site/compare.ts";
import { openTestPages } from "#tests/support/open-test-pages.tsx";

const compareAt = (ids: readonly string[]) =>
  `/packages/tours/compare?${new URLSearchParams(ids.map((id) => ["d", id]))}`;

test("in another language the same dates are compared", async () => {
  const { site, visit } = await openTestPages({ demo: true });
  await site.languages.show(["ar"], { by: null });
  const { html } = await visit(compareAt(["one", "two"]));
  expect(html).toContain('href="/ar/packages/tours/compare?d=one&amp;d=two"');
});

test("more dates than stand beside each other are said to be left out; one that has left takes no place", async () => {
  const { site, visit } = await openTestPages({ demo: true });
  const today = dayFormat("Asia/Dhaka").format(Date.now());
  const ids: string[] = [];
  for (const ahead of [40, 50, 60, 70]) {
    const days = { leavesOn: shiftedDay(today, ahead), returnsOn: shiftedDay(today, ahead + 5) };
    const departure = { ...upgraded(departureKind, {}, 1), package: "tours" as const, ...days };
    ids.push((await site.entry.create("departure", departure, { by: null }))._id);
  }
  const shown = async (asked: readonly string[]) => (await visit(compareAt(asked))).html;

  const four = await shown(ids);
  expect(four).toContain(words.tooMany);
  expect(four).toContain(words.headings[3]);
  expect(four).not.toContain(words.left);
  expect(await shown(ids.slice(1))).not.toContain(words.tooMany);
  const withGone = await shown(["gone", ...ids.slice(1)]);
  expect(withGone).toContain(words.headings[3]);
  expect(withGone).toContain(words.left);
});
