import { expect, test } from "vitest";
import { createFinder } from "./finder.ts";
import { looksFor } from "./wanted.ts";

const THINGS = [
  { title: "Umrah Package", text: "Ten days near the Haram, in March" },
  { title: "March dates", text: "An umrah for families" },
  { title: "العمرة", text: "فندق قريب" },
  { title: "হজ্জ", text: "নিবন্ধন" },
  { title: "عمرة رمضان", text: "حجز" },
];

function titles(q: string, look: "first" | "second" = "first") {
  const wanted = looksFor(q)?.[look];
  return wanted ? createFinder(THINGS)(wanted).map(({ title }) => title) : null;
}

test.each([
  ["umrah", ["Umrah Package", "March dates"]],
  ["UMRAH mar", ["Umrah Package", "March dates"]],
  ["march", ["March dates", "Umrah Package"]],
  ["umrah hajj", []],
  ["mrah", []],
  ["عمرة", ["العمرة", "عمرة رمضان"]],
  ["العمرة", ["العمرة", "عمرة رمضان"]],
  ["الحج", []],
  ["حج", ["عمرة رمضان"]],
  ["?!", []],
])("%j finds %j", (q, expected) => expect(titles(q)).toEqual(expected));

test("the second look finds what only sounds so", () => {
  expect([titles("হজ্ব"), titles("হজ্ব", "second")]).toEqual([[], ["হজ্জ"]]);
});

test("of a text without end the beginning is searched", () => {
  const text = Array.from({ length: 5000 }, (_, at) => `w${at}`).join(" ");
  const find = createFinder([{ title: "Long", text }]);
  const found = (q: string) => find(looksFor(q)?.first ?? []).length;
  expect([found("w10"), found("w4999"), found("long")]).toEqual([1, 0, 1]);
});
