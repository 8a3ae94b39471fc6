import { expect, test } from "vitest";
import { listsOf } from "./word-lists.ts";

const item = (prefix: string, level = 1, list = "lfo1") => ({ level, list, prefix, html: prefix });
const tagsOf = (...prefixes: string[]) =>
  prefixes.map((prefix) => /^<[^>]*>/.exec(listsOf([item(prefix)]))?.[0]);

test("a list goes on counting from the number, the letter or the Roman number before its words", () => {
  const seen = tagsOf(
    ...["1.", "4)", "(3)", "2.7.", "৩.", "a.", "c)", "z.", "aa.", "C.", "AB."],
    ...["i.", "ii.", "iv.", "ix.", "xiv.", "IV)", "mm.", "·", "o", "abcdef."],
  );
  expect(seen).toEqual([
    "<ol>",
    '<ol start="4">',
    '<ol start="3">',
    '<ol start="7">',
    '<ol start="3">',
    '<ol type="a">',
    '<ol start="3" type="a">',
    '<ol start="26" type="a">',
    '<ol start="27" type="a">',
    '<ol start="3" type="A">',
    '<ol start="28" type="A">',
    '<ol type="i">',
    '<ol start="2" type="i">',
    '<ol start="4" type="i">',
    '<ol start="9" type="i">',
    '<ol start="14" type="i">',
    '<ol start="4" type="I">',
    '<ol start="2000" type="i">',
    "<ul>",
    "<ul>",
    "<ul>",
  ]);
});

test("deeper items belong to the one above; another list, or way of counting, is a list of its own", () => {
  expect(
    listsOf([item("1."), item("a.", 2), item("·", 3), item("b.", 2), item("2."), item("·")]),
  ).toEqual(
    '<ol><li><p>1.</p><ol type="a"><li><p>a.</p><ul><li><p>·</p></li></ul></li><li><p>b.</p></li></ol></li><li><p>2.</p></li></ol><ul><li><p>·</p></li></ul>',
  );
  expect(listsOf([item("1."), item("1.", 1, "lfo2")])).toEqual(
    "<ol><li><p>1.</p></li></ol><ol><li><p>1.</p></li></ol>",
  );
  expect(listsOf([item("·", 2), item("·", 1)])).toEqual(
    "<ul><li><p>·</p></li></ul><ul><li><p>·</p></li></ul>",
  );
  expect(listsOf([])).toBe("");
});
