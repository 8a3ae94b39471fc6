/**
 * A run of letters, marks and digits. The last two characters stand invisibly inside words of
 * Bangla and Persian.
 */
export const WORD = /[\p{L}\p{M}\p{N}\p{Co}\u200c\u200d]+/gu;

/** What people leave out, or write in different ways: Latin accents, Arabic vowel signs and ornaments. */
const LEFT_OUT = /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200c\u200d]/g;

const SAME_LETTER: Record<string, string> = {
  ...{ ٱ: "ا", ى: "ي", ی: "ي", ة: "ه", ک: "ك" },
  ...digits("٠١٢٣٤٥٦٧٨٩"),
  ...digits("۰۱۲۳۴۵۶۷۸۹"),
  ...digits("০১২৩৪৫৬৭৮৯"),
};
const WRITTEN_OTHERWISE = new RegExp(`[${Object.keys(SAME_LETTER).join("")}]`, "g");

const ASCII = /^[ -~]*$/;

/** Longer ones are no words: addresses, keys, drawings made of letters. */
const LONGEST_WORD = 60;

/** The words of a text in the one form in which they are stored and asked for. */
export function searchWords(text: string): string[] {
  return (fold(text).match(WORD) ?? []).map((word) => word.slice(0, LONGEST_WORD));
}

function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most texts, and ten times as fast.
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(LEFT_OUT, "")
    .normalize("NFC")
    .replace(WRITTEN_OTHERWISE, (letter) => SAME_LETTER[letter] ?? letter);
}

/** A single letter may begin a word of every post: more of them would keep the server busy. */
const MOST_ASKED = 5;

/**
 * What is asked for, each word once; of many, the longest, which say most.
 * @returns null when nothing was typed; empty when it holds no word, so that nothing is found
 */
export function askedWords(q: string | undefined): string[] | null {
  if (q === undefined || q.trim() === "") return null;
  const words = [...new Set(searchWords(q))];
  return words.toSorted((a, b) => b.length - a.length).slice(0, MOST_ASKED);
}

function digits(ten: string): Record<string, string> {
  return Object.fromEntries([...ten].map((digit, value) => [digit, String(value)]));
}
