import { expect, test } from "vitest";
import type { BlockChange } from "./block-changes.ts";
import { drawnBlocks } from "./drawn-blocks.ts";

const one = (text: string) => [{ text, marks: [] }];

const changed = (at: number): BlockChange => ({
  ...{ path: ["p"], is: "changed", count: 1 },
  runs: [
    { is: "same", ones: one(`Day ${at}: `) },
    { is: "removed", ones: one("by bus") },
    { is: "added", ones: one("on foot") },
  ],
});

test("of lines beyond what is drawn each side is whole: also the words that stayed", () => {
  const drawn = drawnBlocks(Array.from({ length: 1000 }, (_, at) => changed(at)));
  const textsOf = (is: BlockChange["is"]) =>
    drawn.filter((block) => block.is === is).map(({ runs }) => runs[0]?.ones[0]?.text ?? "");
  const whole = drawn.filter(({ is }) => is === "changed").length;
  expect(whole).toBe(666);
  const lines = (how: string) =>
    Array.from({ length: 1000 - whole }, (_, at) => `Day ${whole + at}: ${how}`).join("\n");
  expect([textsOf("removed"), textsOf("added")]).toEqual([[lines("by bus")], [lines("on foot")]]);
});

const same = (at: number, pieces = 1): BlockChange => ({
  ...{ path: ["h2"], is: "same", count: 1 },
  runs: [{ is: "same", ones: Array.from({ length: pieces }, () => one(`Same ${at} `)).flat() }],
});
const came = (at: number, pieces = 1): BlockChange => ({
  ...{ path: ["h2"], is: "added", count: 1 },
  runs: [{ is: "added", ones: Array.from({ length: pieces }, () => one(`New ${at} `)).flat() }],
});
const shown = (blocks: BlockChange[]) =>
  drawnBlocks(blocks).map(({ is, path, count, runs }) =>
    [is, path[0], count, runs.flatMap(({ ones }) => ones).length].join(" "),
  );

test("what is the same is drawn up to twenty thousand pieces, what differs up to two thousand", () => {
  expect(shown([same(1, 20_000), came(2, 2000)])).toEqual(["same h2 1 20000", "added h2 1 2000"]);
  expect(shown([same(1, 20_001), came(2, 2000)])).toEqual(["same p 1 1", "added h2 1 2000"]);
  expect(shown([same(1, 20_000), came(2, 2001)])).toEqual(["same h2 1 20000", "added p 1 1"]);
});

test("beyond that lines that follow one another are one, and stay in their order", () => {
  const blocks = [came(1, 2001), came(2), same(3), came(4), same(5, 20_000), same(6), came(7)];
  expect(shown(blocks)).toEqual([
    "added p 2 1",
    "same h2 1 1",
    "added p 1 1",
    "same p 2 1",
    "added p 1 1",
  ]);
  const texts = drawnBlocks([came(1, 2001), came(2), came(3)]).at(-1)?.runs[0]?.ones[0]?.text;
  expect(texts?.split("\n").slice(1)).toEqual(["New 2 ", "New 3 "]);
});

test("a picture beyond that is its address", () => {
  const picture = { text: "", marks: [], picture: { src: "/art/hajj-mina.svg", alt: "Mina" } };
  const block: BlockChange = {
    path: ["p"],
    is: "removed",
    count: 1,
    runs: [{ is: "removed", ones: [picture] }],
  };
  expect(drawnBlocks([came(1, 2000), block]).at(-1)?.runs[0]?.ones).toEqual([
    { text: "/art/hajj-mina.svg", marks: [] },
  ]);
});
