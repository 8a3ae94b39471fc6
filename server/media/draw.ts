import { z } from "zod";
import { DomainError } from "#server/errors/domain-error.ts";
import { runAlone } from "./alone.ts";

const DRAWER = "server/media/draw-alone.ts";

const size = z.object({ width: z.number(), height: z.number() });
const drawn = size.extend({ autoOrient: size, clean: z.string() });
const answer = z.union([
  drawn,
  z.object({ refusal: z.enum(["damaged-picture", "drawing-too-complex"]) }),
  z.object({ problem: z.string() }),
]);

/** `clean` is the drawing as it may be kept and shown. */
export type Drawn = z.infer<typeof drawn>;

/**
 * Makes an SVG safe and draws it once, in a process of its own.
 * @throws DomainError "damaged-picture", "drawing-too-complex"; Error with the words of the library;
 * "timeout" when it takes too long, or too much memory
 */
export async function drawAlone(svg: Uint8Array, mostPixels: number): Promise<Drawn> {
  const said = await runAlone([DRAWER, String(mostPixels)], svg);
  if (!said) throw new Error("timeout");
  const told = answer.parse(JSON.parse(said.toString()));
  if ("refusal" in told) throw new DomainError(told.refusal);
  if ("problem" in told) throw new Error(told.problem);
  return told;
}
