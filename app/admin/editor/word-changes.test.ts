import { expect, test } from "vitest";
import { withoutShared, wordChanges } from "./word-changes.ts";

const marked = (from: string, to: string) =>
  wordChanges(from, to)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}]`, added: `[+${text}]` })[kind])
    .join("");

test("whole words, of every script", () => {
  expect(marked("below the eighth floor.", "below the tenth floor, near the lift.")).toBe(
    "below the [-eighth][+tenth] floor[+, near the lift].",
  );
  expect(marked("Visa Tips of old", "Their type of old")).toBe("[-Visa Tips][+Their type] of old");
  expect(marked("/art/a-map.svg", "/art/b-map.svg")).toBe("[-/art/a-map.svg][+/art/b-map.svg]");
  expect(marked("আমার সঙ্গে চলুন", "আমার সাথে চলুন")).toBe("আমার [-সঙ্গে][+সাথে] চলুন");
  expect(marked("مع الوالدين إلى مكة", "مع الأسرة إلى مكة")).toBe(
    "مع [-الوالدين][+الأسرة] إلى مكة",
  );
});

test("what is all other words is one change, however long", () => {
  const long = (word: string) => Array.from({ length: 4000 }, (_, at) => `${word}${at}`).join(" ");
  expect(wordChanges(long("a"), long("b")).map(({ kind }) => kind)).toEqual(["removed", "added"]);
  expect(wordChanges("", "One")).toEqual([{ kind: "added", text: "One" }]);
});

test("of long texts only the lines that differ are shown", () => {
  const shorten = withoutShared("a\nmine\nc", "a\ntheirs\nc");
  expect(["a\nmine\nc", "a\ntheirs\nc", "a\nbefore\nc"].map(shorten)).toEqual([
    ...["mine", "theirs", "before"],
  ]);
});
