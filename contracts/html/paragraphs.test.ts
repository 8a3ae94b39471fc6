import { expect, test } from "vitest";
import { joined, paragraphsOf, withGaps, withoutGaps } from "./paragraphs.ts";

const ENGLISH = "<h2>One</h2><p>Two</p><hr><ul><li>Three</li></ul>";
const nothing = { english: ENGLISH, said: "", made: "" };
const typed = (said: readonly string[], of = nothing) =>
  joined(
    (paragraphsOf(of) ?? []).map((part, at) => ({
      ...part,
      ...{ said: said[at] ?? part.said, isFresh: said[at] !== undefined },
    })),
  );

test("an untranslated text is open paragraph by paragraph; a line is none", () => {
  expect(paragraphsOf(nothing)?.map(({ english, isWordless }) => [english, isWordless])).toEqual([
    ["<h2>One</h2>", false],
    ["<p>Two</p>", false],
    ["<hr>", true],
    ["<ul><li>Three</li></ul>", false],
  ]);
});

test("what is translated, what is not, and what became several paragraphs come back as they were", () => {
  const told = typed(["<h2>এক</h2>", "<p>দুই</p><p></p><p>আরও</p>", undefined as never, ""]);
  expect(told.said).toBe("<h2>এক</h2><p>দুই</p><p></p><p>আরও</p><hr><p></p>");
  const again = paragraphsOf({ english: ENGLISH, ...told });
  expect(again?.map(({ said }) => said)).toEqual([
    ...["<h2>এক</h2>", "<p>দুই</p><p></p><p>আরও</p>", "<hr>", ""],
  ]);
  expect(again?.map(({ english, made }) => english === made)).toEqual([true, true, true, true]);
});

test("read, what is not translated stands in English and says so", () => {
  const told = typed(["<h2>এক</h2>", "<p>দুই</p>"]);
  expect(withoutGaps({ english: ENGLISH, ...told })).toBe(
    '<h2>এক</h2><p>দুই</p><hr><ul lang="en" dir="ltr"><li>Three</li></ul>',
  );
  const stored = withGaps(withoutGaps({ english: ENGLISH, ...told }));
  expect(stored).toBe(told.said);
  expect(withGaps(ENGLISH)).toBe(ENGLISH);
  const rtl = { english: '<p>A</p><p dir="rtl">ب</p>', said: "<p>ক</p><p></p>" };
  expect(withoutGaps({ ...rtl, made: rtl.english })).toBe('<p>ক</p><p lang="en" dir="rtl">ب</p>');
});

test("nothing said is nothing, and is open paragraph by paragraph", () => {
  const told = typed(["", ""]);
  expect(told).toEqual({ said: "", made: ENGLISH });
  expect(paragraphsOf({ english: ENGLISH, ...told })).toHaveLength(4);
});

const both = (english: string, told = typed(["<h2>এক</h2>", "<p>দুই</p>", "", "<p>তিন</p>"])) =>
  paragraphsOf({ english, ...told })?.map(({ english, said, made }) => [english, said, made]);

test.each([
  [
    "one is reworded",
    "<h2>One</h2><p>Two!</p><hr><ul><li>Three</li></ul>",
    [1, "<p>Two!</p>", "<p>দুই</p>", "<p>Two</p>"],
  ],
  ["one has come", "<p>New</p><h2>One</h2><p>Two</p><hr><p>x</p>", [0, "<p>New</p>", "", ""]],
  ["one has gone", "<h2>One</h2><hr><ul><li>Three</li></ul>", [1, "", "<p>দুই</p>", "<p>Two</p>"]],
  ["they have moved", "<p>Two</p><h2>One</h2>", [0, "", "<h2>এক</h2>", "<h2>One</h2>"]],
] as const)("%s in English since: the others keep their words", (_, english, [at, ...expected]) => {
  expect(both(english)?.[at]).toEqual(expected);
});

test("what English has lost stays until somebody takes it out", () => {
  const told = typed(["<h2>এক</h2>", "<p>দুই</p>"]);
  const now = { english: "<h2>One</h2>", ...told };
  expect(joined((paragraphsOf(now) ?? []).map((one) => ({ ...one, isFresh: false })))).toEqual({
    said: "<h2>এক</h2><p>দুই</p>",
    made: "<h2>One</h2><p>Two</p>",
  });
  expect(typed(["<h2>এক</h2>", "", ""], now)).toEqual({
    ...{ said: "<h2>এক</h2>", made: "<h2>One</h2>" },
  });
});

test("a line that English has lost is gone; what is said anew is made of the English of now", () => {
  const told = typed(["<h2>এক</h2>", "<p>দুই</p><p>আরও</p>", "", "<p>তিন</p>"]);
  const now = { english: "<h2>One</h2><p>Two!</p><ul><li>Three</li></ul>", ...told };
  expect(paragraphsOf(now)?.map(({ said }) => said)).toEqual([
    ...["<h2>এক</h2>", "<p>দুই</p><p>আরও</p>", "<p>তিন</p>"],
  ]);
  expect(typed(["<h2>এক</h2><p>ও</p>", "<p>দুই!</p>"], now)).toEqual({
    said: "<h2>এক</h2><p>ও</p><p>দুই!</p><p>তিন</p>",
    made: "<h2>One</h2><p></p><p>Two!</p><ul><li>Three</li></ul>",
  });
});

test("the first of them may become several too, and white space between them is none", () => {
  const told = { said: "<p>ক</p><p>খ</p>\n<p></p>", made: "<p>A</p> <p></p>\n<p>B</p>" };
  const found = paragraphsOf({ english: "<p>A</p>\n<p>B</p>", ...told });
  expect(found?.map(({ english, said }) => [english, said])).toEqual([
    ["<p>A</p>", "<p>ক</p><p>খ</p>"],
    ["<p>B</p>", ""],
  ]);
});

test("where nothing is left out, what English has got since is not shown among it", () => {
  const text = { english: "<p>A</p><p>New</p>", said: "<p>ক</p>", made: "<p>A</p>" };
  expect(withoutGaps(text)).toBe("<p>ক</p>");
});

test("a text that was translated as a whole is no sequence of paragraphs", () => {
  const said = "<p>সব একসঙ্গে</p>";
  expect(paragraphsOf({ english: ENGLISH, said, made: ENGLISH })).toBeNull();
  expect(withoutGaps({ english: ENGLISH, said: `${said}<p></p>`, made: ENGLISH })).toBe(
    `${said}<p></p>`,
  );
  expect(paragraphsOf({ english: "<p></p><p>A</p>", said: "", made: "" })).toBeNull();
});

test("where too much is another text to be compared, nothing is lost", () => {
  const text = (word: string, length: number) =>
    Array.from({ length }, (_, at) => `<p>${word}${at % length}</p>`).join("");
  const [made, english] = [text("a", 5000), text("b", 5000)];
  const found = paragraphsOf({ english, said: text("x", 5000), made }) ?? [];
  expect(found.map(({ said }) => said).join("")).toBe(text("x", 5000));
  expect(found.map((one) => one.english).join("")).toBe(english);
  const waves = (length: number) =>
    Array.from({ length: 60_000 }, (_, at) => `<p>${at % length}</p>`).join("");
  expect(paragraphsOf({ english: waves(11), said: waves(7), made: waves(7) })).toHaveLength(60_000);
});

test("of more paragraphs than are asked for none is told, however many empty ones there are", () => {
  const english = (count: number, between = "") => `<p>a</p>${between}`.repeat(count);
  const paragraphs = (text: string, most?: number) =>
    paragraphsOf({ english: text, said: "", made: "" }, most)?.length ?? null;
  expect([paragraphs(english(5), 5), paragraphs(english(6), 5), paragraphs(english(6))]).toEqual([
    ...[5, null, 6],
  ]);
  expect(paragraphs(english(5, "<p></p>"), 5)).toBe(5);
  expect(paragraphs(english(5, "<p></p>".repeat(10)), 5)).toBeNull();
});
