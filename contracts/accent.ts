import type { TextRule } from "./field-types.ts";

/** The colour of buttons and links. Without zod: the browser checks it while somebody chooses. */

/** WCAG 2.2, 1.4.3: text that is not large. */
const LEAST_CONTRAST = 4.5;

/** Grounds of the light theme that the accent is written on, or that is written on it. */
const GROUNDS = ["#ffffff", "#fbfaf6", "#f7f2e8", "#e2f2ea"];

const HEX = /^#[0-9a-f]{6}$/i;

/** Empty: the pine green of the design. */
export const accentRule: TextRule = (colour) => {
  if (colour === "") return null;
  if (!HEX.test(colour)) return { code: "bad-colour" };
  const ratio = accentContrast(colour);
  return ratio < LEAST_CONTRAST
    ? { code: "light-colour", contrast: ratio.toFixed(1), least: String(LEAST_CONTRAST) }
    : null;
};

/** The least contrast of a colour, `#rrggbb`, with the grounds it stands on. */
export function accentContrast(colour: string): number {
  return Math.min(...GROUNDS.map((ground) => contrast(colour, ground)));
}

/** WCAG 2.2: contrast ratio, 1 to 21. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 2.2: relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
