/** In one writing of its letters, lower case: as words are looked for. */
export function searchTextOf(...parts: string[]): string {
  return parts.join(" ").normalize("NFC").toLowerCase();
}
