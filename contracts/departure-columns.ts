/** Columns of a pasted table, in the order of its example. */
export const TABLE_COLUMNS = [
  "leavesOn",
  "returnsOn",
  "title",
  "makkahNights",
  "makkahHotel",
  "madinahNights",
  "madinahHotel",
  "city",
  "cityNights",
  "cityHotel",
  "from",
  "to",
  "airline",
  "via",
  "seats",
  "currency",
  "quad",
  "triple",
  "double",
  "single",
  "child",
  "infant",
  "priceUntil",
  "notes",
] as const;

export type TableColumn = (typeof TABLE_COLUMNS)[number];

/** Without these nobody knows when it leaves. */
export const NEEDED_COLUMNS = ["leavesOn", "returnsOn"] as const satisfies readonly TableColumn[];
