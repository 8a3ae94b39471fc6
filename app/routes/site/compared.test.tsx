import { expect, test } from "vitest";
import { shiftedDay } from "#contracts/days.ts";
import { departureKind } from "#contracts/kinds/departure.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import * as words from "#i18n/en/site/compare.ts";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
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

test("of what is the same it is said what, and of what is included how many lines", async () => {
  const { site, visit } = await openTestPages({ demo: true });
  const today = dayFormat("Asia/Dhaka").format(Date.now());
  const ids: string[] = [];
  for (const quad of ["90000", "95000"]) {
    const days = { leavesOn: shiftedDay(today, 40), returnsOn: shiftedDay(today, 45) };
    const departure = {
      ...upgraded(departureKind, {}, 1),
      package: "tours" as const,
      ...days,
      quad,
    };
    ids.push((await site.entry.create("departure", departure, { by: null }))._id);
  }
  const saidOf = async (asked: readonly string[]) => {
    const { html } = await visit(`${compareAt(asked)}&only=different`);
    const lines = accessibleOutline(html).map((line) => line.trim());
    return lines.filter((line) => line.startsWith("The same for"));
  };
  expect(await saidOf(ids)).toEqual([
    "The same for both: Seats: Open · Airline: Ask us · Way there: Direct · Way back: Ask us · Three in a room: Ask · Two in a room: Ask · Child 2 to 11, no own bed: Ask · Infant under 2: Ask · Price valid until: Ask · all lines of what is included [Show every line | href=/packages/tours/compare?d=id1&d=id2]",
  ]);
  expect(await saidOf(ids.slice(1))).toEqual([]);
});

test("dates of another package are left out, and told to have gone", async () => {
  const { site, visit } = await openTestPages({ demo: true });
  const today = dayFormat("Asia/Dhaka").format(Date.now());
  const of = async (which: "tours" | "umrah", ahead: number) => {
    const days = { leavesOn: shiftedDay(today, ahead), returnsOn: shiftedDay(today, ahead + 5) };
    const departure = { ...upgraded(departureKind, {}, 1), package: which, ...days };
    return (await site.entry.create("departure", departure, { by: null }))._id;
  };
  const ours = [await of("tours", 40), await of("tours", 50)];
  const other = await of("umrah", 45);
  const { html } = await visit(compareAt([...ours, other]));
  expect(html).toContain(words.headings[2]);
  expect(html).toContain(words.left);
});
