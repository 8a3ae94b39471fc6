/** Tab-separated text, as spreadsheets put it on the clipboard: what a cell holds may be quoted. */

/** Of a file of one's own spreadsheet; where commas stand in numbers it has semicolons. */
const OTHERS = [",", ";"];

/** @returns its cells by rows; rows in which nothing stands are left out. A CSV file is read too */
export function tableCells(written: string): string[][] {
  const text = written.replace(/^\uFEFF/, "");
  const separator = separatorOf(text);
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    const { cell, next } = cellAt(text, at, separator);
    rows.at(-1)?.push(cell);
    const end = text[next];
    if (end === "\n" || end === "\r") rows.push([]);
    at = end === "\r" && text[next + 1] === "\n" ? next + 2 : next + 1;
  }
  return rows.filter((row) => row.some((cell) => cell.trim() !== ""));
}

/** What its first line has most of, where no tab stands in it. */
function separatorOf(text: string): string {
  const first = firstLineOf(text);
  if (first.includes("\t")) return "\t";
  const count = (sign: string) => first.split(sign).length;
  const [most = "\t"] = OTHERS.toSorted((a, b) => count(b) - count(a));
  return count(most) > 1 ? most : "\t";
}

/** In which something stands. One expression for it would look through a million spaces again from each of them. */
function firstLineOf(text: string): string {
  const at = text.search(/\S/);
  const from = Math.max(text.lastIndexOf("\n", at), text.lastIndexOf("\r", at)) + 1;
  return at < 0 ? "" : (/^[^\r\n]*/.exec(text.slice(from))?.[0] ?? "");
}

const ends = (separator: string) => new RegExp(`[${separator}\\r\\n]`, "g");
const ENDS = new Map(["\t", ...OTHERS].map((separator) => [separator, ends(separator)]));

function cellAt(text: string, from: number, separator: string): { cell: string; next: number } {
  if (text[from] === '"') {
    const quoted = quotedAt(text, from, separator);
    if (quoted) return quoted;
  }
  const end = ENDS.get(separator) ?? ends(separator);
  end.lastIndex = from;
  const next = end.exec(text)?.index ?? text.length;
  return { cell: text.slice(from, next), next };
}

/** @returns null where the quotation does not end with its cell: then it is one that somebody typed */
function quotedAt(
  text: string,
  from: number,
  separator: string,
): { cell: string; next: number } | null {
  let at = from + 1;
  for (;;) {
    const end = text.indexOf('"', at);
    if (end < 0) return null;
    if (text[end + 1] === '"') {
      at = end + 2;
      continue;
    }
    const next = end + 1;
    const isWhole = next === text.length || [separator, "\r", "\n"].includes(text[next] ?? "");
    return isWhole ? { cell: text.slice(from + 1, end).replaceAll('""', '"'), next } : null;
  }
}

/** The same the other way round. */
export const tableText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(asCell).join("\t")).join("\n");

const asCell = (cell: string) =>
  /[\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
