import { expect, test } from "vitest";
import { searchWords } from "./search-words.ts";

test.each([
  ["Visa-free: 3 days!", ["visa", "free", "3", "days"]],
  ["Café NAÏVE İstanbul", ["cafe", "naive", "istanbul"]],
  ["মায়ের সঙ্গে".normalize("NFD"), ["মায়ের".normalize("NFC"), "সঙ্গে"]],
  ["র‍্যাব ২০২৬", ["র্যাব", "2026"]],
  ["العُمْرَةُ الأُولَى", ["العمره", "الاولي"]],
  ["مؤسّسة ١٤٤٧ ـ حـج", ["موسسه", "1447", "حج"]],
  ["签证 визы", ["签证", "визы"]],
  ["🕋 ٪ \0", []],
  ["vi\u00adsa a\u2060b \u200fحج\u200f \u2067x\u2069", ["visa", "ab", "حج", "x"]],
  ["Ｖｉｓａ ２０２６ Rıhla ΟΔΟΣ", ["visa", "2026", "rihla", "οδοσ"]],
  ["محمد ﷺ", ["محمد", "صلي", "الله", "عليه", "وسلم"]],
  ["№5 500﷼ visa™", ["no", "5", "500", "ريال", "visa", "tm"]],
  ["Qur’an qur'an ʿUmrah 'n' 5'4 হ’ল", ["quran", "quran", "umrah", "n", "5", "4", "হল"]],
])("%j is the words %j", (text, words) => expect(searchWords(text)).toEqual(words));

test("composed or not, a text has the same words", () => {
  for (const text of ["é ö যোগাযোগ", "أحمد"]) {
    expect(searchWords(text.normalize("NFD"))).toEqual(searchWords(text.normalize("NFC")));
  }
});

test("a word is as long as 60 letters, each of a text", () => {
  expect(searchWords(`a${"b".repeat(70)} c`)).toEqual([`a${"b".repeat(59)}`, "c"]);
});
