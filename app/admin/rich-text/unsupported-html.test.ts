import { expect, test } from "vitest";
import { unsupportedHtml } from "./unsupported-html.ts";

test("the same words in other tags are no loss", () => {
  const stored = "<div><b>Umrah</b> &quot;tips&quot;</div>\n<ul><li>One</li></ul>";
  const made = '<p><strong>Umrah</strong> "tips"</p><ul><li><p>One</p></li></ul>';
  expect(unsupportedHtml(stored, made)).toEqual([]);
});

test("tables, embedded pages and words are named", () => {
  const stored = '<p>a</p><table><tr><td>b</td></tr></table><iframe src="x"></iframe>';
  expect(unsupportedHtml(stored, "<p>a</p>")).toEqual([
    "a table",
    "a row of a table",
    "a cell of a table",
    "an embedded page",
    "some of the text",
  ]);
});

test("colours and alignment count", () => {
  const stored = '<p style="text-align: center"><span style="color:#fff">a</span></p>';
  expect(unsupportedHtml(stored, "<p>a</p>")).toEqual(["an alignment", "a text colour"]);
});

test("letters written as entities, and signs in attributes, are no loss", () => {
  const stored = '<p><a title="a > b" href="/x">caf&eacute;&nbsp;&#39;</a></p><!-- note -->';
  expect(unsupportedHtml(stored, '<p><a href="/x">caf\u00e9 \'</a></p>')).toEqual([]);
});

test("each kind of part that goes is named", () => {
  const tags = [
    ...["h1", "h2", "h3", "strong", "em", "u", "a", "ul", "ol", "li", "blockquote"],
    ...["pre", "code", "s", "table", "tr", "th", "td", "figure"],
  ];
  const named = tags.map((tag) => unsupportedHtml(`<${tag}>a</${tag}>`, "<p>a</p>"));
  expect(named.map(({ length }) => length)).toEqual(tags.map(() => 1));
  expect(new Set(named.flat()).size).toBeGreaterThan(15);
  expect(unsupportedHtml('a<img src="/a.svg"><hr>', "<p>a</p>")).toHaveLength(2);
});
