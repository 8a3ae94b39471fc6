import { expect, test } from "vitest";
import { accentContrast, accentRule } from "./accent.ts";

test("the pine green of the design passes with the contrast that the design states", () => {
  expect(accentRule("#124e3b")).toBeNull();
  expect(accentContrast("#124e3b")).toBeCloseTo(8.32, 1);
});

test("black and none pass", () => {
  expect(accentRule("#000000")).toBeNull();
  expect(accentRule("")).toBeNull();
});

test.each(["#ffcc00", "#FFFFFF", "#6f9f8f"])("%s is too light, and it is said how much", (colour) =>
  expect(accentRule(colour)).toMatchObject({
    code: "light-colour",
    contrast: expect.stringMatching(/^\d\.\d$/),
  }),
);

test.each(["red", "#123", "#12345g", "#124e3b;}", "124e3b"])("%s is no colour", (colour) =>
  expect(accentRule(colour)).toEqual({ code: "bad-colour" }),
);
