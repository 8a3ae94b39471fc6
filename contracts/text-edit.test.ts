import { expect, test } from "vitest";
import { edited, editOf } from "./text-edit.ts";

const TEXT = "<p>ওমরাহ যাত্রা 🕋🕌 শুরু</p>";

test.each([
  ["nothing", TEXT, ""],
  ["a word more", TEXT.replace("শুরু", "আজ শুরু"), "আজ "],
  ["a letter twice", TEXT.replace("যা", "যাযা"), "যা"],
  ["a word less", TEXT.replace("যাত্রা ", ""), ""],
  ["all of it", "another", "another"],
  ["empty", "", ""],
  ["half of a pair", TEXT.replace("🕋", "🕌"), "🕌"],
  ["the other half", TEXT.replace("🕌", "\u{1f94c}"), "\u{1f94c}"],
])("%s: what is changed makes the text again", (_, to, insert) => {
  const edit = editOf(TEXT, to);
  expect(edited(TEXT, edit)).toBe(to);
  expect(edit.insert).toBe(insert);
  expect(edit.insert.isWellFormed()).toBe(true);
});

test.each([
  ["\u{10000}", "\u{10001}"],
  ["\u{10000}", "\u{10400}"],
  ["\u{103fe}", "\u{103ff}"],
  ["\u{10fffe}", "\u{10ffff}"],
  ["\u{10fbff}", "\u{10ffff}"],
])("%s, first or last of its kind, is sent whole in place of %s", (from, to) => {
  expect([editOf(from, to).insert, editOf(to, from).insert]).toEqual([to, from]);
});

test("any two texts", () => {
  const letters = ["a", "b", "🕋", "🕌", "\u{1f94b}", "া"];
  let seed = 7;
  const below = (end: number) => {
    seed = (seed * 16807) % 2147483647;
    return seed % end;
  };
  const text = () => Array.from({ length: below(9) }, () => letters[below(6)]).join("");
  for (let round = 0; round < 2000; round++) {
    const [from, to] = [text(), text()];
    const edit = editOf(from, to);
    expect([edited(from, edit), edit.insert.isWellFormed()]).toEqual([to, true]);
  }
});

test("of another text it makes none", () => {
  const edit = editOf(TEXT, `${TEXT}.`);
  expect(edited(`${TEXT} `, edit)).toBeNull();
  expect(edited("", edit)).toBeNull();
  expect(edited(TEXT, { ...edit, at: 3 })).toBeNull();
});

test("what a text adds up to is the same in every version of the product", () => {
  const sums = ["", "a", "foobar"].map((text) => editOf("", text).sum);
  expect(sums).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
});
