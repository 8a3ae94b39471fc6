import { expect, test } from "vitest";
import { slideAction } from "./slide-action.ts";

test.each([
  ["/packages/umrah", "See Umrah packages"],
  ["/packages/hajj", "See Hajj packages"],
  ["/packages/tours", "See tour packages"],
  ["/student-visa", "See student visas"],
  ["/work-visa", "See work visas"],
  ["/get-started", "Get Started"],
  ["/contact", "Contact us"],
  ["/blog/a-post", "Read more"],
  ["https://example.com", "Read more"],
  ["__proto__", "Read more"],
  ["constructor", "Read more"],
])("the button of a slide to %s says %s", (link, words) => {
  expect(slideAction(link)).toBe(words);
});
