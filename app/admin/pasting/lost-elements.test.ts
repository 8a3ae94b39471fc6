import { expect, test } from "vitest";
import type { Losses } from "./losses.ts";
import { readPasted } from "./read-pasted.ts";

const columns = "<style><!-- @page WordSection1 { mso-columns:2 even 35pt } --></style>";
const note = `<!--[if gte vml 1]><v:shape><v:textbox><div>Ask</div></v:textbox><x:ClientData ObjectType="Note"></x:ClientData></v:shape><![endif]-->`;

test.each<[from: string, html: string, becomes: string, lost: Losses]>([
  ["a note of Sheets", "<td data-sheets-note='x'>3</td>", "<td>3</td>", { comments: 1 }],
  ["a sum of Sheets", "<td data-sheets-formula='=A1'>3</td>", "<td>3</td>", { calculations: 1 }],
  ["a note of Excel", `<p>3${note}</p>`, "<p>3</p>", { comments: 1 }],
  ["a cell of twenty", "<td rowspan=20>a</td>", '<td rowspan="20">a</td>', {}],
  ["a cell of twenty-one", "<td rowspan=21>a</td>", '<td rowspan="21">a</td>', { cells: 1 }],
  ["a tick of Docs", "<li role=checkbox>a</li>", "<li>a</li>", { ticks: 1 }],
  ["a drawing", "<p>a<svg><path/></svg></p>", "<p>a</p>", { pictures: 1 }],
  ["a film", "<p>a<video src=x></video></p>", "<p>a</p>", { embedded: 1 }],
  ["an end of a page of Docs", "<p>a<br style='break-before:page'>b</p>", "<p>ab</p>", {}],
  ["an end of a line of Word beside a picture", "<p>a<br clear=all>b</p>", "<p>ab</p>", {}],
  ["the end of a line", "<p>a<br>b</p>", "<p>a<br>b</p>", {}],
  ["columns of Word", `<head>${columns}</head><p>a</p>`, "<p>a</p>", { columns: 1 }],
  ["a style without any", "<head><style>p{}</style></head><p>a</p>", "<p>a</p>", {}],
  [
    "the sign of a comment of Word",
    "<p>a<a class=msocomanchor href='#c'>[K1]</a></p>",
    "<p>a</p>",
    { comments: 1 },
  ],
  ["the words of one", "<p>a</p><div class=msocomtxt>Ask Karim</div>", "<p>a</p>", {}],
  ["all of them", "<div style='mso-element:comment-list'><p>Ask</p></div><p>a</p>", "<p>a</p>", {}],
  ["a picture that says nothing", "<p>a<img role=none src='/y.jpg'></p>", "<p>a</p>", {}],
  [
    "a picture that counts",
    "<p>a<img src='/y.gif' style='width:1px;height:1px'></p>",
    "<p>a</p>",
    {},
  ],
  ["nothing that is hidden", "<p>a<span style='display:none'>&nbsp;</span></p>", "<p>a</p>", {}],
])("%s: what stays, and what is lost", (_, html, becomes, lost) => {
  const read = readPasted(html, "https://rihla.example");
  const said = Object.entries(read.lost).filter(([, count]) => count > 0);
  expect([read.html, Object.fromEntries(said)]).toEqual([becomes, lost]);
});

test("an embedded picture is one however its address is spelt", () => {
  const { pictures } = readPasted(
    `<img src="DATA:image/PNG;base64,AAAA">`,
    "https://rihla.example",
  );
  expect(pictures.map(({ data }) => data)).toEqual(["DATA:image/PNG;base64,AAAA"]);
});
