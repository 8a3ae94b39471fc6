import { asObject } from "#contracts/as-object.ts";
import type { Field, Fields, RowsField, TextField } from "#contracts/field-types.ts";
import { kindAt, originalOf, type Place } from "./place.ts";
import { sanitise } from "./sanitise.ts";
import type { Body } from "./state.ts";

const NO_PICTURE_YET = "/art/flight-wing.svg";

/** A document that is shown in place of the public one; of a translation, all that it is of in that language. */
export type Shown = { place: Place; body: Body };

/** As a page can show it, with the language that it is in. */
export const shownInstead = ({ place, body }: Shown): Body => ({
  ...shownBody(originalOf(place), body),
  ...(place.language && { language: place.language }),
});

/**
 * A body that may be unfinished, as a page can show it: what is no value of its field is as where nobody has
 * written it, and what is HTML is cleaned as at its publication.
 */
export function shownBody(place: Place, body: Body): Body {
  return shownFields(kindAt(place)?.fields ?? {}, body);
}

const shownFields = (fields: Fields, body: Body): Body =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, shownValue(field, body[name])]),
  );

function shownValue(field: Field, value: unknown): unknown {
  switch (field.type) {
    case "group":
      return shownFields(field.parts, asObject(value));
    case "rows":
      return listed(value).map((row, index) => shownRow(field, asObject(row), index));
    case "list":
      return listed(value).flatMap((item) => (typeof item === "string" ? item.toWellFormed() : []));
    case "flag":
      return typeof value === "boolean" ? value : field.initial;
    case "number": {
      const { min, max, isWhole, initial } = field;
      const number = typeof value === "number" ? value : initial;
      return number >= min && number <= max && (!isWhole || Number.isInteger(number))
        ? number
        : initial;
    }
    default:
      // Half a letter can be stored, and stands in no address.
      return shownText(field, typeof value === "string" ? value.toWellFormed() : field.initial);
  }
}

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A new row has no id before it is published. */
function shownRow({ columns, hasIds }: RowsField, row: Body, index: number): Body {
  const id = typeof row._id === "string" ? row._id : `new-${index}`;
  const shown = shownFields(columns, row);
  for (const [name, { type, isRequired }] of Object.entries(columns)) {
    // One of many may do without.
    if (type === "picture" && !isRequired && !row[name]) shown[name] = "";
  }
  return { ...(hasIds ? { _id: id } : {}), ...shown };
}

function shownText({ type, rule, initial, isRequired }: TextField, text: string): string {
  if (type === "html") return sanitise(text);
  if (type === "line" || type === "lines") return text;
  const fit = rule(text) === null ? text : initial;
  // Its page has room for it, and would show a broken one.
  if (type === "picture") return fit || NO_PICTURE_YET;
  // A page cannot say a day that is none.
  return type === "day" && isRequired && fit === "" ? new Date().toISOString().slice(0, 10) : fit;
}
