import type { EditorField } from "#app/admin/inputs/editor-fields.ts";
import { isRows } from "#app/admin/inputs/editor-fields.ts";
import type { Values } from "#app/admin/inputs/editor-values.ts";

/** A value in words, for reading: HTML as its words, rows numbered. */
export function describeValue(
  fields: readonly EditorField[],
  name: string,
  values: Values,
): string {
  const field = fields.find((one) => one.name === name);
  const value = values[name];
  if (Array.isArray(value)) {
    const columns = field && isRows(field) ? field.columns.map((column) => column.name) : [];
    return value
      .map((row, index) => `${index + 1}. ${columns.map((column) => row[column]).join("\n")}`)
      .join("\n\n");
  }
  const text = String(value ?? "");
  return field?.field.type === "html" ? wordsOf(text) : text;
}

const PARAGRAPHS = "p, h1, h2, h3, li, blockquote, pre";

/** A line a paragraph; a picture is its address. */
function wordsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const picture of body.querySelectorAll("img")) {
    picture.replaceWith(`[picture: ${picture.getAttribute("src")}]\n`);
  }
  for (const paragraph of body.querySelectorAll(PARAGRAPHS)) paragraph.append("\n");
  return (body.textContent ?? "").replace(/\n{2,}/g, "\n").trim();
}
