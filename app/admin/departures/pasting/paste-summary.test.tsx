import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { RowMistake, TableAnswer } from "#contracts/departure-table.ts";
import { PasteSummary } from "./paste-summary.tsx";

const NOTHING: TableAnswer = {
  ...{ rows: 3, columns: ["leavesOn", "returnsOn"], unknown: [], missing: [], clean: [3] },
  ...{ known: [], mistakes: [], stored: 0 },
};
const mistake = (row: number): RowMistake => ({
  ...{ row, column: "leavesOn", code: "not-text", message: "It is no day." },
});

const said = (answer: Partial<TableAnswer>, isEdited = false) => {
  const html = renderToStaticMarkup(
    <PasteSummary answer={{ ...NOTHING, ...answer }} isEdited={isEdited} />,
  );
  const lines = [...html.matchAll(/<span class="block">(.*?)<\/span>/g)].map(([, line]) => line);
  return [/role="(\w+)"/.exec(html)?.[1], ...lines];
};

test("a row with two mistakes is one row to put right", () => {
  const mistakes = [mistake(1), mistake(1), mistake(2)];
  expect(said({ mistakes })).toEqual([
    "alert",
    "3 mistakes, in 2 rows. Put them right below and check again, or take the clean rows only.",
  ]);
  expect(said({ mistakes: [mistake(2), mistake(2)], clean: [] })).toEqual([
    "alert",
    "2 mistakes, in 1 row. Put them right below and check again.",
  ]);
});

test("what is left out, or was changed since, is said beside it", () => {
  expect(said({ known: [1], unknown: ["Guide", "Bus"] }, true)).toEqual([
    "status",
    "No mistakes.",
    "1 row is there already, and is left out.",
    "These columns are not known, and are left out: Guide, Bus.",
    expect.any(String),
  ]);
});
