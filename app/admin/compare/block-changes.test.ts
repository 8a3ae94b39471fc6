import { expect, test } from "vitest";
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
