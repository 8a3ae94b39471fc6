import { expect, test } from "vitest";
import { MOST_HTML } from "#contracts/fields.ts";
import { publicHtml } from "./public-html.ts";

test("what cleaning makes longer than anybody may send is refused, for it could not be sent again", () => {
  expect(publicHtml("a".repeat(MOST_HTML))).toHaveLength(MOST_HTML);
  const marked = (times: number) => "<b>a</b>".repeat(times);
  expect(publicHtml(marked(2))).toBe("<strong>a</strong><strong>a</strong>");
  const most = Math.floor(MOST_HTML / "<strong>a</strong>".length);
  expect(publicHtml(marked(most))).toHaveLength(most * 18);
  expect(() => publicHtml(marked(most + 1))).toThrow(
    expect.objectContaining({ code: "text-too-long", params: { most: "500,000" } }),
  );
});
