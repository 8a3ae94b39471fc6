import { expect, test } from "vitest";
import { plainText, searchTextOf } from "./plain-text.ts";

test("tags become spaces, entities their letters, space is one", () => {
  expect(plainText("<h2>Fish&nbsp;&amp; chips</h2><p>5 &lt; 6 &#8217;s</p>\n")).toBe(
    "Fish & chips 5 < 6 ’s",
  );
});

test("a code that is no letter becomes a space", () => {
  expect(plainText("a&#9999999;b")).toBe("a b");
});

test("an escaped entity is decoded once", () => {
  expect(plainText("&amp;lt;b&amp;gt;")).toBe("&lt;b&gt;");
});

test("search text is lower case and composed", () => {
  expect(searchTextOf("Cafe\u0301", "VISA")).toBe("caf\u00e9 visa");
});

test("what is marked inside a word or before its full stop stays beside it", () => {
  expect(
    plainText('<p>See the <a href="/x">Hajj page</a>. <b>U</b>mrah<br>too</p><p>End</p>'),
  ).toBe("See the Hajj page. Umrah too End");
});
