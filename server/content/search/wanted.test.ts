import { expect, test } from "vitest";
import { holdsAll, looksFor } from "./wanted.ts";

const texts = (q: string) => looksFor(q)?.first.map((terms) => terms.map(({ text }) => text));

test("nothing typed asks nothing; signs ask for what is nowhere", () => {
  expect([looksFor(undefined), looksFor(""), looksFor(" \t")]).toEqual([null, null, null]);
  expect(looksFor("?!")).toEqual({ first: [], second: null });
});

test("of many words the five longest are asked for, each once", () => {
  expect(texts("how do I get a student visa, a visa for Malaysia")).toEqual([
    ...[["malaysia"], ["student"], ["visa"], ["how"], ["get"]],
  ]);
});

test("the article is left out besides; of two letters the whole word is asked for", () => {
  expect(looksFor("العمرة الحج الله البلد")?.first).toEqual([
    [
      { text: "العمره", isWhole: false },
      { text: "عمره", isWhole: false },
    ],
    [
      { text: "البلد", isWhole: false },
      { text: "بلد", isWhole: false },
    ],
    [
      { text: "الحج", isWhole: false },
      { text: "حج", isWhole: true },
    ],
    [{ text: "الله", isWhole: false }],
  ]);
});

test("there is a second look for Bangla only", () => {
  expect(looksFor("visa حج")?.second).toBeNull();
  expect(looksFor("visa সৌদী")?.second?.map((terms) => terms.map(({ text }) => text))).toEqual([
    ["visa"],
    ["সৌদি", "≈সৌদি"],
  ]);
});

test("a text holds all that is wanted where each of the words begins one of its own", () => {
  const holds = (q: string) => holdsAll(["visa", "malaysia"], looksFor(q)?.first ?? []);
  expect(["vis mala", "visa hajj", "hajj"].map(holds)).toEqual([true, false, false]);
});
