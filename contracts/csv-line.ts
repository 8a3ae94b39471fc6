/** What a cell of a table holds. */
export type Cell = string | number | null;

/** Tells a spreadsheet that the file is UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff";
/**
 * Put before signs that make a spreadsheet calculate, also the wide signs of East Asian keyboards:
 * at the beginning of a cell, and where a program that splits at semicolons or tabs would begin
 * another cell.
 */
const FORMULA = /^(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\n])(?="*[=+\-@＝＋－＠])/g;

/** RFC 4180, and no cell is a formula. */
export function csvLine(cells: Cell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(value: Cell): string {
  const text = String(value ?? "");
  const safe = text.replace(FORMULA, "'");
  return `"${safe.replaceAll('"', '""')}"`;
}
