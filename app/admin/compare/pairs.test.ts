import { expect, test } from "vitest";
import { createBudget } from "#contracts/html/differences.ts";
import { pairsOf } from "./pairs.ts";

const wordsOf = (text: string) => text.split(" ");
const paired = (removed: string[], added: string[], units = 10_000) =>
  pairsOf(removed, added, wordsOf, createBudget(units)).map(
    ({ before = "", after = "" }) => `${before} > ${after}`,
  );

test("texts that share two of five words are the same text changed, with less they are two", () => {
  expect(paired(["a b c d e"], ["a b x y z"])).toEqual(["a b c d e > a b x y z"]);
  expect(paired(["a b c d e"], ["a w x y z"])).toEqual(["a b c d e > ", " > a w x y z"]);
  expect(paired(["a b c d e f g h"], ["a b"])).toEqual(["a b c d e f g h > a b"]);
  expect(paired(["a b c d e f g h i"], ["a b"])).toEqual(["a b c d e f g h i > ", " > a b"]);
});

test("a word that stands there twice counts as often as it does in both", () => {
  expect(paired(["a a a a x"], ["a b c d e"])).toEqual(["a a a a x > ", " > a b c d e"]);
  expect(paired(["a a x y z"], ["b a c a d"])).toEqual(["a a x y z > b a c a d"]);
});

test("both stay in their order, and of two that are alike the more alike are paired", () => {
  expect(paired(["one two", "six"], ["new", "one two three", "six"])).toEqual([
    ...[" > new", "one two > one two three", "six > six"],
  ]);
  expect(paired(["a b c d"], ["a b x y", "a b c x"])).toEqual([
    ...[" > a b x y", "a b c d > a b c x"],
  ]);
  expect(paired(["one two", "six seven"], ["six seven", "one two"])).toEqual([
    "one two > ",
    "six seven > six seven",
    " > one two",
  ]);
});

test("beyond what may be compared none is sought, and none where one side has none", () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `text ${at}`);
  expect(paired(["one"], ["one"], 1)).toEqual(["one > ", " > one"]);
  expect(paired(["one"], ["one"], 2)).toEqual(["one > one"]);
  const all = (removed: number, added: number) =>
    paired(many(removed), many(added), 1_000_000).length;
  expect([all(100, 100), all(101, 100)]).toEqual([100, 201]);
  expect([paired([], ["one"]), paired(["one"], [])]).toEqual([[" > one"], ["one > "]]);
});
