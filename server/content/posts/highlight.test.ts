import { expect, test } from "vitest";
import { markHits, snippetOf } from "./highlight.ts";
import { askedWords } from "./search-words.ts";

const marked = (text: string, q: string) =>
  markHits(text, askedWords(q) ?? [])
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join("");

test.each([
  ["Visas for a visit", "vis", "[Visas] for a [visit]"],
  ["Café, cafeteria", "cafe", "[Café], [cafeteria]"],
  ["العُمْرَةُ الأولى", "العمرة", "[العُمْرَةُ] الأولى"],
  ["২০২৬ সালের হজ", "2026 হজ", "[২০২৬] সালের [হজ]"],
  ["nothing here", "visa", "nothing here"],
  ["", "visa", ""],
])("in %j %j marks %j", (text, q, expected) => expect(marked(text, q)).toBe(expected));

test("the pieces are the text, whatever it holds", () => {
  const text = "a<b>&amp; \ud800 visa🕋visa\0 visa";
  const pieces = markHits(text, ["visa"]);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
});

test.each([
  ["visa and more words that follow", "visa and more words"],
  [`${"before ".repeat(10)}visa`, "…before before before before before visa"],
  [`${"b".repeat(60)}-visa`, "…visa"],
  ["no hit at all, then its beginning", "no hit at all, then"],
])("the snippet of %j is %j", (text, expected) => {
  const pieces = snippetOf(text, ["visa"], expected.startsWith("…") ? 60 : 21);
  expect(pieces.map((piece) => piece.text).join("")).toBe(expected);
});
