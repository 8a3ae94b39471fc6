import { expect, test } from "vitest";
import { flag, group, line, list, number, rows, rowsWithIds } from "../fields.ts";
import { fitting } from "./fitting.ts";

const FIELDS = {
  title: line({ initial: "None yet" }),
  services: list(),
  seats: number(1, 9, { initial: 4 }),
  isShown: flag({ initial: true }),
  hero: group({ heading: line() }),
  slides: rowsWithIds("Slide", { words: line() }, { most: 9 }),
};

const WHOLE = {
  ...{ title: "Umrah", services: ["Visa"], seats: "near", isShown: false },
  ...{ hero: { heading: "Go" }, slides: [{ _id: "1", words: "First" }] },
};

test("what fits stays as it is, unfinished too; what is missing is as where nobody has written it", () => {
  expect(fitting(FIELDS, WHOLE)).toEqual({ body: WHOLE, unfit: [] });
  expect(fitting(FIELDS, { subtitle: "", old: null, more: [] })).toEqual({
    body: {
      ...{ title: "None yet", services: [], seats: 4, isShown: true },
      ...{ hero: { heading: "" }, slides: [] },
    },
    unfit: [],
  });
});

test("what has no place any more is left in words, with where it stood", () => {
  const { body, unfit } = fitting(FIELDS, {
    ...{ ...WHOLE, title: { en: "Umrah", bn: "ওমরাহ" }, subtitle: "With your parents" },
    ...{ services: ["Visa", 7], isShown: "yes", hero: "Go", seats: [2, 3] },
    slides: [{ _id: "1", words: "First", note: "Quiet" }, "Second"],
  });
  expect(body).toEqual({
    ...{ title: "None yet", services: ["Visa"], seats: 4, isShown: true },
    ...{ hero: { heading: "" }, slides: [{ _id: "1", words: "First" }, { words: "" }] },
  });
  expect(unfit).toEqual([
    { field: "subtitle", text: "With your parents" },
    { field: "title", text: "en: Umrah\nbn: ওমরাহ" },
    { field: "services", text: "7" },
    { field: "seats", text: "2\n3" },
    { field: "isShown", text: "yes" },
    { field: "hero", text: "Go" },
    { field: "slides.0.note", text: "Quiet" },
    { field: "slides.1", text: "Second" },
  ]);
});

test("rows without ids get none; a number stays one; a list that is none is left in words", () => {
  const fields = { seats: number(1, 9), services: list(), phones: rows({ label: line() }) };
  const stored = { seats: 7, services: "Visa", phones: [{ label: "Office" }] };
  const { body, unfit } = fitting(fields, stored);
  expect(body).toStrictEqual({ seats: 7, services: [], phones: [{ label: "Office" }] });
  expect(unfit).toEqual([{ field: "services", text: "Visa" }]);
});

test("blanks are no words that would be lost", () => {
  expect(fitting({}, { old: " \n", more: ["a", "", 0, { b: " ", c: "d" }] }).unfit).toEqual([
    { field: "more", text: "a\n0\nc: d" },
  ]);
});
