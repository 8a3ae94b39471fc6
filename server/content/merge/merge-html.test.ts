import { expect, test } from "vitest";
import { blocksOf } from "#contracts/html/blocks.ts";
import { createBudget } from "#contracts/html/differences.ts";
import { tokensOf } from "./html-parts.ts";
import { mergeHtml } from "./merge-html.ts";

const plenty = () => createBudget(2_400_000);

const merge = (base: string, one: string, other: string) => {
  const merged = mergeHtml({ base, one, other }, plenty());
  // Whoever of the two comes second.
  expect(mergeHtml({ base, one: other, other: one }, plenty())).toBe(merged);
  return merged;
};

const TWO = "<p>First words.</p><p>Second words.</p>";

test("neighbouring paragraphs, each changed by one of them", () => {
  expect(merge(TWO, TWO.replace("First", "1st"), TWO.replace("Second", "2nd"))).toBe(
    "<p>1st words.</p><p>2nd words.</p>",
  );
});

test("one changes the last paragraph, the other writes on behind it", () => {
  expect(merge(TWO, TWO.replace("Second", "2nd"), `${TWO}<h2>More</h2><p>Third.</p>`)).toBe(
    "<p>First words.</p><p>2nd words.</p><h2>More</h2><p>Third.</p>",
  );
});

test("one takes a paragraph out, the other changes another, or the same", () => {
  const without = "<p>Second words.</p>";
  expect(merge(TWO, without, TWO.replace("Second", "2nd"))).toBe("<p>2nd words.</p>");
  expect(merge(TWO, without, TWO.replace("First", "1st"))).toBeNull();
  expect(merge(TWO, without, without)).toBe(without);
});

test("both write on at the end, the same or something else", () => {
  expect(merge(TWO, `${TWO}<p>a</p>`, `${TWO}<p>b</p>`)).toBeNull();
  expect(merge(TWO, `${TWO}<p>a</p>`, `${TWO}<p>a</p>`)).toBe(`${TWO}<p>a</p>`);
});

test("one writes in the middle of what the other replaces", () => {
  const three = "<p>a</p><p>b</p><p>c</p>";
  expect(merge(three, "<p>x</p>", "<p>a</p><p>new</p><p>b</p><p>c</p>")).toBeNull();
});

const P = "<p>Start with the visa, then book the flight to Jeddah.</p>";

test("words of one paragraph that lie apart", () => {
  expect(merge(P, P.replace("Start", "Begin"), P.replace("Jeddah", "Madinah"))).toBe(
    "<p>Begin with the visa, then book the flight to Madinah.</p>",
  );
});

test("words side by side contradict each other, and so does the same word", () => {
  expect(merge(P, P.replace("Start", "Begin"), P.replace("with", "from"))).toBeNull();
  expect(merge(P, P.replace("visa", "visas"), P.replace("visa", "passport"))).toBeNull();
  expect(merge(P, P.replace("Start", "Begin"), P.replace("Start", "Begin"))).toBe(
    P.replace("Start", "Begin"),
  );
});

test("words of Bangla and Arabic stay whole", () => {
  const text = "<p>সঙ্গে পাসপোর্ট আনুন এবং ছবি দিন। مع الوالدين إلى مكة</p>";
  const one = text.replace("সঙ্গে", "সাথে");
  expect(merge(text, one, text.replace("الوالدين", "الأسرة"))).toBe(
    "<p>সাথে পাসপোর্ট আনুন এবং ছবি দিন। مع الأسرة إلى مكة</p>",
  );
  expect(tokensOf("সঙ্গে الوالدين").map(({ text: word }) => word)).toEqual([
    ...["সঙ্গে", " ", "الوالدين"],
  ]);
});

test("one marks words, the other changes others; marks of both are a contradiction", () => {
  const bold = P.replace("visa", "<strong>visa</strong>");
  expect(merge(P, bold, P.replace("Jeddah", "Madinah"))).toBe(bold.replace("Jeddah", "Madinah"));
  expect(merge(P, bold, P.replace("flight", "<em>flight</em>"))).toBeNull();
});

test("items of one list, and a picture in a paragraph", () => {
  const list = "<ul><li><p>One seat</p></li><li><p>Two seats</p></li></ul>";
  const longer = list.replace("</ul>", "<li><p>Three</p></li></ul>");
  expect(merge(list, list.replace("One", "1"), longer)).toBe(longer.replace("One", "1"));
  const picture = `<p>Words <img src="/media/x.jpg" alt="a > b"><br>and more words</p>`;
  const other = picture.replace("a > b", "c");
  expect(merge(picture, picture.replace("more", "few"), other)).toBe(other.replace("more", "few"));
});

test.each([
  "",
  "words",
  "<p>cut",
  "a<br>b<hr>",
  "</p>&amp;<p>&#x99;",
  "<!-- x --><p>a</p>",
  "5 < 6",
])("the parts of %j are the whole of it", (html) => {
  expect(blocksOf(html)?.join("")).toBe(html);
  expect(
    tokensOf(html)
      .map(({ text }) => text)
      .join(""),
  ).toBe(html);
});

test("texts that have nothing in common take no minutes, and are not merged", () => {
  const words = (from: number) =>
    `<p>${Array.from({ length: 5000 }, (_, index) => `w${from + index}`).join(" ")}</p>`;
  expect(merge(words(0), words(50_000), words(100_000))).toBeNull();
});

test("texts that are nested more than anybody writes are not merged: parsing them takes seconds", () => {
  const nested = (levels: number) => P + "<div>".repeat(levels);
  const [changed, shallow] = [P.replace("Jeddah", "Madinah"), nested(100)];
  expect(merge(P, changed, shallow)).toBe(shallow.replace(P, changed));
  const deep = nested(1001);
  expect(merge(P, changed, deep)).toBeNull();
  expect(merge(P, deep, changed)).toBeNull();
  expect(merge(deep, P, changed)).toBeNull();
});
