import { expect, test } from "vitest";
import { bestFirst, topicWords } from "./topic-words.ts";

test.each([
  ["Umrah", "The first Umrah with your mother", ["umrah", "first", "mother"]],
  ["", "How we go to Makkah, and why", ["makkah"]],
  ["Tours", "", ["tours"]],
  ["", "মায়ের সঙ্গে উমরাহ", ["মা\u09df\u09c7র".normalize("NFC"), "সঙ্গে", "উমরাহ"]],
  [
    "Student visa",
    "Papers papers PAPERS for seven countries in one autumn",
    ["student", "visa", "papers", "seven", "countries"],
  ],
  ["Air", "To UK", ["air"]],
  ["", "", []],
])("%j, %j is about %j", (type, title, words) => expect(topicWords(type, title)).toEqual(words));

test("what most of the words found comes first, then what an earlier word found", () => {
  const picture = (url: string) => ({ url });
  const found = bestFirst([
    [picture("/a"), picture("/b")],
    [picture("/c"), picture("/b")],
  ]);
  expect(found.map(({ url }) => url)).toEqual(["/b", "/a", "/c"]);
});
