import { expect, test } from "vitest";
import blogs from "#server/demo/blogs.json" with { type: "json" };
import { sanitise } from "./sanitise.ts";

/** What the editor makes, each control of its toolbar once. */
const KEPT = [
  "<h1>One</h1><h2>Two</h2><h3>Three</h3><p>Normal</p>",
  '<p><span style="font-family:sans-serif">a</span><span style="font-family:monospace">b</span></p>',
  "<p><strong>bold</strong> <em>italic</em> <u>underline</u> <s>struck</s></p>",
  '<p><span style="color:#0a6c4f;background-color:rgb(255, 240, 1)">colours</span></p>',
  "<blockquote><p>said</p></blockquote><pre><code>a &lt; b\n  c</code></pre>",
  "<ol><li><p>one</p></li></ol><ul><li><p>two<br>lines</p></li></ul>",
  '<ol start="3" type="a"><li><p>three</p></li></ol>',
  '<p style="text-align:center">centre</p><h2 style="text-align:justify">both</h2>',
  '<p><a href="/packages/umrah">own</a> <a href="#top">here</a></p>',
  '<p><a href="https://x.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">out</a></p>',
  '<p><a href="mailto:a@rihla.example" rel="noopener noreferrer">mail</a></p>',
  '<table><tbody><tr><th colspan="2"><p>Room</p></th></tr><tr><td><p>Quad</p></td><td><p>1,20,000</p></td></tr></tbody></table>',
  '<p dir="rtl">right</p><h2 dir="ltr">left</h2><hr>',
  '<figure><img src="/art/campus.svg" alt="A campus"><figcaption>The <strong>campus</strong></figcaption></figure>',
  '<img src="/art/campus.svg" alt="A campus" width="640" height="360"><img src="https://x.example/a.jpg" alt="">',
  '<img src="/a.jpg" alt="" role="presentation">',
  '<p>মায়ের সঙ্গে &amp; العمرة 🐪 &amp;lt;b&amp;gt; 5 &gt; 4 " /&gt;</p>',
];

test.each(KEPT)("%s stays as it is", (html) => expect(sanitise(html)).toBe(html));

test.each([
  ["<b>b</b><i>i</i><del>d</del>", "<strong>b</strong><em>i</em><s>d</s>"],
  ['<div class="x"><p id="y" data-z>t</p></div>', "<p>t</p>"],
  ["<p><font color=red>t</font><o:p></o:p></p>", "<p>t</p>"],
  [
    '<table border="1" style="width:9in"><thead><tr><th colspan="1" width="9">a</th></tr></thead><tr><td rowspan="900">b</td></tr></table>',
    "<table><tbody><tr><th>a</th></tr></tbody><tr><td>b</td></tr></table>",
  ],
  ['<p dir="auto">a</p><h2 dir="up">b</h2><li dir="rtl">c</li>', "<p>a</p><h2>b</h2><li>c</li>"],
  [
    '<a href="https://x.example" rel="opener">x</a>',
    '<a href="https://x.example" rel="noopener noreferrer">x</a>',
  ],
  [
    '<a href="/contact" target="_blank">x</a>',
    '<a href="/contact" target="_blank" rel="noopener noreferrer">x</a>',
  ],
  ['<ol start="x" type="disc" reversed><li>a</li></ol>', "<ol><li>a</li></ol>"],
  ['<a href="//x.example">x</a><a name="y">z</a>', "xz"],
  ['<a href="https:/x.example">x</a><a href="https:\\\\x.example">y</a>', "xy"],
  [
    '<a>1<img src="/a.jpg" alt="">2</a><a href="/x">3<img>4</a>',
    '1<img src="/a.jpg" alt="">2<a href="/x">34</a>',
  ],
  [
    '<a href="/x">1<b><a name="y">2</a>3</b>4</a><a><s><a href="#z">5</a></s></a></a>',
    '<a href="/x">1<strong>23</strong>4</a><s><a href="#z">5</a></s>',
  ],
  ['<a href="" title=" href=&quot;/x&quot;">x</a><img alt=" src=&quot;/x&quot;">', "x"],
  ['<img src="https:/x.example/a.jpg" alt="">', ""],
  [
    '<img src="/a.jpg" alt="A gate" role="presentation"><img src="/b.jpg" role="button">',
    '<img src="/a.jpg" alt="A gate"><img src="/b.jpg" alt="">',
  ],
  ["<p>open <strong>never closed", "<p>open <strong>never closed</strong></p>"],
  ["", ""],
])("%s becomes %s", (html, clean) => {
  expect(sanitise(html)).toBe(clean);
  expect(sanitise(clean)).toBe(clean);
});

test.each([
  "position:fixed",
  "color:red",
  "color:#12",
  "color:rgb(1,2)",
  "color:rgb(1,2,3);x:expression(1)",
  "background-color:url(https://x.example)",
  "background:#fff",
  "text-align:start",
  "font-family:Arial",
  "font-size:90px",
  "color:var(--x)",
  "color:#fff!important;width:1px",
  "color:#fff/**/;top:0",
])("of the style %s only what the editor makes is kept", (style) => {
  expect(sanitise(`<p style="${style}">t</p>`)).toMatch(
    /^<p( style="(color:#fff|color:rgb\(1,2,3\))( !important)?")?>t<\/p>$/,
  );
});

test("a style of any length that the editor could make is kept, one beyond it is not read", () => {
  const styled = (spaces: number) => `<p style="color:${" ".repeat(spaces)}#fff">t</p>`;
  expect(sanitise(styled(990))).toBe('<p style="color:#fff">t</p>');
  expect(sanitise(styled(1000))).toBe("<p>t</p>");
});

test("every post of the demo agency stays as it is", () => {
  for (const { link, content } of blogs) expect(sanitise(content), link).toBe(content);
});

test.each(["b", "q", "svg", "blockquote"])(
  "a thousand <%s> inside one another are too many: each would take longer than the one before",
  (tag) => {
    const deep = (depth: number) => `${`<${tag}>`.repeat(depth)}x`;
    expect(sanitise(deep(1000)).match(/<\w/g)?.length ?? 0).toBeLessThanOrEqual(50);
    expect(() => sanitise(deep(1001))).toThrow("text-too-deep");
    // One after the other they may be many.
    expect(sanitise(`<p>${`<${tag}>x</${tag}>`.repeat(3000)}</p>`)).toMatch(/^<p>/);
  },
);

test("depth and size are bounded, and do not take for ever", () => {
  expect(() => sanitise(`${"<blockquote>".repeat(20_000)}x`)).toThrow("text-too-deep");
  expect(sanitise("<".repeat(100_000))).not.toContain("<");
  expect(sanitise("<a><b></b></a>".repeat(30_000))).not.toContain("a");
  expect(sanitise("<img>".repeat(100_000))).toBe("");
  expect(sanitise(`<p>${"a".repeat(400_000)}</p>`)).toHaveLength(400_007);
});
