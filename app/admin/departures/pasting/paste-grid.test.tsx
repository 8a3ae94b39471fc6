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

test("each row says by its number whether it is there already, and each cell what is wrong with it alone", () => {
  const answer = { columns: ["leavesOn", "returnsOn"], known: [2] };
  const cells = [
    ["Out", "Back"],
    ["2031-01-04", "late"],
    ["2031-02-04", "2031-02-18"],
  ];
  const wrong = { row: 1, column: "returnsOn", message: "No day." };
  const html = renderToStaticMarkup(
    <PasteGrid
      checked={{ cells, answer, order: [1, 2] } as never}
      {...{ isBusy: false, rows: [1, 2], mistakes: new Map([[1, [wrong as never]]]) }}
      onMend={() => {}}
    />,
  );
  const rows = [...html.matchAll(/<tr><th scope="row">(.*?)<\/th>/g)].map(([, said]) => said);
  expect(rows).toEqual(["1", "2<small>There already</small>"]);
  const marked = (html.match(/<input[^>]*>/g) ?? []).map((cell) => cell.includes("aria-invalid"));
  expect(marked).toEqual([false, true, false, false]);
});
