import { expect, test } from "vitest";
import { matchesIn } from "./find-matches.ts";

const found = (text: string, wanted: string, isCaseKept = false) =>
  matchesIn(text, wanted, isCaseKept).map(([from, to]) => text.slice(from, to));

test("every place, in order, none within another", () => {
  expect(matchesIn("Umrah, then umrah", "umrah", false)).toEqual([
    [0, 5],
    [12, 17],
  ]);
  expect(matchesIn("aaaa", "aa", false)).toEqual([
    [0, 2],
    [2, 4],
  ]);
  expect(found("Umrah, then umrah", "umrah", true)).toEqual(["umrah"]);
  expect(found("a.b", ".")).toEqual(["."]);
  expect(found("text", "")).toEqual([]);
  expect(found("", "a")).toEqual([]);
});

test.each([
  ["café au lait", "cafe\u0301"],
  ["cafe\u0301 au lait", "café"],
  ["য\u09bcাত্রা", "\u09dfাত্রা"],
  ["\u09dfাত্রা", "য\u09bcাত্রা"],
  ["ভোরে", "ভ\u09c7\u09beরে"],
  ["ভ\u09c7\u09beরে", "ভোরে"],
  ["\u0622خر", "\u0627\u0653خر"],
])("%j holds %j, in whichever form either was typed", (text, wanted) => {
  expect(found(`x ${text} y`, wanted)).toEqual([text.startsWith("ca") ? text.split(" ")[0] : text]);
});

test("what is found is cut between letters: a mark stays with its letter", () => {
  expect(found("cafe\u0301", "caf")).toEqual(["caf"]);
  expect(found("e\u0301e", "e")).toEqual(["e"]);
  expect(matchesIn("e\u0301e", "e", false)).toEqual([[2, 3]]);
  expect(found("কি", "ক")).toEqual(["ক"]);
});

test("a letter that grows when its case changes moves nothing after it", () => {
  expect(found("İstanbul Umrah", "umrah")).toEqual(["Umrah"]);
  expect(found("🕋 Umrah", "umrah")).toEqual(["Umrah"]);
});
