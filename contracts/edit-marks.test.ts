import { expect, test } from "vitest";
import { fieldIn, marked } from "./edit-marks.ts";

test("a text tells its field, and no other", () => {
  for (const index of [0, 1, 4, 15, 16, 255, 1000]) {
    expect(fieldIn(marked(index, "Umrah আল الحج"))).toEqual({ index, text: "Umrah আল الحج" });
    expect(fieldIn(` ${marked(index, "")} `)).toEqual({ index, text: "" });
  }
  const two = marked(1, "One") + marked(2, "Two");
  for (const text of [
    "",
    "Words",
    two,
    `${marked(1, "One")} and more`,
    marked(1, "One").slice(0, -1),
  ]) {
    expect(fieldIn(text), text).toBeNull();
  }
});
