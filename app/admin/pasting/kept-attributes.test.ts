import { expect, test } from "vitest";
import { isKeptLink, keptAttributes } from "./kept-attributes.ts";

test.each([
  [
    { style: " FONT-WEIGHT : bold ; color: red;text-align:center;" },
    ' style="FONT-WEIGHT : bold; text-align:center"',
  ],
  [
    { style: "text-decoration-line:underline; font-style:italic" },
    ' style="text-decoration-line:underline; font-style:italic"',
  ],
  [{ style: "font-family:Calibri" }, ""],
  [{ dir: "RTL" }, ' dir="rtl"'],
  [{ dir: "", start: "3", type: "A", class: "x", onclick: "x()" }, ' start="3" type="A"'],
  [
    { colspan: "2", rowspan: "3", alt: 'A "gate"' },
    ' colspan="2" rowspan="3" alt="A &quot;gate&quot;"',
  ],
  [{ href: "https://a.example/?b=1&amp;c=2" }, ' href="https://a.example/?b=1&amp;c=2"'],
])("of %j stays%s", (attributes, kept) => {
  expect(keptAttributes(attributes)).toBe(kept);
});

test("links of a text lead to the web, to a mail, to a phone or within the site", () => {
  const links = [
    "https://a.example",
    "mailto:a@b.example",
    "tel:+880",
    "/contact",
    "javascript:x()",
    "file:///c",
    "x",
  ];
  expect(links.filter(isKeptLink)).toEqual([
    "https://a.example",
    "mailto:a@b.example",
    "tel:+880",
    "/contact",
  ]);
});
