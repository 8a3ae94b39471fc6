import { expect, test } from "vitest";
import about from "#server/db/demo/about.json" with { type: "json" };
import contact from "#server/db/demo/contact.json" with { type: "json" };
import { detailLabelOf, inputOf, toDetails, toDocument } from "./detail-fields.ts";
import { ABOUT_FIELDS, CONTACT_FIELDS } from "./page-fields.ts";

test.each([
  ["About", ABOUT_FIELDS, about],
  ["Contact", CONTACT_FIELDS, contact],
])("%s comes back as it was, and every field of it has an input", (_, fields, document) => {
  const details = toDetails(fields, { ...document, version: 3 });
  expect(details.version).toBe(3);
  expect(toDocument(fields, details)).toEqual(document);
});

test("a page that nobody has written has empty inputs", () => {
  expect(toDetails(ABOUT_FIELDS, {})).toMatchObject({ "hero.title": "", leaders: [] });
});

test("what is no number is left for the server to refuse", () => {
  const typed = { ...toDetails(CONTACT_FIELDS, contact), "map.zoom": "near" };
  expect(toDocument(CONTACT_FIELDS, typed)).toMatchObject({ map: { zoom: "near" } });
});

test("issues find their input and their name", () => {
  expect(inputOf(ABOUT_FIELDS, "welcome.paragraphs.2")).toBe("welcome.paragraphs");
  expect(inputOf(ABOUT_FIELDS, "leaders.0.name")).toBe("leaders.0.name");
  expect(detailLabelOf(ABOUT_FIELDS, "leaders.1.name")).toBe("Leaders, row 2: Name");
  expect(detailLabelOf(ABOUT_FIELDS, "elsewhere")).toBe("elsewhere");
});
