import { isDeepStrictEqual } from "node:util";
import { asObject } from "#contracts/as-object.ts";
import type { Field, Fields } from "#contracts/field-types.ts";
import { type Budget, createBudget } from "#contracts/html/differences.ts";
import { mergeHtml } from "./merge-html.ts";
import { mergeSequences, type Three } from "./merge-sequences.ts";

type Body = Readonly<Record<string, unknown>>;

/** Of all fields of a body together: beyond it they contradict each other. */
export const MOST_SPENT = 2_400_000;

type Merged = {
  body: Record<string, unknown>;
  /** Fields that both changed, so that one must give way; `body` has `one` of them. */
  conflicts: string[];
};

/**
 * What two made of one body: fields, items of lists and rows, paragraphs of a text, and words of a paragraph
 * that lie apart go together.
 */
export function mergeBodies(
  fields: Fields,
  { base, one, other }: Three<Body>,
  budget = createBudget(MOST_SPENT),
): Merged {
  // What its kind has no field for goes along.
  const merged: Merged = { body: { ...other, ...one }, conflicts: [] };
  for (const [name, field] of Object.entries(fields)) {
    const values = { base: base[name], one: one[name], other: other[name] };
    const result = mergeValues(field, values, budget);
    merged.body[name] = result ? result.value : one[name];
    if (!result) merged.conflicts.push(name);
  }
  return merged;
}

/** Null: they contradict each other. */
function mergeValues(
  field: Field,
  values: Three<unknown>,
  budget: Budget,
): { value: unknown } | null {
  const { base, one, other } = values;
  if (isDeepStrictEqual(other, base) || isDeepStrictEqual(one, other)) return { value: one };
  if (isDeepStrictEqual(one, base)) return { value: other };
  switch (field.type) {
    case "group":
      return whole(mergeBodies(field.parts, mapped(values, asObject), budget));
    case "list":
      return mergeItems(values, () => null, budget);
    case "rows":
      return mergeItems(values, (rows) => mergeRows(field.columns, rows, budget), budget);
    case "html":
      return areTexts(values) ? found(mergeHtml(values, budget)) : null;
    default:
      return null;
  }
}

const found = (value: unknown) => (value === null ? null : { value });

const whole = ({ body, conflicts }: Merged) => (conflicts.length > 0 ? null : { value: body });

const mapped = <T, U>({ base, one, other }: Three<T>, change: (value: T) => U): Three<U> => ({
  ...{ base: change(base), one: change(one), other: change(other) },
});

const areTexts = (values: Three<unknown>): values is Three<string> =>
  Object.values(values).every((value) => typeof value === "string");

function mergeItems(
  values: Three<unknown>,
  both: (items: Three<string>) => string | null,
  budget: Budget,
) {
  if (!Object.values(values).every(Array.isArray)) return null;
  const items = mapped(values, (list) => (list as unknown[]).map((item) => JSON.stringify(item)));
  return found(mergeSequences(items, { both }, budget)?.map((item) => JSON.parse(item)) ?? null);
}

function mergeRows(columns: Fields, rows: Three<string>, budget: Budget): string | null {
  const bodies = mapped(rows, (row) => asObject(JSON.parse(row)));
  // Another row in its place.
  if (bodies.one._id !== bodies.other._id) return null;
  const merged = whole(mergeBodies(columns, bodies, budget));
  // A row has an id besides.
  return merged && JSON.stringify({ ...bodies.one, ...merged.value });
}
