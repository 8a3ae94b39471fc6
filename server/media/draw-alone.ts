/**
 * A process of its own (`alone.ts`) that makes one SVG safe, draws it small, and ends. Reads the drawing from its input, writes a line of JSON (`answer` of `draw.ts`).
 */
import { text } from "node:stream/consumers";
import sharp from "sharp";
import { countDrawnParts, MAX_DRAWN_PARTS } from "./drawing-parts.ts";
import { keepWithinLimits } from "./limits-alone.ts";
import { sanitiseSvg } from "./sanitise-svg.ts";

const SMALL_PX = 64;

async function draw(given: string, mostPixels: number) {
  const clean = sanitiseSvg(given);
  if (clean === null) return { refusal: "damaged-picture" };
  if (countDrawnParts(clean) > MAX_DRAWN_PARTS) return { refusal: "drawing-too-complex" };
  const bytes = Buffer.from(clean);
  const { autoOrient, width, height } = await sharp(bytes, {
    limitInputPixels: mostPixels,
  }).metadata();
  // A drawing that nobody can draw is refused here.
  await sharp(bytes).resize(SMALL_PX).raw().toBuffer();
  return { clean, autoOrient, width, height };
}

keepWithinLimits();
const [pixels = "0"] = process.argv.slice(2);
try {
  console.log(JSON.stringify(await draw(await text(process.stdin), Number(pixels))));
} catch (error) {
  console.log(JSON.stringify({ problem: error instanceof Error ? error.message : String(error) }));
}
