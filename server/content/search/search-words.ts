/** They stand within words and nobody sees them: joiners, soft hyphens, marks of direction. */
const INVISIBLE =
  "\\u00ad\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff";

/** What people leave out, or write in different ways: Latin accents, Arabic vowel signs and ornaments. */
const LEFT_OUT = new RegExp(
  `[${INVISIBLE}\\u02bb-\\u02bf\\u0300-\\u036f\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06ed\\ufe00-\\ufe0f]`,
  "g",
);

const SAME_LETTER: Record<string, string> = {
  ...{ ٱ: "ا", ى: "ي", ی: "ي", ک: "ك", ڪ: "ك", ة: "ه", ۃ: "ه", ہ: "ه", ھ: "ه", ە: "ه" },
  ...{ ৎ: "ত্", ৰ: "র", ৱ: "ব", ı: "i", ς: "σ" },
  ...digits("٠١٢٣٤٥٦٧٨٩"),
  ...digits("۰۱۲۳۴۵۶۷۸۹"),
  ...digits("০১২৩৪৫৬৭৮৯"),
};
const WRITTEN_OTHERWISE = new RegExp(`[${Object.keys(SAME_LETTER).join("")}]`, "g");

const ASCII = /^[\n -~]*$/;

/** "Qur’an" is written "Quran" too. */
const BETWEEN_LETTERS = /['‘’](?<=[\p{L}\p{M}].)(?=[\p{L}\p{M}])/gu;

/** "№5" and "500﷼" are two words each. */
const SIGN = /\p{S}/gu;

/** A run of letters, marks and digits. */
const WORD = /[\p{L}\p{M}\p{N}\p{Co}]+/gu;

const LETTERS = `[\\p{L}\\p{M}\\p{N}\\p{Co}${INVISIBLE}]`;

/** What becomes a word, as people wrote it; of some signs, like ﷺ, become several words. */
export const WRITTEN_WORD = new RegExp(
  `${LETTERS}+(?:['‘’＇](?=[\\p{L}\\p{M}${INVISIBLE}])${LETTERS}+)*|\\p{S}`,
  "gu",
);

/** Longer ones are no words: addresses, keys, drawings made of letters. */
const LONGEST_WORD = 60;

/** The words of a text, each in the one form in which words are compared. */
export function searchWords(text: string): string[] {
  return wordsIn(fold(text));
}

/** The same of many short texts, without line breaks, in less time. @returns of each its words */
export function searchWordsOfEach(texts: readonly string[]): string[][] {
  return fold(texts.join("\n")).split("\n").map(wordsIn);
}

const wordsIn = (folded: string): string[] =>
  (folded.match(WORD) ?? []).map((word) => word.slice(0, LONGEST_WORD));

function fold(text: string): string {
  // Most texts, and ten times as fast.
  if (ASCII.test(text)) return text.toLowerCase().replace(BETWEEN_LETTERS, "");
  return text
    .replace(SIGN, " $& ")
    .normalize("NFKD")
    .toLowerCase()
    .replace(LEFT_OUT, "")
    .normalize("NFC")
    .replace(WRITTEN_OTHERWISE, (letter) => SAME_LETTER[letter] ?? letter)
    .replace(BETWEEN_LETTERS, "");
}

function digits(ten: string): Record<string, string> {
  return Object.fromEntries([...ten].map((digit, value) => [digit, String(value)]));
}
