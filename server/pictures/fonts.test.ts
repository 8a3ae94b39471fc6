import { beforeAll, expect, test } from "vitest";
import { FONT_FOLDER } from "#tests/support/font-folder.ts";
import { loadFonts, TEXT_FONTS, TITLE_FONTS } from "./fonts.ts";
import { setText } from "./text.ts";

const FACE = { weight: 500, sizePx: 48, color: "#ffffff", widthPx: 900 };

const SAMPLES = [
  ["a title's Latin", TITLE_FONTS, "Hamburg 123"],
  ["a title's Polish", TITLE_FONTS, "ŁŹŚ"],
  ["a title's Bangla", TITLE_FONTS, "মায়ের সঙ্গে"],
  ["a title's Arabic", TITLE_FONTS, "العمرة"],
  ["a text's Latin", TEXT_FONTS, "Hamburg 123"],
] as const;

type Size = { width: number; height: number } | undefined;

const sizeOf = async (text: string, fonts: string): Promise<Size> =>
  (await setText(text, { ...FACE, fonts }))?.raw;

const before: Size[] = [];
const after: Size[] = [];

// Pango remembers what it found for a name, so our names are not asked for before they are known.
beforeAll(async () => {
  for (const [, , text] of SAMPLES) before.push(await sizeOf(text, "No Such Font"));
  await loadFonts(FONT_FOLDER);
  for (const [, fonts, text] of SAMPLES) after.push(await sizeOf(text, fonts));
});

/** For a font that it does not find Pango takes some other, and says nothing. */
test.each(SAMPLES.map(([name], index) => [name, index] as const))(
  "%s is set in our own font",
  (_, index) => {
    expect(after[index]).toBeDefined();
    expect(after[index]).not.toEqual(before[index]);
  },
);

test("what has no shape is null", async () => {
  for (const text of ["", "  ", "\u200b", "\u0000\n", "\ufffc", "\ufffc \ufffc"]) {
    expect(await setText(text, { ...FACE, fonts: TITLE_FONTS })).toBeNull();
  }
});
