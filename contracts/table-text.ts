/** Tab-separated text, as spreadsheets put it on the clipboard: what a cell holds may be quoted. */

/** @returns its cells by rows; rows in which nothing stands are left out */
export function tableCells(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    const { cell, next } = cellAt(text, at);
    rows.at(-1)?.push(cell);
    const end = text[next];
    if (end === "\n" || end === "\r") rows.push([]);
    at = end === "\r" && text[next + 1] === "\n" ? next + 2 : next + 1;
  }
  return rows.filter((row) => row.some((cell) => cell.trim() !== ""));
}

const END = /[\t\r\n]/g;

function cellAt(text: string, from: number): { cell: string; next: number } {
  if (text[from] === '"') {
    const quoted = quotedAt(text, from);
    if (quoted) return quoted;
  }
  END.lastIndex = from;
  const next = END.exec(text)?.index ?? text.length;
  return { cell: text.slice(from, next), next };
}

/** @returns null where the quotation does not end with its cell: then it is one that somebody typed */
function quotedAt(text: string, from: number): { cell: string; next: number } | null {
  let at = from + 1;
  for (;;) {
    const end = text.indexOf('"', at);
    if (end < 0) return null;
    if (text[end + 1] === '"') {
      at = end + 2;
      continue;
    }
    const next = end + 1;
    const isWhole = next === text.length || /[\t\r\n]/.test(text[next] ?? "");
    return isWhole ? { cell: text.slice(from + 1, end).replaceAll('""', '"'), next } : null;
  }
}

/** The same the other way round. */
export const tableText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(asCell).join("\t")).join("\n");

const asCell = (cell: string) =>
  /[\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
