/** One line, without what cannot be seen: no mark turns round what stands beside it. */
export function tidyLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/\p{Bidi_Control}/gu, "")
    .trim();
}

/** Several lines. */
export function tidyLines(text: string): string {
  return withoutControls(text).trim();
}

/** As typed, but for what no key types; lines end in one way. */
export function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
}
