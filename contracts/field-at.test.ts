import { expect, test } from "vitest";
import { fieldAt } from "./field-at.ts";
import { homeKind } from "./kinds/home.ts";
import { packageKind } from "./kinds/package.ts";
import { PAGE_KINDS } from "./kinds/page.ts";

test("a field is found in a group, a list, a row", () => {
  const { fields } = PAGE_KINDS.about;
  expect(fieldAt(fields, "hero.title")).toBe(fields.hero.parts.title);
  expect(fieldAt(fields, "leaders.2.name")).toBe(fields.leaders.columns.name);
  expect(fieldAt(fields, "leaders")).toBe(fields.leaders);
  expect(fieldAt(packageKind.fields, "services.4")).toBe(packageKind.fields.services.item);
  expect(fieldAt(homeKind.fields, "marquee")).toBe(homeKind.fields.marquee);
});

test.each(["nothing", "marquee.0", "Slide.0", "services.0.x"])("%s is none", (path) => {
  expect(fieldAt({ ...homeKind.fields, ...packageKind.fields }, path)).toBeNull();
});
