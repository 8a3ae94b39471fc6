import {
  ADDRESSES_AND_SIGNS,
  ANOTHER_LENGTH,
  LATIN_WORDS,
  SAME_AS_ENGLISH,
} from "./language-exceptions.ts";

/** Besides English. */
export const LANGUAGES = ["bn", "ar"] as const;
type Language = (typeof LANGUAGES)[number];

/** What is counted, by its plural forms. */
type Counted = Record<string, string>;

/** Where: "site/blog.ts: found". */
type Pair = { where: string; en: unknown; said: unknown };

/** What both have is held against one another; what one lacks is undefined there. */
export function pairsOf(file: string, en: unknown, said: unknown, path = ""): Pair[] {
  const where = path ? `${file}: ${path}` : file;
  const isLeaf = !isObject(en) || !isObject(said) || isCounted(en) || where in ANOTHER_LENGTH;
  if (isLeaf) return [{ where, en, said }];
  const keys = new Set([...Object.keys(en), ...Object.keys(said)]);
  return [...keys].flatMap((key) =>
    pairsOf(file, en[key], said[key], path ? `${path}.${key}` : key),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const FORMS = ["zero", "one", "two", "few", "many", "other"];

const isCounted = (value: unknown): value is Counted =>
  isObject(value) && "other" in value && Object.keys(value).every((key) => FORMS.includes(key));

export function shapeFaults(language: Language, { where, en, said }: Pair): string[] {
  if (where in ANOTHER_LENGTH) return [];
  if (typeof en !== typeof said) return [`${where}: ${said === undefined ? "missing" : "surplus"}`];
  if (isCounted(en)) {
    return isCounted(said) ? pluralFaults(language, where, en, said) : [`${where}: not counted`];
  }
  if (typeof en !== "string" || typeof said !== "string") return [];
  const bars = (text: string) => text.split("|").length;
  return [
    ...placeholderFault(where, namesIn(en), namesIn(said)),
    ...endingFault(where, en, said),
    ...(bars(en) === bars(said) ? [] : [`${where}: another number of bars`]),
  ];
}

function pluralFaults(language: Language, where: string, en: Counted, said: Counted): string[] {
  const rules = new Intl.PluralRules(language);
  const needed = rules.resolvedOptions().pluralCategories.toSorted();
  const given = Object.keys(said).toSorted();
  const isWhole = needed.every((form) => given.includes(form));
  const named = namesIn(en.other ?? "");
  const saysOneOfNone = rules.select(0) === "one" && !("zero" in said);
  return [
    ...(isWhole ? [] : [`${where}: plural forms: ${needed.join(", ")}, not ${given.join(", ")}`]),
    ...(saysOneOfNone && named.includes("count") && !namesIn(said.one ?? "").includes("count")
      ? [`${where}: says one of none: zero is missing`]
      : []),
    ...Object.entries(said).flatMap(([form, text]) => {
      const isInWords = ["zero", "one", "two"].includes(form) && !namesIn(text).includes("count");
      const expected = isInWords ? named.filter((name) => name !== "count") : named;
      return [
        ...placeholderFault(`${where}.${form}`, expected, namesIn(text)),
        ...endingFault(`${where}.${form}`, en[form] ?? en.other ?? "", text),
      ];
    }),
  ];
}

const namesIn = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name))].toSorted();

const placeholderFault = (where: string, expected: string[], found: string[]): string[] =>
  expected.join() === found.join()
    ? []
    : [`${where}: placeholders ${expected.join(" ") || "none"}, not ${found.join(" ") || "none"}`];

/** A sentence stays a sentence, a question a question, a label a label. */
const endingFault = (where: string, en: string, said: string): string[] =>
  endOf(en) === endOf(said) ? [] : [`${where}: ends otherwise: ${said}`];

const SAME_SIGN: Record<string, string> = { "।": ".", "؟": "?" };

function endOf(text: string): string {
  const [, sign = ""] = /([.।?؟!:])["”»]?$/.exec(text) ?? [];
  return SAME_SIGN[sign] ?? sign;
}

export const textsOf = (said: unknown): string[] => {
  if (typeof said === "string") return [said];
  return isObject(said) ? Object.values(said).flatMap(textsOf) : [];
};

const OF_ANOTHER_SCRIPT = { bn: /[0-9]/, ar: /[٠-٩۰-۹০-৯]/ };
/** Before a space or the end, also where a quotation or the short form ends. */
const AT_AN_END = String.raw`["”’»)]*(?=[\s|]|$)`;
const FULL_STOP = new RegExp(String.raw`\.${AT_AN_END}`);
const LATIN_PUNCTUATION = new RegExp(`[?,;]${AT_AN_END}`);
/** From left to right within Arabic: without it "/contact" is shown as "contact/". */
const ISOLATED = /\u2066[^\u2069]*\u2069/g;

const withoutKnown = (text: string): string =>
  ADDRESSES_AND_SIGNS.reduce((left, [known]) => left.replaceAll(known, "\u00a0"), text);

const isTorn = (text: string): boolean => {
  const rest = text.replace(ISOLATED, "");
  return /\p{Script=Arabic}/u.test(rest) && withoutKnown(rest) !== rest;
};

export function textFaults(language: Language, { where, en, said }: Pair): string[] {
  return textsOf(said).flatMap((whole) => {
    const text = withoutKnown(whole);
    const words = text.replace(/\{\w+\}/g, "");
    const latin = (words.match(/[A-Za-z][\w’]*/g) ?? []).filter((word) => !(word in LATIN_WORDS));
    const isSame = textsOf(en).includes(whole) && /\p{L}/u.test(words);
    const isKnown = Object.keys(SAME_AS_ENGLISH).some((place) => where.startsWith(place));
    return [
      ...(language === "bn" && FULL_STOP.test(text) ? ["ends with a full stop"] : []),
      ...(language === "ar" && LATIN_PUNCTUATION.test(text) ? ["Latin punctuation"] : []),
      ...(language === "ar" && isTorn(whole) ? ["not isolated"] : []),
      ...(whole === whole.normalize("NFC") ? [] : ["another writing of its letters"]),
      ...(OF_ANOTHER_SCRIPT[language].test(words) ? ["digits of another script"] : []),
      ...(latin.length > 0 && !isKnown ? [`in Latin letters: ${latin.join(", ")}`] : []),
      ...(isSame && !isKnown ? ["left in English"] : []),
    ].map((fault) => `${where}: ${fault}`);
  });
}
