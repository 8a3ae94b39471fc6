/**
 * A process of its own (`alone.ts`) that draws one SVG and ends. Reads the drawing from its input,
 * writes a PNG; nothing for what nobody can draw.
 */
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { keepWithinLimits } from "./limits-alone.ts";
import type { Box } from "./read-to-draw.ts";

keepWithinLimits();
const [width, height, fit] = process.argv.slice(2);
const box = { width: Number(width), height: Number(height), fit: fit as Box["fit"] };
await sharp(await buffer(process.stdin))
  .resize(box)
  .png({ compressionLevel: 1 })
  .toBuffer()
  .then(
    (png) => process.stdout.write(png),
    () => undefined,
  );
