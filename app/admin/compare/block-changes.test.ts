import { expect, test } from "vitest";
import { createBudget } from "#contracts/html/differences.ts";
import { blockChanges } from "./block-changes.ts";

const shown = (before: string, after: string) =>
  blockChanges(before, after).map(({ is, path, runs }) => {
    const words = runs.map((run) => {
      const text = run.ones.map((one) => one.picture?.src ?? one.text).join("");
      return { same: text, removed: `[-${text}-]`, added: `{+${text}+}` }[run.is];
    });
    return `${is} ${path.join(">")} ${words.join("")}`;
  });

test("blocks that stay, words that change, blocks that go and come", () => {
  const before =
    "<h2>Hotels</h2><p>What matters is the <strong>distance</strong> to the gate.</p><ul><li><p>A low room</p></li><li><p>Ask for breakfast before Fajr</p></li></ul>";
  const after =
    "<h2>Hotels</h2><p>What matters is the number of steps to the gate.</p><ul><li><p>A low room</p></li></ul><h2>Book the wheelchair</h2>";
  expect(shown(before, after)).toEqual([
    "same h2 Hotels",
    "changed p What matters is the [-distance-]{+number of steps+} to the gate.",
    "same ul>li>p A low room",
    "removed ul>li>p [-Ask for breakfast before Fajr-]",
    "added h2 {+Book the wheelchair+}",
  ]);
});

test.each([
  [
    "words that become bold",
    "<p>all of it</p>",
    "<p>all <strong>of</strong> it</p>",
    "changed p all [-of-]{+of+} it",
  ],
  [
    "a link that leads elsewhere",
    '<p>see <a href="/a">here</a> now</p>',
    '<p>see <a href="/b">here</a> now</p>',
    "changed p see [-here-]{+here+} now",
  ],
  [
    "a picture",
    '<p>It is <img src="/a.jpg"></p>',
    '<p>It is <img src="/b.jpg"></p>',
    "changed p It is [-/a.jpg-]{+/b.jpg+}",
  ],
  [
    "a row of a table",
    "<table><tbody><tr><th>Quad</th><td>1,20,000</td></tr></tbody></table>",
    "<table><tbody><tr><th>Quad</th><td>1,30,000</td></tr></tbody></table>",
    "changed table>tbody>tr Quad | [-1,20,000-]{+1,30,000+}",
  ],
])("%s", (_, before, after, marked) => {
  expect(shown(before, after)).toEqual([marked]);
});

test("what becomes a heading, or stands elsewhere, is shown as both", () => {
  expect(shown("<p>Hotels</p>", "<h2>Hotels</h2>")).toEqual([
    "removed p [-Hotels-]",
    "added h2 {+Hotels+}",
  ]);
  expect(shown("<p>Hotels</p>", '<p style="text-align: center">Hotels</p>')).toEqual([
    "removed p [-Hotels-]",
    "added p {+Hotels+}",
  ]);
});

test("two long posts that have nothing in common", () => {
  const post = (word: string) =>
    Array.from({ length: 300 }, (_, at) => `<p>${`${word}${at} `.repeat(60)}</p>`).join("");
  const started = performance.now();
  expect(blockChanges(post("a"), post("b"))).toHaveLength(600);
  expect(performance.now() - started).toBeLessThan(5000);
});

test("words that stay are one piece, however many there are", () => {
  const long = "a 1 ".repeat(20_000);
  const [block] = blockChanges(`<p>${long}old</p>`, `<p>${long}<b>n</b>ew</p>`);
  expect(block?.runs.map(({ is, ones }) => [is, ones.length])).toEqual([
    ["same", 1],
    ["removed", 1],
    ["added", 2],
  ]);
});

const paragraphs = (count: number, textOf: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => `<p>${textOf(at)}</p>`).join("");

test("one budget for all paragraphs: the first are compared word by word, the others are shown as both", () => {
  const words = (at: number, word: string) =>
    Array.from({ length: 400 }, (_, index) => (index % 2 ? `${word}${at}-${index}` : index % 10));
  const post = (word: string) =>
    paragraphs(100, (at) => `same ${at}</p><p>${words(at, word).join(" ")}`);
  const changes = blockChanges(post("a"), post("b"));
  expect(changes.find(({ is }) => is !== "same")?.is).toBe("changed");
  expect(changes.at(-1)).toMatchObject({ is: "added" });
  expect(changes.at(-2)).toMatchObject({ is: "removed" });
});

test("what has been spent on other texts is missing", () => {
  const [before, after] = ["<p>All of it, long ago</p>", "<p>All of it, today</p>"];
  const kinds = (units: number) =>
    blockChanges(before, after, createBudget(units)).map(({ is }) => is);
  expect(kinds(1000)).toEqual(["changed"]);
  expect(kinds(150)).toEqual(["removed", "added"]);
});

test("alike paragraphs side by side, each with each, end", () => {
  const post = (word: string) =>
    paragraphs(100, (at) =>
      Array.from({ length: 2000 }, (_, index) => (index % 3 ? index : `${word}${at}`)).join(" "),
    );
  expect(blockChanges(post("a"), post("b")).map(({ is }) => is)).toContain("removed");
});

test("of 30,000 paragraphs the first are shown as they are, the others line by line", () => {
  const changes = blockChanges(
    paragraphs(30_000, (at) => `<b>a${at}</b>`),
    paragraphs(30_000, (at) => `b${at}`),
  );
  expect(changes.length).toBeLessThan(2100);
  expect(changes[0]?.runs[0]?.ones).toEqual([{ text: "a0", marks: ["b"] }]);
  const rest = changes.find(({ count }) => count > 1);
  expect(rest?.runs[0]?.ones[0]?.text).toContain("a29998\na29999");
  expect(changes.reduce((sum, { count }) => sum + count, 0)).toBe(60_000);
});

test("of 30,000 that stay, all are counted and none is lost", () => {
  const post = paragraphs(30_000, (at) => `w${at}`);
  const changes = blockChanges(`${post}<p>Old</p>`, `${post}<p>New</p>`);
  const same = changes.filter(({ is }) => is === "same");
  expect(same.length).toBeLessThan(20_100);
  expect(same.reduce((sum, { count }) => sum + count, 0)).toBe(30_000);
  expect(changes.slice(-2).map(({ is }) => is)).toEqual(["removed", "added"]);
});
