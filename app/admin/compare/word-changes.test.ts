import { expect, test } from "vitest";
import { createBudget } from "#contracts/html/differences.ts";
import { runsOf, wordChanges } from "./word-changes.ts";

/** [-removed-] {+added+} */
const shown = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ is, text }) =>
      is === "same" ? text : is === "removed" ? `[-${text}-]` : `{+${text}+}`,
    )
    .join("");

test.each([
  [
    "First Umrah with old parents",
    "First Umrah with elderly parents",
    "First Umrah with [-old-]{+elderly+} parents",
  ],
  [
    "What matters is the distance between",
    "What matters is the number of steps between",
    "What matters is the [-distance-]{+number of steps+} between",
  ],
  ["one two three four", "one four", "one [-two three -]four"],
  ["one four", "one two three four", "one {+two three +}four"],
  ["", "All of it", "{+All of it+}"],
  ["All of it", "", "[-All of it-]"],
  ["/art/a-map.svg", "/art/b-map.svg", "[-/art/a-map.svg-]{+/art/b-map.svg+}"],
  ["The same", "The same", "The same"],
  ["a b c d", "e f g d", "[-a b c-]{+e f g+} d"],
  ["don't wait", "do wait", "[-don't-]{+do+} wait"],
  ["সঙ্গে আছি", "সাথে আছি", "[-সঙ্গে-]{+সাথে+} আছি"],
  ["مع الوالدين الكبار", "مع الأسرة الكبار", "مع [-الوالدين-]{+الأسرة+} الكبار"],
  ["ক্‌ষ", "ক্ষ", "[-ক্‌ষ-]{+ক্ষ+}"],
])("%j, then %j", (before, after, marked) => {
  expect(shown(before, after)).toBe(marked);
});

test("what is not removed is the new text, what is not added the old one", () => {
  const [before, after] = ["a  b c. D e", "b  a, c D  f e g"];
  const without = (side: string) =>
    wordChanges(before, after)
      .map(({ is, text }) => (is === side ? "" : text))
      .join("");
  expect(without("removed")).toBe(after);
  expect(without("added").replace(/\s+/g, " ")).toBe(before.replace(/\s+/g, " "));
});

test("a text of which nothing is left takes no minute", () => {
  const long = (word: string) =>
    Array.from({ length: 20_000 }, (_, at) => `${word}${at}`).join(" ");
  const started = performance.now();
  expect(wordChanges(long("a"), long("b")).map(({ is }) => is)).toContain("removed");
  expect(performance.now() - started).toBeLessThan(5000);
});

test("200,000 spaces between two changes, and behind them", () => {
  const spaces = (space: string) => Array.from({ length: 200_000 }, () => space);
  const steps = [
    ...["old", ...spaces(" ")].map((one) => ({ is: "removed", one }) as const),
    ...["new", ...spaces("\u00a0")].map((one) => ({ is: "added", one }) as const),
    ...spaces("\n").map((one) => ({ is: "same", before: one, after: one }) as const),
    { is: "removed", one: "last" } as const,
  ];
  const lengths = (runs: ReturnType<typeof runsOf<string>>) =>
    runs.map(({ is, ones }) => [is, ones.length]);
  expect(lengths(runsOf(steps, (one) => one))).toEqual([
    ["removed", 400_002],
    ["added", 400_001],
  ]);
  expect(lengths(runsOf(steps.slice(0, -1), (one) => one))).toEqual([
    ["removed", 1],
    ["added", 1],
    ["same", 400_000],
  ]);
});

test("beyond the budget all of it went and came; long runs of one character are no words", () => {
  const shown = (before: string, after: string, units: number) =>
    wordChanges(before, after, createBudget(units)).map(({ is, text }) => [is, text]);
  expect(shown("a b c", "a x c", 1000)).toHaveLength(4);
  expect(shown("a b c", "a x c", 100)).toEqual([
    ["removed", "a b c"],
    ["added", "a x c"],
  ]);
  const dashes = "-".repeat(480_000);
  expect(wordChanges(`${dashes}a`, `${dashes}b`)).toEqual([
    { is: "removed", text: `${dashes}a` },
    { is: "added", text: `${dashes}b` },
  ]);
});
