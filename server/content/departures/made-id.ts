import { createHash } from "node:crypto";

const HEX = 32;

/** The same id for the same thing of the same request, in the form of a UUID. */
export function madeId(request: string, thing: string): string {
  const hash = createHash("sha256").update(`${request} ${thing}`).digest("hex").slice(0, HEX);
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-8$4-$5");
}
