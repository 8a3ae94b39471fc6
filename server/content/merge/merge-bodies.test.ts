import { expect, test } from "vitest";
import { group, html, line, list, number, rowsWithIds } from "#contracts/fields.ts";
import { createBudget } from "#contracts/html/differences.ts";
import { mergeBodies } from "./merge-bodies.ts";

const FIELDS = {
  title: line(),
  price: number(0, 9),
  text: html(),
  hero: group({ heading: line(), items: list() }),
  slides: rowsWithIds("Slide", { content: line(), link: line() }, { most: 9 }),
};

const BASE = {
  title: "Umrah",
  price: 1,
  text: "<p>One two three four.</p>",
  hero: { heading: "Come", items: ["a", "b"] },
  slides: [
    { _id: "1", content: "First", link: "/1" },
    { _id: "2", content: "Second", link: "/2" },
  ],
};

const merge = (one: object, other: object) =>
  mergeBodies(FIELDS, { base: BASE, one: { ...BASE, ...one }, other: { ...BASE, ...other } });

test("different fields, and parts of one group", () => {
  const { body, conflicts } = merge(
    { title: "Hajj", hero: { ...BASE.hero, heading: "Welcome" } },
    { price: 2, hero: { ...BASE.hero, items: ["a", "b", "c"] } },
  );
  expect(conflicts).toEqual([]);
  expect(body).toEqual({
    ...BASE,
    title: "Hajj",
    price: 2,
    hero: { heading: "Welcome", items: ["a", "b", "c"] },
  });
});

test("rows: one changes a column of the second, the other its other column and adds a third", () => {
  const [first, second] = BASE.slides;
  const { body, conflicts } = merge(
    { slides: [first, { ...second, content: "2nd" }] },
    { slides: [first, { ...second, link: "/two" }, { _id: "3", content: "New", link: "" }] },
  );
  expect(conflicts).toEqual(["slides"]);
  expect(body.slides).toEqual([first, { ...second, content: "2nd" }]);

  const apart = merge(
    { slides: [first, { ...second, content: "2nd" }] },
    {
      slides: [
        { ...first, link: "/one" },
        { ...second, link: "/two" },
      ],
    },
  );
  expect(apart.conflicts).toEqual([]);
  expect(apart.body.slides).toEqual([
    { ...first, link: "/one" },
    { _id: "2", content: "2nd", link: "/two" },
  ]);
});

test("rows: what one changes in a row does not go to another that stands in its place", () => {
  const [first, second] = BASE.slides;
  const { conflicts } = merge(
    { slides: [{ ...first, link: "/one" }, second] },
    { slides: [{ _id: "3", content: "New", link: "/1" }, second] },
  );
  expect(conflicts).toEqual(["slides"]);
});

test("the same field changed by both is named, and the rest is merged all the same", () => {
  const { body, conflicts } = merge(
    { title: "Hajj", text: "<p>1 two three four.</p>" },
    { title: "Tours", text: "<p>One two three 4.</p>" },
  );
  expect(conflicts).toEqual(["title"]);
  expect(body).toMatchObject({ title: "Hajj", text: "<p>1 two three 4.</p>" });
});

test("what is of the wrong type is a contradiction, not a fault", () => {
  const { conflicts } = merge(
    { text: 7, hero: "no group", slides: [null] },
    { text: null, hero: { heading: "Welcome", items: "none" }, slides: "none" },
  );
  expect(conflicts).toEqual(["text", "hero", "slides"]);
});

test("one budget for all fields and paragraphs: beyond it they contradict each other", () => {
  const fields = { text: html(), items: list() };
  const body = (first: string, last: string) => ({
    text: `<p>${first} two three four ${last}.</p>`,
    items: [first, "two", "three", last],
  });
  const bodies = { base: body("a", "z"), one: body("b", "z"), other: body("a", "y") };
  const merge = (units: number) => mergeBodies(fields, bodies, createBudget(units));
  expect(merge(1000)).toEqual({ body: body("b", "y"), conflicts: [] });
  expect(merge(190).conflicts).toEqual(["items"]);
  expect(merge(20).conflicts).toEqual(["text", "items"]);
});

test("a few paragraphs of which each is written anew by both go together, hundreds do not", () => {
  const words = (word: string, at: number) =>
    Array.from({ length: 290 }, (_, index) => `${word}${at}-${index}`).join(" ");
  const text = (count: number, one: string, other: string) =>
    Array.from(
      { length: count },
      (_, at) => `<p>${words(one, at)} and so on ${words(other, at)}</p>`,
    ).join("");
  const conflicts = (count: number) =>
    mergeBodies(
      { text: html() },
      {
        base: { text: text(count, "a", "a") },
        one: { text: text(count, "b", "a") },
        other: { text: text(count, "a", "c") },
      },
    ).conflicts;
  expect(conflicts(1)).toEqual([]);
  expect(conflicts(290)).toEqual(["text"]);
});
