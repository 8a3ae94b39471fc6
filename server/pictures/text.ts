import sharp, { type OverlayOptions } from "sharp";

/** Letters as pixels, cropped to the ink. */
export type SetText = { input: Buffer; raw: NonNullable<OverlayOptions["raw"]> };

type Face = { fonts: string; weight: number; sizePx: number; color: string; widthPx: number };

/** @returns null when there is nothing to see: no letters, or only such as have no shape */
export async function setText(text: string, face: Face): Promise<SetText | null> {
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) return null;
  const drawn = sharp({
    text: {
      text: `<span weight="${face.weight}" foreground="${face.color}">${markup(text)}</span>`,
      font: `${face.fonts} ${face.sizePx}`,
      width: face.widthPx,
      wrap: "word-char",
      rgba: true,
      dpi: 72,
    },
  });
  const letters = await drawn.raw().toBuffer({ resolveWithObject: true }).catch(orNothing);
  if (!letters) return null;
  const { data, info } = letters;
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 } };
}

/** Some letters have no shape either, of whatever category. */
function orNothing(error: unknown): null {
  if (error instanceof Error && /no text to render/.test(error.message)) return null;
  throw error;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function markup(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u{FFFE}\u{FFFF}]/gu, (letter) => (letter === "\n" ? letter : ""))
    .replace(/[&<>]/g, (letter) => ENTITIES[letter] ?? letter);
}
