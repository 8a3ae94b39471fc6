import { STATUS_LABELS } from "#contracts/enquiry-status.ts";
import { topicLabel } from "#contracts/enquiry-topics.ts";
import type { EnquiryRow } from "#server/db/schema.ts";

const COLUMNS: [head: string, cell: (row: EnquiryRow) => string | number | null][] = [
  ["Reference", (row) => row.reference],
  ["Received (UTC)", (row) => row.createdAt],
  ["Status", (row) => STATUS_LABELS[row.status]],
  ["About", (row) => topicLabel(row.topic)],
  ["Name", (row) => row.name],
  ["Mobile number", (row) => row.phone],
  ["Email", (row) => row.email],
  ["Month", (row) => row.month],
  ["Travellers", (row) => row.travellers],
  ["Message", (row) => row.message],
  ["Page", (row) => row.page],
  ["First answer (UTC)", (row) => row.answeredAt],
  ["Closed (UTC)", (row) => row.closedAt],
];

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";
/**
 * Before what a spreadsheet would calculate, ours and the wide signs of East Asian keyboards: at the
 * head of a cell, and where one that divides by semicolons or tabs begins another.
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
