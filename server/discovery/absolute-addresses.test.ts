import { expect, test } from "vitest";
import { withAbsoluteAddresses } from "./absolute-addresses.ts";

const named = (html: string) => withAbsoluteAddresses(html, "https://rihla.example/blog/a/b");

test.each([
  [
    '<a href="/contact?a=1&amp;b=2">c</a>',
    '<a href="https://rihla.example/contact?a=1&amp;b=2">c</a>',
  ],
  ['<a href="#end">e</a>', '<a href="https://rihla.example/blog/a/b#end">e</a>'],
  ['<a title="x" href="tel:+880" rel="y">t</a>', '<a title="x" href="tel:+880" rel="y">t</a>'],
  ['<a href="https://other.example/x">o</a>', '<a href="https://other.example/x">o</a>'],
  ['<img src="/art/campus.svg" alt="">', '<img src="https://rihla.example/art/campus.svg" alt="">'],
  ['<a href="/a, /b 2">two</a>', '<a href="https://rihla.example/a,%20/b%202">two</a>'],
  [
    '<source srcset="/media/x/320.avif 320w, /media/x/640.avif 640w">',
    '<source srcset="https://rihla.example/media/x/320.avif 320w, https://rihla.example/media/x/640.avif 640w">',
  ],
])("%s", (html, whole) => {
  expect(named(html)).toBe(whole);
});

test("words that look like an attribute are words", () => {
  const code = '<pre>href="/x" &lt;a href="/y"&gt;</pre><p title="src=&quot;/z&quot;">w</p>';
  expect(named(code)).toBe(code);
});

test("nothing, and an address that none can be made of", () => {
  expect(named("")).toBe("");
  expect(named('<a href="http://[">x</a>')).toBe('<a href="http://[">x</a>');
});
