export const title = "Paste from a spreadsheet";
export const text =
  "Copy the rows in Excel or Google Sheets and paste them here. Nothing is stored before you say so.";
export const open = "Paste from a spreadsheet";
export const openShort = "Paste";
export const packageOf = "Departures of";
export const field = "Rows, with the line that names the columns";
export const nothingPasted = "Paste the rows first, with the line that names the columns.";
export const check = "Check the rows";
export const checkAgain = "Check again";
export const checking = "Checking";
export const adding = "Adding";
export const example = "What it should look like";
export const exampleText =
  "The first line names the columns, in any order, in English, Bangla or Arabic. Out and Back are needed, all others are not. Days such as 2027-02-06, 6 Feb 2027 or 06/02/2027; prices such as 1,92,000.";
export const copyExample = "Copy this example";
export const copied = "Copied. Paste it into an empty spreadsheet and write over it.";
export const notCopied =
  "This browser does not let us copy. Select the example and copy it by hand.";
export const allColumns = "All columns";
export const exampleAirline = "Meghna Air";
export const exampleHotels = { makkah: "Dar al-Sakina", madinah: "Noor Lodge" } as const;

export const rowsAndColumns = "{rows}, {columns}";
export const rows = { one: "{count} row", other: "{count} rows" } as const;
export const columnsCount = { one: "{count} column", other: "{count} columns" } as const;
export const pasteAgain = "Paste again";
export const mistakesIn = {
  one: "{count} mistake, in {rows}.",
  other: "{count} mistakes, in {rows}.",
} as const;
export const putRight = "Put them right below and check again, or take the clean rows only.";
export const putAllRight = "Put them right below and check again.";
export const noMistakes = "No mistakes.";
export const missingColumns =
  "The first line must name the columns. These are missing: {columns}. Nothing can be stored without them.";
export const unknownColumns = "These columns are not known, and are left out: {columns}.";
export const known = {
  one: "{count} row is there already, and is left out.",
  other: "{count} rows are there already, and are left out.",
} as const;
export const isKnown = "There already";
export const isEdited = "You have changed cells since the last check.";
export const whatToPutRight = "What to put right";
export const row = "Row";
export const rowNumber = "Row {row}";
export const cell = "Row {row}, {column}";
export const unknownColumn = "{column} (left out)";
export const keysHint = "Enter goes down, Tab to the next cell.";
export const asDrafts = "Rows arrive as drafts; you publish them together.";
export const takeClean = {
  one: "Take {count} clean row",
  other: "Take {count} clean rows",
} as const;
export const add = { one: "Add {count} departure", other: "Add {count} departures" } as const;
export const added = {
  one: "{count} draft is added. Publish it when it is right.",
  other: "{count} drafts are added. Publish them when they are right.",
} as const;
export const notAdded = "Nothing is added. {message}";
export const notChecked = "The rows could not be checked. {message}";
export const leaving = "The rows that you pasted are not stored.";
