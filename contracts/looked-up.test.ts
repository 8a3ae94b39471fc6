import { expect, test } from "vitest";
import { lookedUp } from "./looked-up.ts";

test.each(["__proto__", "constructor", "toString", "hasOwnProperty", "", "b"])(
  "a table says nothing of %j, whatever all objects have",
  (word) => {
    expect(lookedUp({ a: "told" }, word)).toBeUndefined();
  },
);

test("a table says what it says, also where that is empty", () => {
  expect([lookedUp({ a: "" }, "a"), lookedUp({ a: 0 }, "a")]).toEqual(["", 0]);
});
