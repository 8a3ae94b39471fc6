import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test("tags become spaces, entities their letters, space is one", () => {
  expect(plainText("<h2>Fish&nbsp;&amp; chips</h2><p>5 &lt; 6 &#8217;s</p>\n")).toBe(
    "Fish & chips 5 < 6 ’s",
  );
});

test("a code that is no letter, a tag that is cut off, and one that is written out", () => {
  expect(plainText("a&#9999999;b")).toBe("a\ufffdb");
  expect(plainText('<p>Words</p><p class="cut')).toBe("Words");
  expect(plainText('<p title="a > b">5 < 6</p><!-- <b>no</b> -->')).toBe("5 < 6");
});

test("what follows a block is a word of its own", () => {
  expect(plainText("<ul><li>Visa</li></ul>and flight")).toBe("Visa and flight");
});

test("an escaped entity is decoded once", () => {
  expect(plainText("&amp;lt;b&amp;gt;")).toBe("&lt;b&gt;");
});

test("what is marked inside a word or before its full stop stays beside it", () => {
  expect(
    plainText(
      '<p>See the <a href="/x">Hajj page</a>. <b>U</b>m<strong>r</strong>ah<br>too</p><p>End</p>',
    ),
  ).toBe("See the Hajj page. Umrah too End");
});
