import { ALT_LENGTH } from "#contracts/media-limits.ts";
import { tidyLine } from "#contracts/tidy.ts";
import { DomainError } from "#server/errors/domain-error.ts";

/** What was typed beside the file. @throws DomainError "alt-too-long" */
export function wordsOf(fields: Map<string, string>): { alt: string; decorative: boolean } {
  const alt = tidyLine((fields.get("alt") ?? "").toWellFormed());
  if (alt.length > ALT_LENGTH) throw new DomainError("alt-too-long");
  return { alt, decorative: fields.get("decorative") === "true" };
}
