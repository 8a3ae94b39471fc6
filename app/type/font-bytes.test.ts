import { globSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

const FONTS = /fonts\/([\w-]+\.woff2)/g;
const LATIN = /^(newsreader|public-sans)/;
const KB = 1000;

const fontsOf = (language: string): string[] => {
  const sources = globSync(`app/type/${language}/*.{css,ts}`, { exclude: ["**/*.test.ts"] });
  const named = sources.flatMap((file) => [...readFileSync(file, "utf8").matchAll(FONTS)]);
  return [...new Set(named.map(([, font = ""]) => font))].filter((font) => !LATIN.test(font));
};

/** What all fonts of its script may weigh together. */
test.each([
  ["bn", 86 * KB],
  ["ar", 44 * KB],
])("the fonts of the script of %s are at most %i bytes in all", (language, most) => {
  const fonts = fontsOf(language);
  expect(fonts.length).toBeGreaterThan(1);
  const bytes = fonts.map((font) => statSync(`app/ui/fonts/${font}`).size);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(most);
});
