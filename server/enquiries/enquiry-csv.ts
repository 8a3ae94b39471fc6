import { BYTE_ORDER_MARK, type Cell, csvLine } from "#contracts/csv-line.ts";
import { languageNames } from "#i18n/language-names.ts";
import type { Spoken } from "#i18n/spoken.ts";
import type { ExportedRow } from "./enquiry-reading.ts";

type Column = [head: keyof Spoken["csvHeads"], cell: (row: ExportedRow, words: Spoken) => Cell];

/** Programs know them by their order: a new one stands last. */
const COLUMNS: Column[] = [
  ["reference", (row) => row.reference],
  ["createdAt", (row) => row.createdAt],
  ["status", (row, { statuses }) => statuses[row.status]],
  ["topic", (row, { topics }) => topics[row.topic]],
  ["name", (row) => row.name],
  ["phone", (row) => row.phone],
  ["email", (row) => row.email],
  ["month", (row) => row.month],
  ["travellers", (row) => row.travellers],
  ["message", (row) => row.message],
  ["page", (row) => row.page],
  ["answeredAt", (row) => row.answeredAt],
  ["closedAt", (row) => row.closedAt],
  ["language", (row) => languageNames[row.language]],
  ["owner", (row) => row.ownerName],
  ["followUpOn", (row) => row.followUpOn],
  ["merged", (row) => row.merged.map((one) => `${one.reference}: ${one.message}`).join("\n\n")],
];

export const csvHead = ({ csvHeads }: Spoken) =>
  BYTE_ORDER_MARK + csvLine(COLUMNS.map(([head]) => csvHeads[head]));

export const csvRow = (row: ExportedRow, words: Spoken) =>
  csvLine(COLUMNS.map(([, cell]) => cell(row, words)));
