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
