import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "#contracts/languages.ts";
import { byName } from "./by-name.ts";

/** As a dictionary has them, and never as they are coded. */
const IN_ORDER: Record<Language, string[]> = {
  en: ["9 papers", "10 papers", "ID card", "passport", "résumé", "résumé of work", "Visa", "Zakat"],
  // ড় before ঢ though it is coded behind য়; ৎ is a ত that has no vowel; digits of the script by how much they are.
  bn: ["৯টি ছবি", "১০টি ছবি", "উত্তর", "উৎসব", "উথাল", "বাড়ি", "বাঢ়", "সনদ", "Zakat"],
  // Alef is one letter, with a hamza or without.
  ar: ["٩ صور", "١٠ صور", "آلة", "ابن", "إثبات", "أجرة", "اسم", "أوراق", "باب", "ورقة", "Zakat"],
};

test.each(LANGUAGES)("names in %s stand as readers look for them", (language) => {
  const words = IN_ORDER[language];
  expect(words.toSorted()).not.toEqual(words);
  expect(byName(words.toReversed(), (word) => word, language)).toEqual(words);
  expect(byName(words.toSorted(), (word) => word, language)).toEqual(words);
});

test("a letter that can be coded in two ways stands in one place", () => {
  const [one, two] = ["বা\u09dcি", "বা\u09a1\u09bcি"];
  expect(byName(["বাঢ়", two, one, "বাড"], (word) => word, "bn")).toEqual(["বাড", two, one, "বাঢ়"]);
});

test("the script of the language stands first", () => {
  const titles = ["পাসপোর্ট", "جواز", "Passport"];
  const first = LANGUAGES.map((language) => byName(titles, (title) => title, language)[0]);
  expect(first).toEqual(["Passport", "পাসপোর্ট", "جواز"]);
});

test("of one name things stay as they come, and what is given is left alone", () => {
  const given = [
    { id: 3, name: "Visa" },
    { id: 1, name: "Visa" },
    { id: 2, name: "" },
  ];
  expect(byName(given, ({ name }) => name).map(({ id }) => id)).toEqual([2, 3, 1]);
  expect(given.map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(byName([], String)).toEqual([]);
});

test("what people can paste sorts: controls of direction, half a letter, very much", () => {
  const names = ["\u2067ب\u2069", "\ud83d", "x".repeat(100_000), "", "\0", "أ"];
  expect(byName(names, (name) => name, "ar").toSorted()).toEqual(names.toSorted());
});
