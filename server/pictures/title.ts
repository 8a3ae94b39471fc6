import { TITLE_FONTS } from "./fonts.ts";
import { type SetText, setText } from "./text.ts";

const SIZES_PX = [72, 66, 60, 54, 48];
const SMALLEST_PX = 48;
const MAX_LINES = 4;
/** Lines of Arabic are half as high again: four of them would reach the brand. */
const MAX_HEIGHT_PX = 380;
/** Further right the scrim is too thin to read on. */
const WIDTH_PX = 520;
/** More would never fit. */
const MAX_LETTERS = 240;
const COLOR = "#F6F3EB";

const setTitle = (text: string, sizePx: number) =>
  setText(text, { fonts: TITLE_FONTS, weight: 500, sizePx, color: COLOR, widthPx: WIDTH_PX });

/** As large as four lines of the picture's height allow; what is too long at the smallest size ends in an ellipsis. */
export async function setFittingTitle(title: string): Promise<SetText | null> {
  const text = Array.from(title.replace(/\s+/g, " ").trim()).slice(0, MAX_LETTERS).join("");
  for (const sizePx of SIZES_PX) {
    const set = await setTitle(text, sizePx);
    if (!set || (await fitsIn(set, text, sizePx))) return set;
  }
  return setShortened(text);
}

/** Half the letters, then more or less of them, until the longest that fits is found. */
async function setShortened(text: string): Promise<SetText | null> {
  const letters = Array.from(text);
  let best: SetText | null = null;
  let [fits, tooLong] = [0, letters.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    const shortened = `${letters.slice(0, middle).join("").trimEnd()}…`;
    const set = await setTitle(shortened, SMALLEST_PX);
    if (set && (await fitsIn(set, text, SMALLEST_PX))) [best, fits] = [set, middle];
    else tooLong = middle;
  }
  return best;
}

const fitsIn = async (set: SetText, text: string, sizePx: number) =>
  set.raw.height <= MAX_HEIGHT_PX && (await countLines(set, text, sizePx)) <= MAX_LINES;

/** The distance of lines differs from script to script, so it is measured on the title's own. */
async function countLines({ raw }: SetText, text: string, sizePx: number): Promise<number> {
  const sample = Array.from(text).slice(0, 4).join("");
  const one = await setTitle(sample, sizePx);
  const two = await setTitle(`${sample}\n${sample}`, sizePx);
  if (!one || !two) return 1;
  return 1 + Math.round((raw.height - one.raw.height) / (two.raw.height - one.raw.height));
}
