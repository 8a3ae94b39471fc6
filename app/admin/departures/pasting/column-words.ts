import type { TableColumn } from "#contracts/departure-columns.ts";
import { columns, seatsCalled } from "#i18n/en/admin/departure-columns.ts";

const firstOf = (all: string): string => all.split(" / ")[0] ?? all;

/** What a column is called. */
export const columnWords = (column: TableColumn): string => firstOf(columns[column]);

/** What stands there where there are seats. */
export const openSeats = firstOf(seatsCalled.open);
