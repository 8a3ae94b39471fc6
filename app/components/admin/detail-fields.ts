/** One input of a form that is described as data; `name` is the path of its value: "hero.title". */
export type TextField = {
  name: string;
  label: string;
  hint?: string;
  kind:
    | "line"
    | "text"
    /** A list of texts, parted by empty lines. */
    | "paragraphs"
    | "number"
    | "picture"
    | "colour"
    | "date"
    | "time"
    /** "on" or "off". */
    | "switch"
    | "html";
  /** What may stand in it, to choose from. */
  choices?: readonly string[];
};

/** A list of things, each with the same inputs. */
export type RowsField = {
  name: string;
  label: string;
  hint?: string;
  kind: "rows";
  /** What one of them is called: "phone number". */
  one: string;
  columns: readonly TextField[];
};

export type DetailField = TextField | RowsField;

export type Row = Record<string, string>;

/** What the inputs hold, by name, and the version that it was made from. */
export type Details = { version?: number } & Record<string, string | Row[] | number | undefined>;

type Json = Record<string, unknown>;

/** A document as its inputs show it. */
export function toDetails(fields: readonly DetailField[], document: Json): Details {
  const values = fields.map((field) => {
    const value = valueAt(document, field.name);
    return [field.name, field.kind === "rows" ? rowsOf(field, value) : textOf(value)] as const;
  });
  const { version } = document;
  return { ...Object.fromEntries(values), ...(typeof version === "number" ? { version } : {}) };
}

/** The document that the inputs describe, without its version. */
export function toDocument(fields: readonly DetailField[], details: Details): Json {
  const document: Json = {};
  for (const field of fields) {
    const value = details[field.name];
    const stored =
      field.kind === "rows"
        ? (value as Row[]).map((row) => toDocument(field.columns, row))
        : storedText(field, String(value ?? ""));
    put(document, field.name.split("."), stored);
  }
  return document;
}

function rowsOf({ columns }: RowsField, value: unknown): Row[] {
  const rows = Array.isArray(value) ? value : [];
  return rows.map((row) => toDetails(columns, row) as Row);
}

function textOf(value: unknown): string {
  if (typeof value === "boolean") return value ? "on" : "off";
  return Array.isArray(value) ? value.join("\n\n") : String(value ?? "");
}

function storedText({ kind }: TextField, text: string): unknown {
  if (kind === "paragraphs") return text.split(/\n\s*\n/).filter((part) => part.trim() !== "");
  if (kind === "switch") return text === "on";
  // What is no number is refused by the server, in words.
  if (kind === "number") return /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text;
  return text;
}

function valueAt(document: Json, name: string): unknown {
  return name
    .split(".")
    .reduce<unknown>((part, key) => (part as Json | undefined)?.[key], document);
}

function put(document: Json, [key = "", ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    document[key] = value;
    return;
  }
  document[key] ??= {};
  put(document[key] as Json, rest, value);
}

/** "phones.0.number" in words. */
export function detailLabelOf(fields: readonly DetailField[], path: string): string {
  const field = fieldOf(fields, path);
  if (!field) return path;
  if (field.kind !== "rows") return field.label;
  const [index, ...column] = path.slice(field.name.length + 1).split(".");
  if (!index) return field.label;
  const inner = column.length > 0 ? `: ${detailLabelOf(field.columns, column.join("."))}` : "";
  return `${field.label}, row ${Number(index) + 1}${inner}`;
}

/** The input that an issue of the server is about: a paragraph has none of its own. */
export function inputOf(fields: readonly DetailField[], path: string): string {
  const field = fieldOf(fields, path);
  return field && field.kind !== "rows" ? field.name : path;
}

const fieldOf = (fields: readonly DetailField[], path: string) =>
  fields.find(({ name }) => `${path}.`.startsWith(`${name}.`));

/** A value in words, for reading. */
export function describeDetail(value: Details[string]): string {
  if (!Array.isArray(value)) return String(value ?? "");
  return value.map((row) => Object.values(row).filter(Boolean).join(", ")).join("\n");
}
