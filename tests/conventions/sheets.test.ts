import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const textOf = (file: string) => readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
const SHEETS = globSync("app/**/*.css").map((file) => ({ file, text: textOf(file) }));
const FACES = SHEETS.flatMap(({ file, text }) =>
  [...text.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = ""]) => ({ file, face })),
);
const familyOf = ({ face }: (typeof FACES)[number]) => /font-family: "([^"]+)"/.exec(face)?.[1];

/** Boxes over a page lie where it was measured. */
const MEASURED = "app/admin/on-page/edit-here.css";
const SIDE =
  /(?<=[{;\s])(((margin|padding|border|inset)-)?(left|right)\s*:|(text-align|float|clear):\s*(left|right))/g;
const SIDE_CLASS =
  /(?<=\s)([\w-]+:)*-?(m[lr]|p[lr]|left|right|text-left|text-right|float-left|float-right|rounded-[lr]|border-[lr])(-[\w[\]./%]+)?(?=\s)/g;
const CLASSES = /className=(?:"([^"]*)"|\{`([^`]*)`)/g;

test("what stands at a side stands at the beginning or the end of a line, in every language", () => {
  const sided = SHEETS.filter(({ file }) => file !== MEASURED).flatMap(({ file, text }) =>
    [...text.matchAll(SIDE)].map(([rule]) => `${file}: ${rule}`),
  );
  const pieces = globSync("app/**/*.tsx").filter((file) => !file.endsWith(".test.tsx"));
  const named = pieces.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(CLASSES)].flatMap(([, one, other]) =>
      [...` ${one ?? other} `.matchAll(SIDE_CLASS)].map(([name]) => `${file}: ${name}`),
    ),
  );
  expect([...sided, ...named]).toEqual([]);
});

test("words are read before their fonts have come, and only fonts with letters of the page are asked for", () => {
  const loaded = FACES.filter(({ face }) => face.includes("url("));
  expect(loaded.length).toBeGreaterThan(10);
  for (const part of ["font-display: swap;", "unicode-range:", 'format("woff2")']) {
    const lacking = loaded.filter(({ face }) => !face.includes(part));
    expect([part, lacking.map(familyOf)]).toEqual([part, []]);
  }
});

test("what stands until they come is as wide and as high as they are, in each script", () => {
  const standing = FACES.filter(({ face }) => face.includes("local("));
  expect(standing.length).toBeGreaterThan(8);
  for (const part of ["ascent-override:", "descent-override:", "line-gap-override: 0%"]) {
    const lacking = standing.filter(({ face }) => !face.includes(part));
    expect([part, lacking.map(familyOf)]).toEqual([part, []]);
  }
  const made = standing.map(familyOf);
  const stacks = ["app/ui/tokens.css", "app/type/ar/type.css", "app/type/bn/type.css"]
    .flatMap((file) => [...textOf(file).matchAll(/--font-(?:display|text):([^;]+);/g)])
    .map(([, stack = ""]) => [...stack.matchAll(/"([^"]+)"/g)].map(([, name]) => name))
    .filter(({ length }) => length > 0);
  expect(stacks).toHaveLength(6);
  for (const stack of stacks) expect(stack.filter((name) => made.includes(name))).not.toEqual([]);
});

test("letters of Arabic and Bangla hold together, and do not lean", () => {
  const rule = /:lang\(ar, bn\) \{([^}]*)\}/.exec(textOf("app/ui/languages.css"))?.[1];
  expect(rule).toContain("letter-spacing: 0;");
  expect(rule).toContain("font-style: normal;");
  // Outside the layers, where it has the last word.
  expect(textOf("app/styles.css")).toContain('@import "./ui/languages.css";');
});

test("on paper a page is one of A4 in ink, with whose it is at its foot", () => {
  const [screen = "", paper = ""] = textOf("app/site/shell/print.css").split("@media print");
  expect(paper).toMatch(/@page \{\s*size: A4;/);
  expect(screen).toMatch(/\.print-foot \{\s*display: none;/);
  expect(paper).toMatch(/\.print-foot \{\s*display: flex;/);
  expect(paper).toContain("color: #000 !important;");
  const [gone = ""] = paper.split("display: none !important;");
  for (const bar of [".site-header", ".quick-bar", "form", "button", "iframe", ".not-printed"]) {
    expect(gone).toContain(`${bar},`);
  }
});
