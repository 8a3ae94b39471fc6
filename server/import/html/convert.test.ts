import { expect, test } from "vitest";
import { sanitise } from "#server/content/sanitise.ts";
import { convert } from "./convert.ts";
import { picturesIn, placePictures } from "./place-pictures.ts";
import { wordpressText } from "./wordpress-text.ts";

const base = "https://old.example/2019/03/umrah/";
const converted = (html: string, hasLines = false) => convert({ html, base, hasLines });
const nothing = { attachments: new Map(), own: [] };
const attachment = (id: string) => ({
  ...{
    id,
    address: `https://old.example/${id}.jpg`,
    title: "",
    alt: `Alt ${id}`,
    caption: `Said ${id}`,
  },
});

test.each([
  ["words alone", "Only words", "<p>Only words</p>"],
  ["wrappers go", "<div><section><p>One</p></section>two</div>", "<p>One</p><p>two</p>"],
  ["small headings", "<h4>A</h4><h6>B</h6>", "<h3>A</h3><h3>B</h3>"],
  [
    "a picture in a paragraph stands alone",
    '<p>a <img src="/b.jpg" alt="B"> c</p>',
    '<p>a</p><img src="https://old.example/b.jpg" alt="B"><p>c</p>',
  ],
  [
    "a figure keeps its words",
    '<figure><a href="/b.jpg"><img src="/b.jpg"></a><figcaption>At <em>noon</em></figcaption></figure>',
    '<figure><img src="https://old.example/b.jpg" alt=""><figcaption>At <em>noon</em></figcaption></figure>',
  ],
  [
    "a picture deep within a link stands alone too",
    '<p>a <a href="https://other.example/"><b>b <i><img src="/b.jpg" alt="B"></i></b> c</a> d</p>',
    '<p>a</p><p><a href="https://other.example/"><strong>b</strong></a></p><img src="https://old.example/b.jpg" alt="B"><p><a href="https://other.example/">c</a></p><p>d</p>',
  ],
  [
    "a link around blocks stays at their words",
    '<a href="/x/"><div><h2>b</h2><p>c <em>d</em></p></div><blockquote>e</blockquote></a>',
    '<h2><a href="/x/">b</a></h2><p><a href="/x/">c <em>d</em></a></p><blockquote><p><a href="/x/">e</a></p></blockquote>',
  ],
  [
    "an address within a link around a picture is linked once",
    '<a href="/x/"><img src="/b.jpg" alt="B">https://video.example/1</a>',
    '<img src="https://old.example/b.jpg" alt="B"><p><a href="/x/">https://video.example/1</a></p>',
  ],
  [
    "a picture deep within a heading stands under it",
    '<h2>a <b><a href="/b.jpg"><img src="/b.jpg" alt="B"></a></b></h2><a href="/x/"><h3><img src="/c.jpg" alt="C"></h3></a>',
    '<h2>a</h2><img src="https://old.example/b.jpg" alt="B"><img src="https://old.example/c.jpg" alt="C">',
  ],
  [
    "lists",
    "<ul><li>a<ul><li>b</li></ul></li></ul>",
    "<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>",
  ],
  [
    "a table",
    "<table><caption>T</caption><thead><tr><th colspan=2>H</th></tr></thead><tr><td>1</td><td></td></tr></table>",
    '<p>T</p><table><tbody><tr><th colspan="2"><p>H</p></th></tr><tr><td><p>1</p></td><td><p></p></td></tr></tbody></table>',
  ],
  [
    "a table within a cell keeps its rows to itself",
    "<table><tbody><tr><td>a<table><tr><td>b</td></tr></table></td></tr></tbody></table>",
    "<table><tbody><tr><td><p>a</p><table><tbody><tr><td><p>b</p></td></tr></tbody></table></td></tr></tbody></table>",
  ],
  ["terms", "<dl><dt>T</dt><dd>d</dd></dl>", "<p><strong>T</strong></p><p>d</p>"],
  ["what folds", "<details><summary>S</summary>d</details>", "<p><strong>S</strong></p><p>d</p>"],
  [
    "a player",
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Film"></iframe>',
    '<p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Film</a></p>',
  ],
  [
    "an address alone is a link",
    "<p>https://video.example/1</p>",
    '<p><a href="https://video.example/1">https://video.example/1</a></p>',
  ],
  [
    "links within the old site become paths",
    '<a href="https://old.example/x/?a=1#b">x</a>',
    '<p><a href="/x/?a=1#b">x</a></p>',
  ],
  [
    "files stay where they are",
    '<a href="/x.pdf">x</a>',
    '<p><a href="https://old.example/x.pdf">x</a></p>',
  ],
  ["code", "<pre>a &lt; b<br>c</pre>", "<pre><code>a &lt; b\nc</code></pre>"],
  [
    "nothing of a script",
    "<script>alert(1)</script><style>p{}</style><p onclick=x>a</p>",
    "<p>a</p>",
  ],
  ["no link that runs", '<a href="javascript:alert(1)">a</a>', "<p>a</p>"],
])("%s", (_, html, wanted) => {
  expect(converted(html).html).toBe(wanted);
});

test("what is written goes through the sanitiser without a loss", () => {
  const { html } = converted(
    '<h2 style="text-align:center">A</h2><p>b <a href="https://x.example/">c</a></p><figure><img src="/d.jpg"><figcaption>e</figcaption></figure><table><tr><td>f</td></tr></table><hr><blockquote>g</blockquote>',
  );
  expect(sanitise(html).replace(' rel="noopener noreferrer"', "")).toBe(html);
});

test("a classic text has paragraphs where it has empty lines, and lines where it has lines", () => {
  expect(converted("One\ntwo\n\n<em>three</em>\n \nfour<ul>\n<li>a</li>\n</ul>\n", true).html).toBe(
    "<p>One<br>two</p><p><em>three</em></p><p>four</p><ul><li><p>a</p></li></ul>",
  );
});

test("shortcodes become what they show, or a link, and are said", () => {
  const library = {
    attachments: new Map([
      ["7", attachment("7")],
      ["8", attachment("8")],
    ]),
    own: [attachment("9")],
  };
  const told = (text: string) => {
    const { html, hasLines, notes } = wordpressText(text, library);
    const { html: made, notes: more } = convert({ html, base, hasLines });
    return [made, [...notes, ...more].map(({ what, name }) => `${what} ${name}`.trim())];
  };
  expect(
    told('[caption id="a" width="3"]<a href="/x"><img src="/x.jpg" /></a> Words[/caption]'),
  ).toEqual([
    '<figure><img src="https://old.example/x.jpg" alt=""><figcaption>Words</figcaption></figure>',
    [],
  ]);
  expect(told('[gallery ids="8,7"]')[0]).toBe(
    '<figure><img src="https://old.example/8.jpg" alt="Alt 8"><figcaption>Said 8</figcaption></figure><figure><img src="https://old.example/7.jpg" alt="Alt 7"><figcaption>Said 7</figcaption></figure>',
  );
  expect(told("[gallery]")[1]).toEqual(["galleries"]);
  expect(told("[embed]https://v.example/1[/embed]")).toEqual([
    '<p><a href="https://v.example/1">https://v.example/1</a></p>',
    ["embeds v.example"],
  ]);
  expect(told('[contact-form-7 id="1"]')).toEqual([
    '<p><a href="/contact">Contact</a></p>',
    ["forms"],
  ]);
  expect(told('[su_button url="https://b.example/"]Book[/su_button] now')).toEqual([
    '<p><a href="https://b.example/">https://b.example/</a></p><p>Book now</p>',
    ["shortcodes su_button"],
  ]);
  expect(told("See [1] and [sic], and [[gallery]].")[0]).toBe(
    "<p>See [1] and [sic], and [gallery].</p>",
  );
});

test("a text that names all pictures again and again shows two thousand, and says so", () => {
  const picture = attachment("9");
  const library = { attachments: new Map([["9", picture]]), own: Array(300).fill(picture) };
  const text = `${"[gallery]".repeat(500)}[gallery ids="${"9,".repeat(900)}"]${"[playlist]".repeat(500)}`;
  const { html, notes } = wordpressText(text, library);
  expect(html.split("<img").length - 1).toBe(2000);
  expect(html).not.toContain("<audio");
  expect(notes).toContainEqual({ what: "shortcodes", name: "gallery", count: 1 });
});

test("blocks that are made anew for each visitor are said; the others come", () => {
  const { html, notes, hasLines } = wordpressText(
    '<!-- wp:latest-posts {"n":1} /--><!-- wp:paragraph --><p>a</p><!-- /wp:paragraph --><!--nextpage-->',
    nothing,
  );
  expect(hasLines).toBe(false);
  expect(convert({ html, base }).html).toBe("<p>a</p>");
  expect(notes).toEqual([
    { what: "blocks", count: 1, name: "latest-posts" },
    { what: "parts", count: 1, name: "" },
  ]);
});

test("pictures that came are ours; of those that did not the words stay", () => {
  const { html } = converted(
    '<figure><img src="/a.jpg"><figcaption>A</figcaption></figure><img src="/b.jpg" alt="B &amp; b"><img src="/c.jpg?x=1&amp;y=2">',
  );
  expect(picturesIn(html)).toEqual([
    "https://old.example/a.jpg",
    "https://old.example/b.jpg",
    "https://old.example/c.jpg?x=1&y=2",
  ]);
  expect(
    placePictures(html, (address) => (address.includes("c.jpg") ? "/media/c/picture.jpg" : null)),
  ).toBe('<p>A</p><p>B &amp; b</p><img src="/media/c/picture.jpg" alt="">');
});

test.each([
  ["10,000 levels", `${"<div>".repeat(10_000)}words`],
  ["300,000 levels", `${"<div>".repeat(300_000)}words`],
  ["half a million brackets", "[a b ".repeat(100_000)],
  ["half a million tags that are never closed", "<p ".repeat(160_000)],
  ["as many shortcodes without an end", '[x_y z="1"]'.repeat(40_000)],
  ["as many embeds without an end", "[embed]".repeat(60_000)],
  ["white space", " ".repeat(500_000)],
  ["lines", "\n".repeat(500_000)],
  ["comments without an end", "<!-- wp:x ".repeat(50_000)],
  ["comments with one end", `${"<!-- wp:x ".repeat(50_000)}-->`],
  ["shortcodes with one end", `${"[embed]".repeat(60_000)}[/embed]`],
  ["looks around many paragraphs", "<b><i><u><s>".repeat(70) + "<p>x</p>".repeat(15_000)],
  ["links within links", '<a href="/a"><b>'.repeat(20_000)],
])("hostile: %s is read in a moment", (_, text) => {
  const begun = performance.now();
  const { html, hasLines } = wordpressText(text, nothing);
  const { html: made } = convert({ html, base, hasLines });
  sanitise(made);
  expect(performance.now() - begun).toBeLessThan(5000);
});

test("of a text that is too deep the words stay: no tags, attributes or comments, and signs as they were meant", () => {
  const within = "one<p title=\"a > b\" data-x='<i>'>two &amp; &lt;three&gt;<!-- > no --></p>four";
  const { html, notes } = converted("<div>".repeat(400) + within);
  expect(html).toBe("<p>one two &amp; &lt;three&gt; four</p>");
  expect(notes).toMatchObject([{ what: "only-words" }]);
});

const BLUE = '<span style="color: blue">';
const LONG = "x".repeat(2000);

test.each([
  ["looks around them", BLUE.repeat(200) + "<p>x</p>".repeat(20_000), `<p>${BLUE}`, "<p>x</p>"],
  [
    "the style of one that is divided",
    `<p style="${LONG}">${'x<img src="/a.jpg">'.repeat(20_000)}`,
    `<p style="${LONG}">x</p><img `,
    '<p>x</p><img src="https://old.example/a.jpg" alt="">',
  ],
  [
    "the words of many pictures",
    `<figure><figure><figcaption>${LONG}</figcaption>${'<img src="/a.jpg">'.repeat(20_000)}`,
    `<figure><img src="https://old.example/a.jpg" alt=""><figcaption>${LONG}</figcaption></figure>`,
    '<img src="https://old.example/a.jpg" alt="">',
  ],
])(
  "what paragraphs share is written with each, until the text is longer than any of ours: %s",
  (_, text, first, last) => {
    const { html } = converted(text);
    expect(html.startsWith(first)).toBe(true);
    expect(html.endsWith(last.repeat(100))).toBe(true);
    expect(html.length).toBeGreaterThan(500_000);
    expect(html.length).toBeLessThan(2_000_000);
  },
);
