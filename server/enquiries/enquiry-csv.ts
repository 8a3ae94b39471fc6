import { csvHeads, statuses } from "#i18n/en/enquiries.ts";
import { topics } from "#i18n/en/topics.ts";
import type { EnquiryRow } from "#server/db/schema.ts";

const COLUMNS: [head: string, cell: (row: EnquiryRow) => string | number | null][] = [
  [csvHeads.reference, (row) => row.reference],
  [csvHeads.createdAt, (row) => row.createdAt],
  [csvHeads.status, (row) => statuses[row.status]],
  [csvHeads.topic, (row) => topics[row.topic]],
  [csvHeads.name, (row) => row.name],
  [csvHeads.phone, (row) => row.phone],
  [csvHeads.email, (row) => row.email],
  [csvHeads.month, (row) => row.month],
  [csvHeads.travellers, (row) => row.travellers],
  [csvHeads.message, (row) => row.message],
  [csvHeads.page, (row) => row.page],
  [csvHeads.answeredAt, (row) => row.answeredAt],
  [csvHeads.closedAt, (row) => row.closedAt],
];

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";
/**
 * Put before signs that make a spreadsheet calculate, also the wide signs of East Asian keyboards:
 * at the beginning of a cell, and where a program that splits at semicolons or tabs would begin
 * another cell.
 */
const FORMULA = /^(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\n])(?="*[=+\-@＝＋－＠])/g;

export const csvHead = () => BYTE_ORDER_MARK + csvLine(COLUMNS.map(([head]) => head));

export const csvRow = (row: EnquiryRow) => csvLine(COLUMNS.map(([, cell]) => cell(row)));

/** RFC 4180, and no cell is a formula. */
function csvLine(cells: (string | number | null)[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(value: string | number | null): string {
  const text = String(value ?? "");
  const safe = text.replace(FORMULA, "'");
  return `"${safe.replaceAll('"', '""')}"`;
}
