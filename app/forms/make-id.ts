const HYPHENS = [8, 12, 16, 20];

/** A UUID. A page that comes over plain http, as in an office's own network, has no `crypto.randomUUID`. */
export function makeId(): string {
  if ("randomUUID" in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  // Version 4, variant 1: RFC 9562, 5.4.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [0, ...HYPHENS].map((from, index) => hex.slice(from, HYPHENS[index])).join("-");
}
