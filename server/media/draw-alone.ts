/**
 * A process of its own that draws one SVG small, and ends: what takes for ever to draw can be ended from
 * outside. Reads the drawing from its input, writes a line of JSON (`Drawn`).
 */
import { buffer } from "node:stream/consumers";
import sharp from "sharp";

const SMALL_PX = 64;

const [pixels = "0"] = process.argv.slice(2);
try {
  const bytes = await buffer(process.stdin);
  const { autoOrient, width, height } = await sharp(bytes, {
    limitInputPixels: Number(pixels),
  }).metadata();
  // A drawing that nobody can draw is refused here.
  await sharp(bytes).resize(SMALL_PX).raw().toBuffer();
  console.log(JSON.stringify({ autoOrient, width, height }));
} catch (error) {
  console.log(JSON.stringify({ problem: error instanceof Error ? error.message : String(error) }));
}
