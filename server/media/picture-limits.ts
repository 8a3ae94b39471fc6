import type { Metadata } from "sharp";
import { DomainError } from "#server/errors/domain-error.ts";

export const MAX_PIXELS = 50_000_000;
/** WebP can hold 16,383. */
const MAX_SIDE_PX = 16_000;

/** Upright. @throws DomainError "too-many-pixels" */
export function sizeOf({
  autoOrient,
  width,
  height,
}: Pick<Metadata, "autoOrient" | "width" | "height">): {
  width: number;
  height: number;
} {
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE_PX) {
    throw new DomainError("too-many-pixels");
  }
  return { width: autoOrient.width, height: autoOrient.height };
}

/** The decoder's errors as what the person at the form can do about them. */
export async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || error instanceof DomainError) throw error;
    if (/pixel limit/i.test(error.message)) throw new DomainError("too-many-pixels");
    if (/timeout/i.test(error.message)) throw new DomainError("picture-too-slow");
    throw new DomainError("damaged-picture");
  }
}
