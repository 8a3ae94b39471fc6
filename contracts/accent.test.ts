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

test("the least contrast is 4.5 on the darkest ground, neither more nor less", () => {
  expect(["#6c6c6c", "#686e6a", "#80666a"].map(accentRule)).toEqual([null, null, null]);
  for (const colour of ["#6d6d6d", "#6f6c6a", "#78696a"]) {
    expect(accentRule(colour)).toMatchObject({ code: "light-colour" });
  }
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

test("a colour that is nearly black stands out nearly as black does", () => {
  const contrasts = ["#000000", "#0a0a0a", "#0b0b0b"].map(accentContrast);
  expect(contrasts.map((contrast) => contrast.toFixed(1))).toEqual(["18.1", "17.1", "17.0"]);
});
