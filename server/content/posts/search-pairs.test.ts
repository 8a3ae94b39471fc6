import { expect, test } from "vitest";
import { makeBlog } from "#tests/support/make-blog.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

/** Two writings that people hold for one: whoever types either finds a text with the other. */
type Pair = readonly [one: string, other: string];

const nfd = (text: string) => text.normalize("NFD");

const SCRIPTS: Pair[] = [
  ["মায়ের", "মা\u09dfের"],
  ["র‍্যাব", "র্যাব"],
  ["উদ্‌যাপন", "উদ্যাপন"],
  ["যোগাযোগ", nfd("যোগাযোগ")],
  ["৩০", "30"],
  ["১৪৪৮", "١٤٤٨"],
  ["۱۴۴۸", "1448"],
  ["العُمْرَةُ", "العمرة"],
  ["حـــج", "حج"],
  ["أحمد", "احمد"],
  ["إسلام", "اسلام"],
  ["آسيا", "اسيا"],
  ["ٱلرحيم", "الرحيم"],
  ["مؤسسة", "موسسة"],
  ["طائرة", "طايرة"],
  ["على", "علي"],
  ["مكة", "مكه"],
  ["کتاب", "كتاب"],
  ["حلی", "حلي"],
  ["الرحمٰن", "الرحمن"],
  ["\u200fحج\u200f", "حج"],
  ["উৎসব", "উত্সব"],
  ["ৰমনা", "রমনা"],
  ["নৱাব", "নবাব"],
  ["مدینہ", "مدينة"],
  ["بھائی", "بهائي"],
  ["\ufefb", "لا"],
  ["\ufee3\ufedc\ufe94", "مكة"],
  ["ﷲ", "الله"],
  ["Ｖｉｓａ", "visa"],
  ["vi\u00adsa", "visa"],
  ["vi\u2060sa", "visa"],
  ["Rıhla", "rihla"],
  ["Qur’an", "Quran"],
  ["Qur'an", "Qur’an"],
];

/** One finds the other only by a second look. */
const AS_IT_SOUNDS: Pair[] = [
  ["হজ্জ", "হজ"],
  ["সৌদী", "সৌদি"],
  ["চাঁদ", "চাদ"],
  ["দুঃখ", "দুখ"],
  ["ওমরাহ", "উমরাহ"],
  ["নামায", "নামাজ"],
  ["পৌঁছা", "পৌছা"],
];

const BANGLA: Pair[] = [
  ["হজ্ব", "হজ্জ"],
  ["মদীনা", "মদিনা"],
  ["হাজী", "হাজি"],
  ["যমযম", "জমজম"],
  ["রমযান", "রমজান"],
  ["যিয়ারত", "জিয়ারত"],
  ["ঈদ", "ইদ"],
  ["দূতাবাস", "দুতাবাস"],
  ["ভ্রমণ", "ভ্রমন"],
  ["পাসপোর্ট", "পাশপোর্ট"],
  ["ষ্টুডেন্ট", "স্টুডেন্ট"],
  ["বাংলাদেশী", "বাংলাদেশি"],
  ["এজেন্সী", "এজেন্সি"],
  ["মালয়েশীয়া", "মালয়েশিয়া"],
  ["জানুয়ারী", "জানুয়ারি"],
  ["জরুরী সেবা", "জরুরি সেবা"],
  ["সৌদী আরব", "সৌদি আরব"],
  ["কার্য্যালয়", "কার্যালয়"],
  ["বীমা", "বিমা"],
  ["হঠাৎ", "হঠাত"],
  ["দু’দিন", "দুদিন"],
  ["ওমরাহ visa ২০২৬", "উমরাহ VISA 2026"],
];

const ARABIC: Pair[] = [
  ["العمرة", "عمرة"],
  ["الحج", "حج"],
  ["للحج", "الحج"],
  ["والعمرة", "عمره"],
  ["بالطائرة", "طائره"],
  ["كالسفر", "سفر"],
  ["فالفندق", "الفندق"],
  ["للمعتمرين", "معتمرين"],
  ["السعودية", "سعوديه"],
  ["جواز السفر", "جواز سفر"],
  ["تأشيرة", "تاشيره"],
  ["التأشيرات", "تاشيرات"],
  ["إقامة", "اقامه"],
  ["الإقامة", "اقامة"],
  ["القرآن", "قران"],
  ["مُعتمِر", "معتمر"],
  ["المدينة المنوّرة", "مدينه منوره"],
  ["مکۃ", "مكة"],
  ["رحلـــة", "رحله"],
  ["مسؤول", "مسوول"],
  ["ﺍﻟﺤﺞ", "حج"],
  ["ألمانيا", "المانيا"],
];

const PREFIXES: Pair[] = [
  ["ভিসার", "ভিসা"],
  ["হজ্জের", "হজ"],
  ["ওমরাহর", "উমরা"],
  ["العمرات", "عمرا"],
  ["محمد ﷺ", "محمد وسلم"],
];

const APART: Pair[] = [
  ["ভিসা", "ভাসা"],
  ["কাবা", "কবা"],
  ["মালদ্বীপ", "মালয়"],
  ["ওমরাহ", "আমরাহ"],
  ["حجز", "الحج"],
  ["الله", "له"],
  ["حاج", "حج"],
  ["مانيلا", "المانيا"],
];

/** @returns what a search for the second finds in a text with the first, each as it is marked */
async function findIn(pairs: readonly Pair[]) {
  const { db, site } = await openTestSite();
  for (const [index, [written]] of pairs.entries()) {
    const content = `<p>First, ${written}; then more.</p>`;
    await makeBlog(db, { title: `About ${written}`, type: `Pair ${index}`, content });
  }
  return Promise.all(
    pairs.map(async ([, q], index) => {
      const asked = { q, type: `Pair ${index}` };
      const found = await site.blog.listFindings(asked);
      expect(await site.blog.count(asked)).toBe(found.length);
      return found.map(({ titlePieces, textPieces }) =>
        [titlePieces, textPieces].map((pieces) =>
          pieces.flatMap(({ text, isHit }) => (isHit ? [text] : [])).join(" "),
        ),
      );
    }),
  );
}

const bothWays = (pairs: Pair[]) =>
  pairs.flatMap(([one, other]): Pair[] => [
    [one, other],
    [other, one],
  ]);

test.each([
  ["each script as it may be written", bothWays(SCRIPTS)],
  ["as it sounds", bothWays(AS_IT_SOUNDS)],
  ["Bangla of travellers", bothWays(BANGLA)],
  ["Arabic of travellers", bothWays(ARABIC)],
  ["the beginning of a word", PREFIXES],
])("%s: found, and marked to the letter", async (_, pairs) => {
  expect(await findIn(pairs)).toEqual(pairs.map(([written]) => [[written, written]]));
});

test("what only looks alike stays apart", async () => {
  const pairs = bothWays(APART);
  expect(await findIn(pairs)).toEqual(pairs.map(() => []));
});

test("what only sounds alike is found when nothing else is, on every page of the list", async () => {
  const { db, site } = await openTestSite();
  for (const title of ["শব", "শব 2", "শব 3", "সব", "ণদী visa"]) await makeBlog(db, { title });
  const titles = async (part: { q: string; limit?: number; offset?: number }) =>
    (await site.blog.listCards(part)).map(({ title }) => title).toSorted();
  expect(await titles({ q: "সব" })).toEqual(["সব"]);
  expect(await titles({ q: "সব", offset: 1 })).toEqual([]);
  expect(await titles({ q: "ষব" })).toEqual(["শব", "শব 2", "শব 3", "সব"]);
  expect(await titles({ q: "ষব", limit: 3, offset: 3 })).toHaveLength(1);
  expect(await site.blog.count({ q: "ষব" })).toBe(4);
  expect(await titles({ q: "নদী visa" })).toEqual(["ণদী visa"]);
  expect(await titles({ q: "নদী hajj" })).toEqual([]);
});

test("staff find a page of the agency's own in the same way", async () => {
  const { site } = await openTestSite();
  const page = { description: "", content: "", isInFooter: false };
  for (const [link, title] of Object.entries({ a: "সৌদী ভিসা", b: "رسوم العمرة" })) {
    await site.ownPage.create({ ...page, link, title }, { by: null });
  }
  const links = async (q: string) => (await site.find(q)).pages.map(({ link }) => link);
  expect(await links("সৌদি")).toEqual(["a"]);
  expect(await links("عمره")).toEqual(["b"]);
  expect(await links("হজ্জ")).toEqual([]);
});
