import { randomInt } from "node:crypto";

const WORD = /[\p{L}\p{M}\p{N}\p{Co}\u200c\u200d]+/gu;
const LEFT_OUT = /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200c\u200d]/g;
const SAME_LETTER: Record<string, string> = {
  ...{ ٱ: "ا", ى: "ي", ی: "ي", ة: "ه", ک: "ك" },
  ...digits("٠١٢٣٤٥٦٧٨٩"),
  ...digits("۰۱۲۳۴۵۶۷۸۹"),
  ...digits("০১২৩৪৫৬৭৮৯"),
};
const WRITTEN_OTHERWISE = new RegExp(`[${Object.keys(SAME_LETTER).join("")}]`, "g");
const LONGEST_WORD = 60;
const SEARCHED_LENGTH = 250_000;

const INLINE = /<\/?(?:a|b|code|em|i|s|span|strong|sub|sup|u)(?:\s[^<>]*)?>/g;
const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

export const randomPickKey = (): number => randomInt(2 ** 31);

/** As posts were searched then; a post that is written again gets the words of its day. */
export function searchColumnsOf(post: { title: string; type: string; content: string }) {
  const text = words(`${post.type} ${plainText(post.content)}`);
  return { searchTitle: words(post.title), searchText: text.slice(0, SEARCHED_LENGTH) };
}

function words(text: string): string {
  const folded = text
    .toLowerCase()
    .normalize("NFD")
    .replace(LEFT_OUT, "")
    .normalize("NFC")
    .replace(WRITTEN_OTHERWISE, (letter) => SAME_LETTER[letter] ?? letter);
  return (folded.match(WORD) ?? []).map((word) => word.slice(0, LONGEST_WORD)).join(" ");
}

function plainText(html: string): string {
  return html
    .replace(INLINE, "")
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => NAMED[name] ?? " ")
    .replace(/&#(\d{1,7});/g, (_, code: string) => codePoint(Number(code)));
}

function codePoint(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : " ";
}

function digits(ten: string): Record<string, string> {
  return Object.fromEntries([...ten].map((digit, value) => [digit, String(value)]));
}
