import { expect, test } from "vitest";
import { mailHtml } from "./mail-page.tsx";

const htmlIn = (language: "en" | "ar", direction: "ltr" | "rtl") =>
  mailHtml(
    {
      ...{ subject: "S", heading: "H", signature: ["Rihla", "+880 1700"] },
      words: { language, direction },
      parts: [
        { kind: "text", text: "One" },
        { kind: "facts", rows: [["Reference", "RH-7K3Q"]] },
        { kind: "words", text: "Two" },
        { kind: "link", label: "Open", href: "https://rihla.example/x" },
        { kind: "lines", lines: [{ text: "Three", href: "https://rihla.example/y" }] },
      ],
    },
    "#124e3b",
  );

test.each([
  ["en", "ltr", "left"],
  ["ar", "rtl", "right"],
] as const)(
  "in %s everything begins where its words do, also for programs that know no other way",
  (language, direction, side) => {
    const html = htmlIn(language, direction);
    const sides = new Set(Array.from(html.matchAll(/ align="(\w+)"/g), ([, one]) => one));
    expect([...sides]).toEqual([side]);
    expect(html.match(/<(html|table role="presentation")[^>]*>/g)?.slice(0, 2)).toEqual([
      expect.stringContaining(`lang="${language}" dir="${direction}"`),
      expect.stringContaining(`lang="${language}" dir="${direction}"`),
    ]);
  },
);
