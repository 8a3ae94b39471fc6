import { lookedUp } from "#contracts/looked-up.ts";

const TYPES: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
};

/** By the ending that we gave a file. */
export function mediaType(name: string): string {
  return lookedUp(TYPES, name.split(".").at(-1) ?? "") ?? "application/octet-stream";
}
