const BANGLA = /[\u0980-\u09ff]/;

/** Chandrabindu and visarga. */
const UNHEARD = /[\u0981\u0983]/g;

/** Alike to most ears: long and short i and u, two n, three s, two j. Jya with a dot below is another letter. */
const ALIKE: Record<string, string> = {
  ...{ ঈ: "ই", ঊ: "উ", "\u09c0": "\u09bf", "\u09c2": "\u09c1" },
  ...{ ণ: "ন", শ: "স", ষ: "স", য: "জ" },
};
const WRITTEN_ALIKE = /[ঈঊ\u09c0\u09c2ণশষ]|য(?!\u09bc)/g;

/** "হজ্ব" too. */
const DOUBLED = /([\u0995-\u09b9])\u09cd\1|(জ)্ব/g;
const LAST_VIRAMA = /\u09cd$/;

/**
 * A Bangla word as it sounds, so that হজ্জ is হজ and ওমরাহ is উমরাহ; null in other scripts. Some words of different
 * meanings become one (শব, সব).
 * @param word as `searchWords` makes it
 */
export function looseBangla(word: string): string | null {
  if (!BANGLA.test(word)) return null;
  return word
    .replace(UNHEARD, "")
    .replace(/^ওম/, "উম")
    .replace(WRITTEN_ALIKE, (letter) => ALIKE[letter] ?? letter)
    .replace(DOUBLED, "$1$2")
    .replace(LAST_VIRAMA, "");
}
