import { expect, test } from "vitest";
import { convert } from "./convert.ts";

const base = "https://old.example/2019/umrah/";
const told = (text: string) => {
  const { html, notes } = convert({ html: text, base });
  return [html, notes.map(({ what, count, name }) => [what, count, name])];
};
const note = (what: string, count = 1, name = "") => [what, count, name];

test.each([
  ["a heading that is one of ours", "<h2>A</h2><h3>B</h3>", "<h2>A</h2><h3>B</h3>", []],
  ["two that are not", "<h4>A</h4><h5>B</h5>", "<h3>A</h3><h3>B</h3>", [note("headings", 2)]],
  ["what folds", "<details><p>a</p></details>", "<p>a</p>", [note("details")]],
  ["terms", "<dl><dd>d</dd></dl>", "<p>d</p>", [note("terms")]],
  ["columns", '<div class="a wp-block-columns"><p>a</p></div>', "<p>a</p>", [note("columns")]],
  ["one column", '<div class="wp-block-column"><p>a</p></div>', "<p>a</p>", []],
  ["a script", "<p>a</p><script>b</script>", "<p>a</p>", [note("scripts")]],
  ["what a style says", "<style>b</style><p>a</p>", "<p>a</p>", []],
  ["a drawing", "<svg><text>b</text></svg><p>a</p>", "<p>a</p>", [note("drawings")]],
  [
    "a drawing in the address",
    '<img src="data:image/png,A">',
    "",
    [["drawings", 1, "data:image/png,A"]],
  ],
  ["a picture without an address", '<img src="https://">', "", [["pictures", 1, "https://"]]],
  ["small letters", "<p>a<sup>2</sup></p>", "<p>a2</p>", [note("raised")]],
  ["a link that runs", '<p><a href="javascript:a">b</a></p>', "<p>b</p>", [note("links")]],
  [
    "a film of the old site",
    '<video><source src="/a.mp4"></video>',
    '<p><a href="https://old.example/a.mp4">https://old.example/a.mp4</a></p>',
    [note("films", 1, "old.example")],
  ],
  [
    "a recording",
    '<audio src="/a.mp3" title="Talk"></audio>',
    '<p><a href="https://old.example/a.mp3">Talk</a></p>',
    [note("films", 1, "old.example")],
  ],
  [
    "what a plug-in plays",
    '<object data="https://v.example/1"></object>',
    '<p><a href="https://v.example/1">https://v.example/1</a></p>',
    [note("embeds", 1, "v.example")],
  ],
  [
    "a page of the old site within the page",
    '<iframe src="/map"></iframe>',
    '<p><a href="/map">/map</a></p>',
    [note("embeds", 1, "old.example")],
  ],
  [
    "a gallery of Ghost with one picture",
    '<figure class="kg-card kg-gallery-card"><img src="/a.jpg"></figure>',
    '<img src="https://old.example/a.jpg" alt="">',
    [note("galleries")],
  ],
  [
    "a form",
    "<form><p>Name</p><input></form>",
    '<p><a href="/contact">Contact</a></p>',
    [note("forms")],
  ],
  [
    "a drawing with a long address",
    `<img src="data:image/png,${"A".repeat(200)}">`,
    "",
    [["drawings", 1, `data:image/png,${"A".repeat(85)}`]],
  ],
  ["a place in the text", '<p><a href="#a">b</a></p>', "<p>b</p>", []],
])("of %s it is said what became of it", (_, text, html, notes) => {
  expect(told(text)).toEqual([html, notes]);
});

test.each([
  [
    "a list begins where it began",
    '<ol start="7"><li>a</li></ol>',
    '<ol start="7"><li><p>a</p></li></ol>',
  ],
  [
    "no list of dots has a beginning",
    '<ul start="7"><li>a</li></ul>',
    "<ul><li><p>a</p></li></ul>",
  ],
  ["nor where none can be", '<ol start="x"><li>a</li></ol>', "<ol><li><p>a</p></li></ol>"],
  ["what lies loose in a list is one of it", "<ul> <p>a</p> </ul>", "<ul><li><p>a</p></li></ul>"],
  [
    "the place in a list has four digits at most",
    '<ol start="1999"><li>a</li></ol><ol start="19999"><li>a</li></ol>',
    '<ol start="1999"><li><p>a</p></li></ol><ol><li><p>a</p></li></ol>',
  ],
  [
    "a picture that comes as one scrolls",
    '<img src="" data-src="/a.jpg">',
    '<img src="https://old.example/a.jpg" alt="">',
  ],
  [
    "what stands in the middle of classic texts, and of blocks",
    '<p class="aligncenter">a</p><p class="has-text-align-right">b</p>',
    '<p style="text-align: center">a</p><p style="text-align: right">b</p>',
  ],
  [
    "a film within a figure stands before its words",
    '<figure><img src="/a.jpg"><video src="/a.mp4" title="Film"></video><figcaption>c</figcaption></figure>',
    '<img src="https://old.example/a.jpg" alt=""><p><a href="https://old.example/a.mp4">Film</a></p><p>c</p>',
  ],
  ["what is for those without scripts", "<p>a</p><noscript><p>b</p></noscript>", "<p>a</p>"],
  ["what was struck out", "<p><del>a</del> <strike>b</strike></p>", "<p><s>a</s> <s>b</s></p>"],
  [
    "a style with quotation marks",
    `<p><span style='font-family: "A"'>a</span></p>`,
    '<p><span style="font-family: &quot;A&quot;">a</span></p>',
  ],
  [
    "a cell spans twenty at most, and a table has a foot",
    '<table><tfoot><tr><td colspan="20">a</td><td colspan="21">b</td></tr></tfoot></table>',
    '<table><tbody><tr><td colspan="20"><p>a</p></td><td><p>b</p></td></tr></tbody></table>',
  ],
  ["a line between", "<p>a</p><hr><p>b</p>", "<p>a</p><hr><p>b</p>"],
  ["breaks at an end say nothing", "<p>a<br><br> </p>", "<p>a</p>"],
  ["a break between does", "<p>a<br>b</p>", "<p>a<br>b</p>"],
  [
    "a picture is told without blanks",
    '<img src="/a.jpg" alt=" A ">',
    '<img src="https://old.example/a.jpg" alt="A">',
  ],
  [
    "a figure of words is words",
    "<figure><p>a</p><figcaption>b</figcaption></figure>",
    "<p>a</p><p>b</p>",
  ],
])("%s", (_, text, html) => {
  expect(told(text)[0]).toBe(html);
});
