import { expect, test } from "vitest";
import { readableHtml } from "./readable-html.ts";
import { sanitise } from "./sanitise.ts";

const FACTS = {
  name: "Noor & Sons <Travel>",
  phone: "+880 1811-000111",
  mail: "hello@noor.example",
  address: "House 2, Sylhet",
  hours: "Sunday, 9 am to 5 pm",
};

test("facts are filled in as text, numbers and addresses as links", () => {
  const stored = sanitise(
    "<p>{name}: call {phone}, write to {mail}, visit {address} ({hours}). {other}</p>",
  );
  expect(readableHtml(stored, FACTS)).toBe(
    '<p dir="auto">Noor &amp; Sons &lt;Travel&gt;: call <a href="tel:+8801811000111">+880 1811-000111</a>, ' +
      'write to <a href="mailto:hello@noor.example">hello@noor.example</a>, visit House 2, Sylhet ' +
      "(Sunday, 9 am to 5 pm). {other}</p>",
  );
});

test("a link of one's own is filled in, and holds no other", () => {
  const stored = sanitise(
    '<p><a href="tel:{phone}">Call {phone}</a> <a href="mailto:{mail}">Write</a></p>',
  );
  expect(readableHtml(stored, FACTS)).toBe(
    '<p dir="auto"><a href="tel:+8801811000111" rel="noopener noreferrer">Call +880 1811-000111</a> ' +
      '<a href="mailto:hello@noor.example" rel="noopener noreferrer">Write</a></p>',
  );
});

test("behind a link a number is one by itself again, within it never, whatever else ends there", () => {
  expect(readableHtml('<p><a href="/a"><b>x</b> {phone}</a></p>', FACTS)).toBe(
    '<p dir="auto"><a href="/a"><b>x</b> +880 1811-000111</a></p>',
  );
  expect(readableHtml('<p><a href="/a">{phone}</a> <b id="x">{phone}</b></p>', FACTS)).toBe(
    '<p dir="auto"><a href="/a">+880 1811-000111</a> ' +
      '<b id="x"><a href="tel:+8801811000111">+880 1811-000111</a></b></p>',
  );
});

test("what is not known yet leaves a gap, no link to nowhere", () => {
  const nothing = { name: "", phone: "", mail: "", address: "", hours: "" };
  expect(readableHtml("<p>Call {phone}.</p>", nothing)).toBe('<p dir="auto">Call .</p>');
});

test("a fact is no HTML, whatever an owner wrote", () => {
  const facts = { ...FACTS, phone: '"><img src=x onerror=alert(1)>', address: "<script>" };
  const shown = readableHtml('<p>{phone} {address} <a href="tel:{phone}">x</a></p>', facts);
  expect(shown).not.toMatch(/<(img|script)/);
  expect(shown).toContain('href="tel:1"');
});

test("every block has its own direction; code, words and entities stay as they are", () => {
  const html =
    '<h2>مكة</h2><ul><li>a &amp; b</li></ul><pre><code>{x} &lt;p&gt;</code></pre><p style="text-align:center">c<br>d</p>';
  expect(readableHtml(html, FACTS)).toBe(
    '<h2 dir="auto">مكة</h2><ul dir="auto"><li>a &amp; b</li></ul>' +
      '<pre><code>{x} &lt;p&gt;</code></pre><p dir="auto" style="text-align:center">c<br>d</p>',
  );
  expect(readableHtml("", FACTS)).toBe("");
});

test("what stands inside a list or a quotation takes its direction", () => {
  const html = "<ul><li><p>عمرة</p></li></ul><blockquote><p>a</p></blockquote><p>b</p>";
  expect(readableHtml(html, FACTS)).toBe(
    '<ul dir="auto"><li><p>عمرة</p></li></ul><blockquote dir="auto"><p>a</p></blockquote><p dir="auto">b</p>',
  );
});

test("links to our pages lead to those of the language, but for pages that have none", () => {
  const html =
    '<p><a href="/about?a=1#b">a</a> <a href="/login">b</a> <a href="/no/where">c</a></p>';
  expect(readableHtml(html, FACTS, "bn")).toBe(
    '<p dir="auto"><a href="/bn/about?a=1#b">a</a> <a href="/login">b</a> <a href="/no/where">c</a></p>',
  );
  expect(readableHtml(html, FACTS)).toBe(html.replace("<p>", '<p dir="auto">'));
});

test("a post of nothing but facts does not grow without end", () => {
  const stored = "<p>{hours}</p>".repeat(10_000);
  expect(readableHtml(stored, FACTS).length).toBeLessThan(stored.length * 2 + 50_000);
});

test("a wide table is moved by itself, by keyboard too", () => {
  const html = "<p>a</p><table><tbody><tr><td><p>b</p></td></tr></tbody></table><p>c</p>";
  expect(readableHtml(html, FACTS)).toBe(
    '<p dir="auto">a</p><div class="wide-table" tabindex="0"><table dir="auto"><tbody><tr><td>' +
      '<p>b</p></td></tr></tbody></table></div><p dir="auto">c</p>',
  );
});
