import { z } from "zod";
import { TABLE_COLUMNS } from "./departure-columns.ts";
import { asIssue } from "./zod-mistake.ts";

/** Of a pasted table; more are pasted after these. */
export const MOST_ROWS = 5000;

export const TAKEN_ROWS = ["all", "clean"] as const;

export const tableSchema = z.strictObject({
  text: z
    .string(asIssue({ code: "not-text" }))
    .describe("Tab-separated, out of a spreadsheet; the first line names the columns"),
  dryRun: z
    .boolean()
    .default(false)
    .describe("True: nothing is stored, and what would be is answered"),
  take: z
    .enum(TAKEN_ROWS, asIssue({ code: "bad-choice", choices: TAKEN_ROWS.join(", ") }))
    .default("all")
    .describe("clean: rows with mistakes are left out; without it one mistake refuses all"),
});

const column = z.enum(TABLE_COLUMNS);

/** Rows are counted from 1, below the line that names the columns. */
const rowNumber = z.int().min(1);

const rowMistake = z.object({
  row: rowNumber,
  column,
  code: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
  message: z.string(),
});

export type RowMistake = z.infer<typeof rowMistake>;

export const tableAnswerSchema = z
  .object({
    rows: z.int().describe("How many there are"),
    columns: z.array(column.nullable()).describe("Which each heading names; null: none"),
    unknown: z.array(z.string()).describe("Headings that name no column: they are left out"),
    missing: z.array(column).describe("Columns without which nothing can be stored"),
    clean: z.array(rowNumber).describe("Rows that can be stored, or were"),
    known: z.array(rowNumber).describe("Rows that are there already: they are left out"),
    mistakes: z.array(rowMistake),
    stored: z.int().describe("So many wait now as drafts"),
  })
  .meta({ id: "DepartureTable" });

export type TableAnswer = z.infer<typeof tableAnswerSchema>;
