import { expect, test } from "vitest";
import { postMakingSchema } from "./blog-write.ts";
import { ownPageMakingSchema } from "./own-page.ts";

test.each([
  ["a post", postMakingSchema],
  ["a page", ownPageMakingSchema],
])("a list in place of %s is one mistake, not one for each of its lines", (_, schema) => {
  const { error } = schema.safeParse(Array.from({ length: 1000 }, () => 1));
  expect(error?.issues.map(({ code }) => code)).toEqual(["invalid_type"]);
});
