import { expect, test } from "vitest";
import { itemsWithComma, itemsWithSeparator, listToText, textToList } from "./list-text.ts";

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

test("an item that would come apart is found, and one that looks like two", () => {
  expect(itemsWithSeparator(["Bus, train and boat", "Visa"])).toEqual(["Bus, train and boat"]);
  expect(itemsWithComma(["Bus,train", "Visa", "a, b"])).toEqual(["Bus,train"]);
});
