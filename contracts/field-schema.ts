import { z } from "zod";
import { notWithin, textMistake, tooMany } from "./check-field.ts";
import type { Field, Fields, NumberField, RowsField, TextField, ValueOf } from "./field-types.ts";
import type { Mistake } from "./mistakes.ts";
import { asIssue } from "./zod-mistake.ts";

type Shape<F extends Fields> = { [Name in keyof F]: z.ZodType<ValueOf<F[Name]>> };

/** What is stored and answered. */
export const readShape = <F extends Fields>(fields: F): Shape<F> => shaped(fields, readSchema);

/** What may be sent: tidied, then held against its rules. */
export const writeShape = <F extends Fields>(fields: F): Shape<F> => shaped(fields, writeSchema);

function shaped<F extends Fields>(fields: F, schemaOf: (field: Field) => z.ZodType): Shape<F> {
  const entries = Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]);
  return Object.fromEntries(entries) as Shape<F>;
}

function readSchema(field: Field): z.ZodType {
  switch (field.type) {
    case "number":
      return noted(field.isWhole ? z.int().min(field.min).max(field.max) : z.number(), field);
    case "flag":
      return z.boolean();
    case "list":
      return z.array(z.string());
    case "rows":
      return z.array(readRow(field));
    case "group":
      return z.object(readShape(field.parts));
    default:
      return noted(z.string(), field);
  }
}

function readRow({ columns, hasIds, name }: RowsField) {
  const row = z.object({ ...(hasIds ? { _id: z.string() } : {}), ...readShape(columns) });
  return name ? row.meta({ id: name }) : row;
}

function writeSchema(field: Field): z.ZodType {
  switch (field.type) {
    case "number":
      return writtenNumber(field);
    case "flag": {
      const flag = z.boolean(asIssue({ code: "not-flag" }));
      return field.isOptional ? flag.default(field.initial) : flag;
    }
    case "list":
      return counted(writtenText(field.item), field);
    case "rows": {
      const rows = counted(writtenRow(field), field);
      return field.isOptional ? rows.default([]) : rows;
    }
    case "group":
      return z.strictObject(writeShape(field.parts));
    default: {
      const text = writtenText(field);
      return field.isOptional ? text.default(field.initial) : text;
    }
  }
}

/** A text that staff or visitors write. */
export function writtenText(field: TextField): z.ZodType<string, string> {
  const given = z.string({
    error: ({ input }) => asIssue({ code: input === undefined ? "missing" : "not-text" }),
  });
  const checked = saying((text: string) => textMistake(field, text));
  return noted(given.transform(field.tidy).superRefine(checked), field);
}

function writtenNumber(field: NumberField): z.ZodType<number> {
  const { min, max, isWhole } = field;
  const outside = asIssue(notWithin(field));
  const number = isWhole
    ? z.int(asIssue({ code: "not-whole" }))
    : z.number(asIssue({ code: "not-number" }));
  return noted(number.min(min, outside).max(max, outside), field);
}

function writtenRow({ columns, hasIds }: RowsField) {
  const id = z
    .string(asIssue({ code: "not-text" }))
    .max(100, asIssue({ code: "bad-id" }))
    .optional()
    .describe("Of one that is there already; a new one gets its own");
  return z.strictObject({ ...(hasIds ? { _id: id } : {}), ...writeShape(columns) });
}

const counted = (item: z.ZodType, { most }: { most: number }) =>
  z.array(item, asIssue({ code: "not-list" })).max(most, asIssue(tooMany(most)));

const saying =
  <T>(mistakeIn: (value: T) => Mistake | null) =>
  (value: T, context: z.RefinementCtx) => {
    const mistake = mistakeIn(value);
    if (mistake) context.addIssue({ code: "custom", message: asIssue(mistake) });
  };

const noted = <S extends z.ZodType>(schema: S, { note }: { note?: string }): S =>
  note ? schema.describe(note) : schema;
