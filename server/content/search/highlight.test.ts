import { expect, test } from "vitest";
import { markHits, snippetOf } from "./highlight.ts";
import { looksFor } from "./wanted.ts";

const wantedOf = (q: string) => looksFor(q)?.first ?? [];

const marked = (text: string, q: string, wanted = wantedOf(q)) =>
  markHits(text, wanted)
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join("");

test.each([
  ["Visas for a visit", "vis", "[Visas] for a [visit]"],
  ["Café, cafeteria", "cafe", "[Café], [cafeteria]"],
  ["العُمْرَةُ الأولى", "العمرة", "[العُمْرَةُ] الأولى"],
  ["২০২৬ সালের হজ", "2026 হজ", "[২০২৬] সালের [হজ]"],
  ["nothing here", "visa", "nothing here"],
  ["", "visa", ""],
  ["the Qur’an, ‘Quran’ and qur＇anic", "quran", "the [Qur’an], ‘[Quran]’ and [qur＇anic]"],
  ["a vi\u00adsa, Ｖｉｓａ", "visa", "a [vi\u00adsa], [Ｖｉｓａ]"],
  ["محمد ﷺ نبي", "عليه", "محمد [ﷺ] نبي"],
  ["بعد ﺍﻟﺤﺞ والعمرة", "حج عمرة", "بعد [ﺍﻟﺤﺞ] [والعمرة]"],
  ["حجز للحج", "الحج", "حجز [للحج]"],
  ["№5, 500﷼, 🕋5", "5 ريال", "№[5], [500][﷼], 🕋[5]"],
  ["উৎসব, উদ্\u200cযাপন", "উত্সব উদ্যাপন", "[উৎসব], [উদ্\u200cযাপন]"],
])("in %j %j marks %j", (text, q, expected) => expect(marked(text, q)).toBe(expected));

test("what only sounds so is marked where the second look found it", () => {
  const [text, q] = ["হজ্জ ও ওমরাহ, উমরাহ", "উমরাহ"];
  expect(marked(text, q)).toBe("হজ্জ ও ওমরাহ, [উমরাহ]");
  expect(marked(text, q, looksFor(q)?.second ?? [])).toBe("হজ্জ ও [ওমরাহ], [উমরাহ]");
});

test("what one text of a search has shown holds in the next, and not in another search", () => {
  const wanted = wantedOf("visa");
  const texts = ["Visas, a hajj visa", "a hajj, a visa", "no hit"];
  const all = texts.map((text) => marked(text, "", wanted));
  expect(all).toEqual(["[Visas], a hajj [visa]", "a hajj, a [visa]", "no hit"]);
  expect(marked("a hajj, a visa", "hajj")).toBe("a [hajj], a visa");
});

test("the pieces are the text, whatever it holds", () => {
  const text = "a<b>&amp; \ud800 visa🕋visa\0 visa";
  const pieces = markHits(text, wantedOf("visa"));
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
});

test.each([
  ["visa and more words that follow", "visa and more words"],
  [`${"before ".repeat(10)}visa`, "…before before before before before visa"],
  [`${"b".repeat(60)}-visa`, "…visa"],
  [`${"b".repeat(60)}-visa first`, "…visa first"],
  [`${"b".repeat(39)} visa`, `${"b".repeat(39)} visa`],
  [`${"b".repeat(40)} visa`, "…visa"],
  ["visa, 21 letters long", "visa, 21 letters long"],
  ["no hit at all, then its beginning", "no hit at all, then"],
])("the snippet of %j is %j", (text, expected) => {
  const pieces = snippetOf(
    text,
    wantedOf("visa"),
    expected.startsWith("v") || expected.startsWith("no") ? 21 : 60,
  );
  expect(pieces.map((piece) => piece.text).join("")).toBe(expected);
});
