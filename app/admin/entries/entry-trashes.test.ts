import { expect, test } from "vitest";
import { kindsIn, TRASH_NAMES, trashAddress } from "./entry-trashes.ts";

test("each kind has one trash; papers lie beside the visas that ask for them", () => {
  expect(Object.fromEntries(TRASH_NAMES.map((name) => [name, kindsIn(name)]))).toEqual({
    departures: ["departure"],
    visas: ["requirement", "visa"],
    licences: ["licence"],
  });
  expect(trashAddress("requirement")).toBe("/admin/visas/trash");
});
