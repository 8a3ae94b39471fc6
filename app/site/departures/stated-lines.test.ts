import { expect, test } from "vitest";
import { differencesOf, linesSaid } from "./stated-lines.ts";

const LIST = {
  ...{ _id: "umrah" as const, version: 1 },
  visa: { state: "included" as const, label: "Umrah visa", note: "" },
};

test("a line without a state is to be asked for, and never absent", () => {
  const lines = linesSaid("umrah", LIST);
  expect(lines).toHaveLength(17);
  expect(lines[0]).toMatchObject({ id: "visa", state: "included", name: "Umrah visa" });
  expect(lines.filter(({ state }) => state === "ask")).toHaveLength(16);
});

test("a departure says what it has otherwise", () => {
  const differs = [
    { line: "visa", state: "not-included", label: "", note: "" },
    { line: "train", state: "ask", label: "", note: "In the evening." },
    { line: "gone", state: "included", label: "", note: "" },
  ];
  expect(differencesOf(differs, LIST)).toBe(
    "Visa: Not included · Haramain train instead of coach: In the evening",
  );
  expect(linesSaid("umrah", LIST, differs)[0]).toMatchObject({ name: "Visa" });
  expect(differencesOf([], LIST)).toBe("");
});
