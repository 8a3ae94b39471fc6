import { expect, test } from "vitest";
import trust from "./journeys/trust.json" with { type: "json" };
import templates from "./templates.json" with { type: "json" };

const NAME = /rihla(?!\.example)|রিহলা|رحلة للسفر/i;

test.each([
  ["the texts to answer with", templates],
  ["the page by which visitors check the agency", trust],
])("%s are in the name of whoever owns the site", (_, texts) => {
  expect(NAME.exec(JSON.stringify(texts))?.[0] ?? "").toBe("");
  expect(JSON.stringify(texts)).toMatch(/\{(agency|name)\}/);
});
