import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SHEETS = globSync("build/client/assets/*.css");

/** WebKit drops a shorthand with a colour or a thickness in it: the link loses its underline. */
const SHORTHAND = /(?<![\w-])text-decoration:([^;}]+)/g;
const UNDERSTOOD = /^(none|underline|inherit|underline dotted)$/;

const shorthandsIn = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(SHORTHAND)].map(([, value = ""]) => value.trim());

test.each(SHEETS)("%s has no shorthand of an underline that WebKit would drop", (file) => {
  expect(shorthandsIn(file).filter((value) => !UNDERSTOOD.test(value))).toEqual([]);
});

test("there are shorthands to look at", () => {
  expect(SHEETS.flatMap(shorthandsIn).length).toBeGreaterThan(10);
});

test.each([
  [".text-link", ["line:underline", "color:var(--brass)", "thickness:1.5px"]],
  [".post-content a", ["line:underline", "color:var(--brass)"]],
  [".toast-action", ["line:underline", "color:#c4954e"]],
])("%s is underlined by longhands", (selector, longhands) => {
  const css = SHEETS.map((file) => readFileSync(file, "utf8")).join("");
  const rules = css.split("}").filter((rule) => rule.split("{").at(-2)?.trim().endsWith(selector));
  for (const longhand of longhands) expect(rules.join()).toContain(`text-decoration-${longhand}`);
});
