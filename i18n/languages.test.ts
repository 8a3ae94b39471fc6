import { expect, test } from "vitest";
import {
  ADDRESSES_AND_SIGNS,
  LATIN_WORDS,
  SAME_AS_ENGLISH,
  UNFINISHED,
} from "./language-exceptions.ts";
import { LANGUAGES, pairsOf, shapeFaults, textFaults, textsOf } from "./language-faults.ts";

const all = import.meta.glob<object>("./{en,bn,ar}/**/*.ts", { eager: true });

const modulesOf = (language: string): Map<string, object> =>
  new Map(
    Object.entries(all)
      .filter(([file]) => file.startsWith(`./${language}/`))
      .map(([file, module]) => [file.slice(`./${language}/`.length), module]),
  );

const english = modulesOf("en");

for (const language of LANGUAGES) {
  const modules = modulesOf(language);
  const pairs = [...english].flatMap(([file, module]) => {
    const said = modules.get(file);
    return said ? pairsOf(file, module, said) : [];
  });

  test(`${language}: every file of the English words, and no other`, () => {
    const unfinished = UNFINISHED[language] ?? [];
    const missing = [...english.keys()].filter((file) => !modules.has(file));
    expect(missing.filter((file) => !unfinished.includes(file))).toEqual([]);
    expect([...modules.keys()].filter((file) => !english.has(file))).toEqual([]);
    expect(unfinished.filter((file) => modules.has(file) || !english.has(file))).toEqual([]);
  });

  test(`${language}: the same words with the same placeholders, in every plural form`, () => {
    expect(pairs.flatMap((pair) => shapeFaults(language, pair))).toEqual([]);
  });

  test(`${language}: typography, and nothing left in English`, () => {
    expect(pairs.flatMap((pair) => textFaults(language, pair))).toEqual([]);
  });
}

test("no exception outlives what it was made for", () => {
  const texts = LANGUAGES.flatMap((language) =>
    [...modulesOf(language)].flatMap(([file, module]) => pairsOf(file, module, module)),
  ).flatMap(({ where, said }) => textsOf(said).map((text) => ({ where, text })));
  const isWhole = LANGUAGES.every((language) => (UNFINISHED[language] ?? []).length === 0);
  const unneeded = [
    ...Object.keys(LATIN_WORDS).filter((word) => !texts.some(({ text }) => text.includes(word))),
    ...ADDRESSES_AND_SIGNS.filter(
      ([known]) => !texts.some(({ text }) => text !== text.replaceAll(known, "")),
    ).map(([known]) => String(known)),
    ...Object.keys(SAME_AS_ENGLISH).filter(
      (place) => !texts.some(({ where }) => where.startsWith(place)),
    ),
  ];
  expect(isWhole ? unneeded : []).toEqual([]);
});

test("the finder of faults finds them", () => {
  const faultsOf = (
    language: (typeof LANGUAGES)[number],
    said: unknown,
    en: unknown = "{count} posts in {type}.",
  ) => [shapeFaults, textFaults].flatMap((find) => find(language, { where: "x", en, said }));
  expect(faultsOf("bn", "{type} ধরনের {count}টি লেখা।")).toEqual([]);
  expect(faultsOf("bn", "{type} ধরনের {count}টি লেখা.")).toEqual(["x: ends with a full stop"]);
  expect(faultsOf("bn", "{type} ধরনের 5 লেখা।")).toEqual([
    "x: placeholders count type, not type",
    "x: digits of another script",
  ]);
  expect(faultsOf("bn", "লেখার post: {type} {count}।")).toEqual(["x: in Latin letters: post"]);
  const bars = (said: string) => faultsOf("bn", said, "Rihla|Tours|Visas");
  expect(bars("রিহলা|সফর|ভিসা")).toEqual([]);
  for (const said of ["রিহলা|সফর", "রিহলা|সফর|ভিসা|হজ"]) {
    expect(bars(said)).toEqual(["x: another number of bars"]);
  }
  expect(faultsOf("ar", "{count} مقالات, {type}.")).toEqual(["x: Latin punctuation"]);
  expect(faultsOf("ar", "{count} posts in {type}.")).toEqual([
    "x: in Latin letters: posts, in",
    "x: left in English",
  ]);
  expect(faultsOf("bn", "{type} ধরনের {count}টি লেখা")).toEqual([
    "x: ends otherwise: {type} ধরনের {count}টি লেখা",
  ]);
  expect(faultsOf("ar", "{count} {type}، مثل /contact.")).toEqual(["x: not isolated"]);
  expect(faultsOf("ar", "{count} {type}، مثل \u2066/contact\u2069.")).toEqual([]);
  const posts = { one: "{count} post", other: "{count} posts" };
  expect(faultsOf("bn", { one: "একটি লেখা", other: "{count}টি লেখা" }, posts)).toEqual([
    "x: says one of none: zero is missing",
  ]);
  expect(faultsOf("ar", { one: "مقال واحد", few: "مقالات", other: "{count} مقال" }, posts)).toEqual(
    [
      "x: plural forms: few, many, one, other, two, zero, not few, one, other",
      "x.few: placeholders count, not none",
    ],
  );
});
