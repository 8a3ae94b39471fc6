import { expect, test } from "vitest";
import {
  fieldFrom,
  fieldIn,
  isFieldsEnd,
  marked,
  stateOfVersions,
  unmarked,
} from "./edit-marks.ts";

const at = (index: number, state = 0) => ({ index, state });

test("a text tells its field and its state, and no other", () => {
  for (const index of [0, 1, 4, 15, 16, 255, 1000]) {
    const number = at(index, index % 4);
    const text = "Umrah আল الحج";
    expect(fieldIn(marked(number, text))).toEqual({ ...number, text });
    expect(fieldIn(` ${marked(number, "")} `)).toEqual({ ...number, text: "" });
    expect(fieldFrom(`${marked(number, text)} and more`)).toEqual(number);
  }
  const two = marked(at(1), "One") + marked(at(2), "Two");
  for (const text of [
    "",
    "Words",
    two,
    `${marked(at(1), "One")} and more`,
    marked(at(1), "One").slice(0, -1),
  ]) {
    expect(fieldIn(text), text).toBeNull();
  }
});

test("a text that is cut begins in one part and ends in another", () => {
  const text = marked(at(7, 3), "First. Then more.");
  const [first = "", rest = ""] = text.split(" Then");
  expect([fieldFrom(first), isFieldsEnd(first)]).toEqual([at(7, 3), false]);
  expect([fieldFrom(rest), isFieldsEnd(rest)]).toEqual([null, true]);
  expect(isFieldsEnd(`${rest} and what stands behind it`)).toBe(true);
  expect(unmarked(`${text}, ${marked(at(0), "x")}`)).toBe("First. Then more., x");
});

test("each write makes another state", () => {
  expect(stateOfVersions([3, 1, 0])).not.toBe(stateOfVersions([4, 1, 0]));
});

test("what waits for the first time makes another state, at whatever second it began", () => {
  const before = stateOfVersions([0, 1, 0]);
  const seconds = Array.from({ length: 600 }, (_, index) => 28_206_900 + index);
  expect(seconds.filter((second) => stateOfVersions([second, 1, 0]) === before)).toEqual([]);
});
