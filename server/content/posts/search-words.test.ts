import { expect, test } from "vitest";
import { askedWords, searchWords } from "./search-words.ts";

test.each([
  ["Visa-free: 3 days!", ["visa", "free", "3", "days"]],
  ["Café NAÏVE İstanbul", ["cafe", "naive", "istanbul"]],
  ["মায়ের সঙ্গে".normalize("NFD"), ["মায়ের".normalize("NFC"), "সঙ্গে"]],
  ["র‍্যাব ২০২৬", ["র্যাব", "2026"]],
  ["العُمْرَةُ الأُولَى", ["العمره", "الاولي"]],
  ["مؤسّسة ١٤٤٧ ـ حـج", ["موسسه", "1447", "حج"]],
  ["签证 визы", ["签证", "визы"]],
  ["🕋 ٪ \0", []],
])("%j is the words %j", (text, words) => expect(searchWords(text)).toEqual(words));

test("composed or not, a text has the same words", () => {
  for (const text of ["é ö যোগাযোগ", "أحمد"]) {
    expect(searchWords(text.normalize("NFD"))).toEqual(searchWords(text.normalize("NFC")));
  }
});

test("nothing typed asks nothing; signs ask for what is nowhere", () => {
  expect([askedWords(undefined), askedWords(""), askedWords(" \t")]).toEqual([null, null, null]);
  expect(askedWords("?!")).toEqual([]);
});

test("of many words the five longest are asked for, each once", () => {
  expect(askedWords("how do I get a student visa, a visa for Malaysia")).toEqual([
    ...["malaysia", "student", "visa", "how", "get"],
  ]);
});
