export type PictureKind = "jpeg" | "png" | "webp" | "avif" | "gif" | "svg";

/** Enough to tell them apart; an SVG may begin with a long comment. */
export const SNIFFED_BYTES = 4096;

const startsWith = (head: Buffer, bytes: string, at = 0) =>
  head.subarray(at, at + bytes.length).equals(Buffer.from(bytes, "latin1"));

/**
 * What is in a file, whatever it is called and whatever the browser said of it.
 * @param head its first bytes
 * @returns null for what is no picture of ours
 */
export function sniff(head: Buffer): PictureKind | null {
  if (startsWith(head, "\xff\xd8\xff")) return "jpeg";
  if (startsWith(head, "\x89PNG\r\n\x1a\n")) return "png";
  if (startsWith(head, "GIF87a") || startsWith(head, "GIF89a")) return "gif";
  if (startsWith(head, "RIFF") && startsWith(head, "WEBP", 8)) return "webp";
  if (startsWith(head, "ftyp", 4) && /avi[fs]/.test(head.toString("latin1", 8, 40))) return "avif";
  return isSvg(head) ? "svg" : null;
}

/** Declaration, comments and doctype may stand before the root. */
function isSvg(head: Buffer): boolean {
  // `\s` takes a byte order mark too.
  const root = head
    .toString("utf8")
    .replace(/^(\s|<\?[^>]*>|<!--[\s\S]*?-->|<!doctype[^[>]*(\[[\s\S]*?\]\s*)?>)*/i, "");
  return /^<svg[\s>]/.test(root);
}
