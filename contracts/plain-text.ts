const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/** Tags that stand inside a word or beside its full stop. */
const INLINE = /<\/?(?:a|b|code|em|i|s|span|strong|sub|sup|u)(?:\s[^<>]*)?>/g;

/** The words of our own sanitised HTML, with one space between its blocks. */
export function plainText(html: string): string {
  return html
    .replace(INLINE, "")
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => NAMED[name] ?? " ")
    .replace(/&#(\d{1,7});/g, (_, code: string) => codePoint(Number(code)))
    .replace(/\s+/g, " ")
    .trim();
}

function codePoint(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : " ";
}

export function searchTextOf(...parts: string[]): string {
  return parts.join(" ").normalize("NFC").toLowerCase();
}
