import type { BodyOf, Field, Fields } from "#contracts/field-types.ts";

/** What is typed, without what no page could show yet: half a day, half a country. */
export const asFarAsRight = <F extends Fields>(fields: F, typed: BodyOf<F>): BodyOf<F> => ({
  ...typed,
  ...Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, right(field, typed[name])]),
  ),
});

function right(field: Field, value: unknown): unknown {
  switch (field.type) {
    case "number":
    case "flag":
    case "list":
      return value;
    case "group":
      return asFarAsRight(field.parts, value as BodyOf<typeof field.parts>);
    case "rows":
      return (value as BodyOf<typeof field.columns>[]).map((row) =>
        asFarAsRight(field.columns, row),
      );
    default: {
      const text = field.tidy(String(value));
      return field.rule(text) === null ? text : field.initial;
    }
  }
}
