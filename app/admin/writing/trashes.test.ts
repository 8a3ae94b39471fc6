import { expect, test } from "vitest";
import { kindsIn, TRASH_NAMES, trashAddress } from "./trashes.ts";

test("each kind has one trash; papers lie beside the visas that ask for them", () => {
  expect(Object.fromEntries(TRASH_NAMES.map((name) => [name, kindsIn(name)]))).toEqual({
    departures: ["departure"],
    visas: ["requirement", "visa"],
    licences: ["licence"],
  });
  expect((["requirement", "post", "own-page"] as const).map(trashAddress)).toEqual([
    "/admin/visas/trash",
    "/admin/blog/trash",
    "/admin/pages/trash",
  ]);
});
