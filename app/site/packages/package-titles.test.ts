import { expect, test } from "vitest";
import { packageIdOf, packageTitleOf } from "./package-titles.ts";

test.each([
  ["/packages/hajj", "hajj", "Hajj Package"],
  ["/Packages/HAJJ/", "hajj", "Hajj Package"],
  ["/work-visa", "work-visa", "Work Visa"],
  ["/packages/unknown", null, ""],
  ["/packages/constructor", null, ""],
  ["/", null, ""],
])("%s is the page of %j", (path, id, title) => {
  expect([packageIdOf(path), packageTitleOf(path)]).toEqual([id, title]);
});
