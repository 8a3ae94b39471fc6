import { expect, test } from "vitest";
import { homeKind } from "#contracts/kinds/home.ts";
import { HOME_PARTS, homeLabelOf, homePartOf } from "./home-parts.ts";

test("each field stands in one part of the form", () => {
  const fields = HOME_PARTS.flatMap((part) => part.fields);
  expect(fields.toSorted()).toEqual(Object.keys(homeKind.fields).toSorted());
});

test.each([
  ["Slide.0.content", "slides", "Slide 1: "],
  ["Slide.11.link", "slides", "Slide 12: "],
  ["mail", "contact", ": "],
  ["unheard", "slides", "unheard"],
])("%s is found in the part %s, as %j", (path, part, label) => {
  expect([homePartOf(path), homeLabelOf(path)]).toEqual([part, expect.stringContaining(label)]);
});
