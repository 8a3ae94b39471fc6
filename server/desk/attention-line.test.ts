import { expect, test } from "vitest";
import { folded, inOrder, lineOf, restLines } from "./attention-line.ts";

const line = (key: string, moment: { day?: string; at?: string | null }) =>
  lineOf({ key, what: "review-due", href: "/", ...moment });

const keysOf = (lines: readonly { key: string }[]) => lines.map(({ key }) => key);

const LINES = [
  line("no day", {}),
  line("ends soon", { day: "2026-12-01" }),
  line("a moment ago", { at: "2026-11-25T05:00:00.000Z" }),
  line("no day either", {}),
  line("ended long ago", { day: "2026-10-01" }),
];

test("what ended first stands first, and what has no day last, as it came", () => {
  expect(keysOf(inOrder(LINES))).toEqual([
    ...["ended long ago", "a moment ago", "ends soon", "no day", "no day either"],
  ]);
});

test("of more than five of a kind those without a day are the ones that are counted together", () => {
  const lines = folded([...LINES, line("ends later", { day: "2026-12-02" })], { "review-due": 2 });
  expect(keysOf(lines)).toEqual([
    ...["ended long ago", "a moment ago", "ends soon", "ends later", "no day"],
    "all.review-due",
  ]);
  expect(lines.at(-1)).toMatchObject({ count: 3, day: "", href: "/admin/visas" });
});

test("the line for all others has the moment of the first of them", () => {
  const days = ["07", "01", "06", "02", "05", "03", "04"].map((day) => `2026-12-${day}`);
  const lines = folded(days.map((day) => line(day, { day })));
  expect(lines.at(-1)).toMatchObject({ key: "all.review-due", count: 2, day: "2026-12-06" });
});

test("in the list of a kind how many more there are leads to where those are, not to that list again", () => {
  const rest = (what: "price-ended" | "review-due", count: number) =>
    restLines(what, { beyond: { [what]: count } }).map((line) => [line.count, line.href]);
  expect(rest("price-ended", 7)).toEqual([[7, "/admin/departures"]]);
  expect(rest("review-due", 2)).toEqual([[2, "/admin/visas"]]);
  expect([rest("review-due", 0), restLines("review-due", {})]).toEqual([[], []]);
});
