import { expect, test } from "vitest";
import { linkRule } from "#contracts/blog-link.ts";
import { suggestedLink } from "./suggested-link.ts";

test.each([
  [
    "First Umrah with elderly parents: what to arrange",
    "first-umrah-with-elderly-parents-what-to-arrange",
  ],
  ["  Café & Zürich, 2027! ", "cafe-zurich-2027"],
  ["সঙ্গে কলম ২০২৭", "songge-kolom-2027"],
  ["ওমরাহ ভিসা", "omorah-bhisa"],
  ["হজের পাহাড়", "hojer-pahar"],
  ["العمرة مع الوالدين ٢٠٢٧", "alamra-ma-alwaldyn-2027"],
  ["🕋 !", ""],
  ["", ""],
])("%s: %s", (title, link) => {
  expect(suggestedLink(title)).toBe(link);
  if (link) expect(linkRule(link)).toBeNull();
});

test("a long title gives as many whole words as there is room for", () => {
  const link = suggestedLink("pilgrimage ".repeat(40));
  expect(link.length).toBeLessThanOrEqual(80);
  expect(link).toMatch(/^pilgrimage(-pilgrimage)+$/);
});
