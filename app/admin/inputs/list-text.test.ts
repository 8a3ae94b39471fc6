import { expect, test } from "vitest";
import { list, paragraphs } from "#contracts/fields.ts";
import { itemsWithComma, joined, listIn, listToText, textToList } from "./list-text.ts";

const SERVICES = list();

test("a list and its text are one another's mirror", () => {
  const items = ["Umrah visa", "Hotel in Makkah", "উমরাহ ভিসা"];
  expect(listToText(items)).toBe("Umrah visa, Hotel in Makkah, উমরাহ ভিসা");
  expect(textToList(listToText(items))).toEqual(items);
});

test("only a comma and a space separate", () => {
  expect(textToList("Rooms for 2,3 or 4, breakfast")).toEqual(["Rooms for 2,3 or 4", "breakfast"]);
  expect(textToList("one,two")).toEqual(["one,two"]);
});

test("what holds no words is no item", () => {
  expect(textToList("")).toEqual([]);
  expect(textToList("one, , two, ")).toEqual(["one", "two"]);
});

test.each([
  [["Bus, train and boat", "Visa"], "Bus, train and boat\nVisa\n"],
  [["Bus,train"], "Bus,train\n"],
  [["One, and only"], "One, and only\n"],
  [[], ""],
])("items with a comma have a line each and stay whole: %j", (items, text) => {
  expect(joined(SERVICES, items)).toBe(text);
  expect(listIn(SERVICES, text)).toEqual(items);
});

test("lines without words are no items", () => {
  expect(textToList("\n one, two \r\n\n three")).toEqual(["one, two", "three"]);
});

test("an item that looks like two is found", () => {
  expect(itemsWithComma(["Bus,train", "Visa", "a, b"])).toEqual(["Bus,train"]);
});

test("paragraphs are parted by lines without words, which are none themselves", () => {
  expect(joined(paragraphs(), ["One, two", "Three"])).toBe("One, two\n\nThree");
  expect(listIn(paragraphs(), "\n\nOne, two\n \n\nThree\nfour\n\n")).toEqual([
    "One, two",
    "Three\nfour",
  ]);
  expect(listIn(paragraphs(), "")).toEqual([]);
});
