import { expect, test } from "vitest";
import { filledParts, unknownPlaceholder } from "./placeholders.ts";

const VALUES = {
  ...{ name: "Farida", reference: "RH-7K3Q", package: "", date: "" },
  ...{ staff: "{name}", agency: "Farida Tours" },
};

test("what is filled and what is missing is told apart; what was filled in is not filled again", () => {
  expect(filledParts("Salam {name}, {package}: {staff} {nobody}", VALUES)).toEqual([
    { kind: "text", text: "Salam " },
    { kind: "filled", name: "name", text: "Farida" },
    { kind: "text", text: ", " },
    { kind: "missing", name: "package", text: "{package}" },
    { kind: "text", text: ": " },
    { kind: "filled", name: "staff", text: "{name}" },
    { kind: "text", text: " {nobody}" },
  ]);
  expect(filledParts("", VALUES)).toEqual([]);
});

test.each([
  ["Salam {name}, {reference} {package} {date} {staff} {agency}", null],
  ["{nmae}", "{nmae}"],
  ["{ name }", "{ name }"],
  ["{}", "{}"],
  ["{নাম}", "{নাম}"],
  ["{{name}}", null],
  ["a { b", null],
  [`{${"x".repeat(41)}}`, null],
])("%s", (text, unknown) => expect(unknownPlaceholder(text)).toBe(unknown));
