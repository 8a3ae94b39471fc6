import { flushSync } from "react-dom";
import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { type Step, useSteps } from "./use-steps.ts";

const step = (path: string, before: number, after: number): Step => ({
  ...{ document: 0, path, before, after },
});

/** What is written by each deed, and which ways there are then. */
function open() {
  const written: string[] = [];
  let steps: ReturnType<typeof useSteps> | undefined;
  function Page() {
    steps = useSteps(({ path }, value) => written.push(`${path} ${value}`));
    return null;
  }
  showPiece(<Page />);
  return (deed: (all: ReturnType<typeof useSteps>) => unknown) => {
    const result = flushSync(() => steps && deed(steps));
    const ways = [steps?.undo ? "undo" : "", steps?.redo ? "redo" : ""].join(" ").trim();
    return [...written.splice(0), ways, steps?.stepped, ...(result === undefined ? [] : [result])];
  };
}

test("what was done is undone and done again, the last first, until something else is done", () => {
  const after = open();
  expect([
    after(() => undefined),
    after(({ add }) => add(step("title", 1, 2))),
    after(({ add }) => add(step("text", 3, 4))),
    after(({ undo }) => undo?.()),
    after(({ undo }) => undo?.()),
    after(({ redo }) => redo?.()),
    after(({ redo }) => redo?.()),
    after(({ undo }) => undo?.()),
    after(({ add }) => add(step("other", 5, 6))),
    after(({ undo }) => undo?.()),
    after(({ clear }) => clear()),
  ]).toEqual([
    ["", 0],
    ["undo", 0],
    ["undo", 0],
    ["text 3", "undo redo", 1],
    ["title 1", "redo", 2],
    ["title 2", "undo redo", 3],
    ["text 4", "undo", 4],
    ["text 3", "undo redo", 5],
    ["undo", 5],
    ["other 5", "undo redo", 6],
    ["", 6],
  ]);
});

test("the last one is forgotten as if it had never been; another one is not", () => {
  const after = open();
  const isText = ({ path }: Step) => path === "text";
  expect([
    after(({ forget }) => forget(isText)),
    after(({ add }) => add(step("text", 3, 4))),
    after(({ add }) => add(step("title", 1, 2))),
    after(({ forget }) => forget(isText)),
    after(({ undo }) => undo?.()),
    after(({ forget }) => forget(isText)),
    after(() => undefined),
  ]).toEqual([
    ["", 0, false],
    ["undo", 0],
    ["undo", 0],
    ["undo", 0, false],
    ["title 1", "undo redo", 1],
    ["text 3", "", 1, true],
    ["", 1],
  ]);
});
