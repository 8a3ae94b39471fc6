import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PasteGrid } from "./paste-grid.tsx";

test("while the rows are on their way no cell takes what would not be in them", () => {
  const answer = { columns: ["leavesOn", null], known: [1] };
  const checked = {
    cells: [
      ["Out", "x"],
      ["2031-01-04", "1"],
    ],
    answer,
    order: [1],
  } as never;
  const cells = (isBusy: boolean) =>
    renderToStaticMarkup(
      <PasteGrid {...{ checked, isBusy, rows: [1], mistakes: new Map() }} onMend={() => {}} />,
    ).match(/<input[^>]*>/g);
  expect(cells(true)?.map((cell) => /readonly/i.test(cell))).toEqual([true, true]);
  expect(cells(false)?.map((cell) => /readonly/i.test(cell))).toEqual([false, false]);
});
