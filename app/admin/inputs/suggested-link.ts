import { plainDigits } from "#contracts/digits.ts";

/** As they are spoken, in plain letters; a consonant of Bangla has an "o" unless another vowel follows. */
const BANGLA_CONSONANTS: Record<string, string> = {
  ...{ ক: "k", খ: "kh", গ: "g", ঘ: "gh", ঙ: "ng", চ: "ch", ছ: "chh", জ: "j", ঝ: "jh", ঞ: "n" },
  ...{ ট: "t", ঠ: "th", ড: "d", ঢ: "dh", ণ: "n", ত: "t", থ: "th", দ: "d", ধ: "dh", ন: "n" },
  ...{ প: "p", ফ: "f", ব: "b", ভ: "bh", ম: "m", য: "j", র: "r", ল: "l", শ: "sh", ষ: "sh" },
  ...{ স: "s", হ: "h", "\u09dc": "r", "\u09dd": "rh", "\u09df": "y", ৎ: "t" },
};
const BANGLA_SIGNS: Record<string, string> = {
  ...{ "া": "a", "ি": "i", "ী": "i", "ু": "u", "ূ": "u", "ৃ": "ri", "ে": "e", "ৈ": "oi" },
  ...{ "ো": "o", "ৌ": "ou", "্": "" },
};
const LETTERS: Record<string, string> = {
  ...{ অ: "o", আ: "a", ই: "i", ঈ: "i", উ: "u", ঊ: "u", ঋ: "ri", এ: "e", ঐ: "oi", ও: "o", ঔ: "ou" },
  ...{ "ং": "ng", "ঃ": "h", "ঁ": "n" },
  ...{ ا: "a", أ: "a", إ: "i", آ: "a", ب: "b", ت: "t", ث: "th", ج: "j", ح: "h", خ: "kh", د: "d" },
  ...{ ذ: "dh", ر: "r", ز: "z", س: "s", ش: "sh", ص: "s", ض: "d", ط: "t", ظ: "z", ع: "a", غ: "gh" },
  ...{ ف: "f", ق: "q", ك: "k", ل: "l", م: "m", ن: "n", ه: "h", و: "w", ي: "y", ى: "a", ة: "a" },
  ...{ ء: "", ئ: "y", ؤ: "w" },
};

const LONGEST = 80;

/** An address made of a title, in letters that every keyboard has; empty: it has none of them. */
export function suggestedLink(title: string): string {
  const plain = plainDigits(title.normalize("NFC")).toLowerCase();
  let link = "";
  for (const word of plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const next = spelled(word);
    if (next === "" || link.length + next.length >= LONGEST) continue;
    link += link === "" ? next : `-${next}`;
  }
  return link;
}

function spelled(word: string): string {
  // A dot below makes another letter of some: one sign, or two.
  const signs = Array.from(word.replace(/([ডঢয])\u09bc/g, (both) => COMPOSED[both] ?? both));
  return signs
    .map((sign, at) => {
      const consonant = BANGLA_CONSONANTS[sign];
      if (consonant === undefined) return BANGLA_SIGNS[sign] ?? LETTERS[sign] ?? latin(sign);
      const after = signs[at + 1] ?? "";
      return after in BANGLA_CONSONANTS ? `${consonant}o` : consonant;
    })
    .join("");
}

const COMPOSED: Record<string, string> = {
  "\u09a1\u09bc": "\u09dc",
  "\u09a2\u09bc": "\u09dd",
  "\u09af\u09bc": "\u09df",
};

const latin = (sign: string) => sign.normalize("NFD").replace(/[^a-z0-9]/g, "");
