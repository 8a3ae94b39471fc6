import { expect, test } from "vitest";
import { fieldsOf } from "#app/admin/inputs/edited-place.ts";
import { createLabels } from "./text-labels.ts";

test("a text is called as in its form, with its place where several are called the same", () => {
  const texts = ["title", "services.0", "services.1", "description"].map((path) => ({ path }));
  const labelOf = createLabels(fieldsOf({ kind: "package", id: "umrah" }), texts);
  expect(texts.map(({ path }) => labelOf(path))).toEqual([
    "Title",
    "Services, 1 of 2",
    "Services, 2 of 2",
    "Description",
  ]);
});
