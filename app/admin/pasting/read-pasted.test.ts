import { expect, test } from "vitest";
import { readPasted } from "./read-pasted.ts";

const HERE = "https://rihla.example";
const read = (html: string) => readPasted(html, HERE);
const htmlOf = (html: string) => read(html).html;

test("Word's fonts, colours and markup of its own go; words and emphasis stay", () => {
  const word = `<!--StartFragment--><style>p{color:red}</style><p class=MsoNormal style='margin:0;font-family:"Calibri"'><b style='mso-bidi-font-weight:normal'>Umrah</b><o:p></o:p> <span style="color:#1F3864">tips</span></p>`;
  expect(htmlOf(word)).toBe("<p><b>Umrah</b> <span>tips</span></p>");
});

test("Google Docs says bold and slanted with styles", () => {
  const docs = `<span style="font-size:11pt;font-weight:700;font-style:italic;color:#000">Hajj</span>`;
  expect(htmlOf(docs)).toBe(`<span style="font-weight:700; font-style:italic">Hajj</span>`);
});

test("a piece of our own editor keeps its colour", () => {
  const own = `<p data-pm-slice="1 1 []"><span style="color: #a12721">red</span></p>`;
  expect(htmlOf(own)).toBe(own);
});

test("what a parser must read: signs in attributes, comments, tags left open, texts that look like tags", () => {
  expect(htmlOf('<p title="5 > 3" class=x>a &lt;b&gt; &amp; c<!-- <b>no</b> --><br>d')).toBe(
    "<p>a &lt;b&gt; &amp; c<br>d</p>",
  );
  expect(htmlOf("<p style='font-weight:bold;font-family:\"A\"'>a<font color=red>b")).toBe(
    '<p style="font-weight:bold">ab</p>',
  );
  expect(htmlOf("<p>a</p><style>p { color: red }")).toBe("<p>a</p>");
  expect(htmlOf("")).toBe("");
});

test("a link leads where it led, without who counts its readers", () => {
  const docs =
    '<a href="https://www.google.com/url?q=https://rihla.example/?a%3D1%26copy%3D2&amp;sa=D&amp;ust=1">Umrah</a>';
  expect(htmlOf(docs)).toBe('<a href="https://rihla.example/?a=1&amp;copy=2">Umrah</a>');
});

test("pictures: elsewhere they stay, ours lose the name of the site, what must be brought in is marked", () => {
  const { html, pictures, lost } = read(
    '<img src="https://x.example/a.jpg?w=1&amp;h=2" alt="A &quot;gate&quot;"><img src="https://rihla.example/media/x.jpg"><img src="data:image/png;base64,AAAA" alt="B"><img src="file:///C:/a.png" width=20 height=30><img src="https://x.example/count.gif" width=1 height=1><img>',
  );
  expect(html).toBe(
    '<img src="https://x.example/a.jpg?w=1&amp;h=2" alt="A &quot;gate&quot;"><img src="/media/x.jpg" alt=""><img src="pasted:0" alt="B"><img src="pasted:1" alt="">',
  );
  expect(pictures).toEqual([
    { data: "data:image/png;base64,AAAA", width: 0, height: 0, alt: "B" },
    { data: null, width: 20, height: 30, alt: "" },
  ]);
  expect(lost).toEqual({});
});

test("whoever writes our mark into a page brings in nothing by it", () => {
  expect(read('<img src="pasted:0">').pictures).toEqual([
    { data: null, width: 0, height: 0, alt: "" },
  ]);
});

test("Word's lists, numbered in any way and any script, are lists again, nested as they were", () => {
  const item = (level: number, prefix: string, words: string, list = "lfo1") =>
    `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} ${list}'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${prefix}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>\n`;
  expect(
    htmlOf(
      item(1, "1)", "One") +
        item(2, "·", "Deep") +
        item(3, "o", "Deeper") +
        item(1, "2)", 'Two <img src="https://x.example/a.jpg"> more') +
        item(1, "·", "Other", "lfo2") +
        "<p>Between</p>" +
        item(1, "৩।", "Bullet", "lfo3") +
        item(1, "৩.", "Three", "lfo4") +
        item(1, "iv.", "Four", "lfo5") +
        item(1, "C.", "Third", "lfo6"),
    ).replaceAll("\n", ""),
  ).toBe(
    '<ol><li><p>One</p><ul><li><p>Deep</p><ul><li><p>Deeper</p></li></ul></li></ul></li><li><p>Two <img src="https://x.example/a.jpg" alt=""> more</p></li></ol><ul><li><p>Other</p></li></ul><p>Between</p><ul><li><p>Bullet</p></li></ul><ol start="3"><li><p>Three</p></li></ol><ol start="4" type="i"><li><p>Four</p></li></ol><ol start="3" type="A"><li><p>Third</p></li></ol>',
  );
});

test("a numbered heading keeps its number", () => {
  expect(
    htmlOf(
      "<h2 style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span><![endif]>Papers</h2>",
    ),
  ).toBe("<h2>2. Papers</h2>");
});

test("a figure whose picture must be brought in keeps its words", () => {
  expect(
    htmlOf(
      '<figure><img src="data:image/png;base64,AAAA"><figcaption>At dawn</figcaption></figure>',
    ),
  ).toBe('<img src="pasted:0" alt=""><p>At dawn</p>');
  const own = '<figure><img src="/art/campus.svg" alt=""><figcaption>At dawn</figcaption></figure>';
  expect(htmlOf(own)).toBe(own);
});

test("a paragraph of pictures alone is those pictures", () => {
  expect(
    htmlOf(
      '<p><b><a href="/x"><img src="/a.jpg" alt="A &quot;b&quot;"></a></b>&nbsp;<img src="/c.jpg"></p>',
    ),
  ).toBe('<img src="/a.jpg" alt="A &quot;b&quot;"><img src="/c.jpg" alt="">');
});

test("smaller headings become the smallest that there is; what a table is called stands above it", () => {
  expect(htmlOf("<h5>a</h5><table><caption>b</caption><tr><td>c</td></tr></table>")).toBe(
    "<h3>a</h3><p>b</p><table><tr><td>c</td></tr></table>",
  );
});

test.each([
  ["<p>a<del cite='mailto:K'>b</del><ins cite='mailto:K'>c</ins></p>", "<p>ac</p>", { changes: 2 }],
  ["<p><del>b</del></p>", "<p><del>b</del></p>", {}],
  [
    "<p>a<math><mi>x</mi></math><iframe src=x>y</iframe></p>",
    "<p>a</p>",
    { formulas: 1, embedded: 1 },
  ],
  [
    "<p>m<sup>2</sup> H<span style='vertical-align:sub'>2</span>O</p>",
    "<p>m2 H2O</p>",
    { raised: 2 },
  ],
  ["<p>a<sup><a href='#ftnt1'>[1]</a></sup></p>", "<p>a[1]</p>", {}],
  [
    "<p><a href='file:///C:/a.doc'>a</a><a href='#x'>b</a><a name=y>c</a></p>",
    "<p>abc</p>",
    { links: 1 },
  ],
  [
    "<p>a<a href='/x'><img src='/y.jpg'></a></p>",
    '<p>a<img src="/y.jpg" alt=""></p>',
    { pictureLinks: 1 },
  ],
  ["<p>a<span style='display:none;mso-hide:all'>secret</span></p>", "<p>a</p>", { hidden: 1 }],
  ["<tr style='display:none'><td></td></tr>", "", {}],
  ["<p><input value=x><select><option>y</select>z</p>", "<p>z</p>", { fields: 2 }],
  ["<div style='column-count:2'>a</div>", "<div>a</div>", { columns: 1 }],
  ["<td colspan=40>a</td>", '<td colspan="40">a</td>', { cells: 1 }],
  [
    "<span style='mso-ignore:vglayout2'><table><tr><td>a</td></tr></table></span><![if !mso]><table><tr><td><![endif]><table><tr><td>b</td></tr></table><![if !mso]></td></tr></table><![endif]>",
    "a<table><tr><td>b</td></tr></table>",
    {},
  ],
  ["<td x:fmla='=A1'>3</td>", "<td>3</td>", { calculations: 1 }],
  [
    '<p>a<!--[if gte vml 1]><v:shape id="T1"><v:textbox><p>In a box</p></v:textbox></v:shape><![endif]--><![if !vml]><img src=\'file:///c.png\' v:shapes="T1"><![endif]></p>',
    "<p>a<p>In a box</p></p>",
    { textBoxes: 1 },
  ],
  [
    "<p>a<!--[if gte msEquation 12]><m:oMath>x</m:oMath><![endif]--><![if !msEquation]><img src='file:///c.png'><![endif]>b</p>",
    "<p>ab</p>",
    { formulas: 1 },
  ],
  [
    '<p>a<!--[if gte mso 9]><xml><o:OLEObject Type="Embed" ProgID="Excel.Sheet.12"></o:OLEObject></xml><![endif]--></p>',
    "<p>a</p>",
    { embedded: 1 },
  ],
])("%s comes in as %s", (html, clean, lost) => {
  const found = read(html);
  expect(found.html).toBe(clean);
  expect(Object.fromEntries(Object.entries(found.lost).filter(([, count]) => count > 0))).toEqual(
    lost,
  );
});
