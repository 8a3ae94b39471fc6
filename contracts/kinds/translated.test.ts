import { expect, test } from "vitest";
import { writeShape } from "../field-schema.ts";
import { findKind } from "./find-kind.ts";
import { homeKind } from "./home.ts";
import { packageKind } from "./package.ts";
import { postKind } from "./post.ts";
import { SETTINGS_KINDS } from "./settings.ts";
import { progressOf, textsToTranslate, translated, wordsTyped } from "./translated.ts";
import { NO_TRANSLATION, translationKind, wordsIn } from "./translation.ts";

test("a translation holds words, and nothing that is the same in every language", () => {
  expect(Object.keys(translationKind(postKind).fields)).toEqual(["title", "content"]);
  const { fields } = translationKind(SETTINGS_KINDS.contact);
  expect(Object.keys(fields)).toEqual(["phones", "mail", "address", "hours"]);
  expect(fields).toMatchObject({
    phones: { columns: { label: {} } },
    mail: { parts: { label: {} } },
    hours: { columns: { words: {} } },
  });
  expect(Object.keys(translationKind(SETTINGS_KINDS.look).fields)).toEqual([]);
  for (const id of ["about", "contact", "privacy"]) {
    const kind = findKind("page", id);
    expect(kind && Object.keys(writeShape(translationKind(kind).fields)).length).toBeGreaterThan(2);
  }
});

const slide = (_id: string, content: string) => ({ _id, content, subcontent: "", link: "/a" });
const HOME = { marquee: "News", video: "abc", Slide: [slide("1", "One"), slide("2", "Two")] };

test("what is not translated, and what is no language, stays as it is in English", () => {
  const words = { marquee: "খবর", Slide: [{ _id: "2", content: "দুই" }] };
  const made = wordsIn(homeKind.fields, HOME);
  const body = translated(homeKind.fields, HOME, {
    words,
    made: { ...made, Slide: [{ _id: "2", content: "Two" }] },
  });
  expect(body).toMatchObject({
    marquee: "খবর",
    video: "abc",
    Slide: [slide("1", "One"), { ...slide("2", "Two"), content: "দুই" }],
  });
  expect(translated(homeKind.fields, HOME, NO_TRANSLATION)).toMatchObject(HOME);
});

const said = (services: string[]) => ({
  words: { services: ["এক", "দুই", "তিন"] },
  made: { services },
});
const inBangla = (services: string[], made = ["one", "two", "three"]) =>
  translated(packageKind.fields, { services }, said(made)).services;

test.each([
  [["one", "two", "three"], ["এক", "দুই", "তিন"], "as they were"],
  [["three", "one", "two"], ["তিন", "এক", "দুই"], "moved"],
  [["two", "three"], ["দুই", "তিন"], "one has gone"],
  [["one", "new", "two", "three"], ["এক", "new", "দুই", "তিন"], "one has come"],
  [["one", "two!", "three"], ["এক", "দুই", "তিন"], "one is reworded"],
  [["one", "two", "three", "four"], ["এক", "দুই", "তিন", "four"], "one more"],
  [["other"], ["এক"], "nothing as it was"],
])("items %j are %j: %s", (english, expected) => expect(inBangla(english)).toEqual(expected));

test("rows without ids are known by their words", () => {
  const { fields } = SETTINGS_KINDS.contact;
  const phones = [
    { label: "Office", number: "1" },
    { label: "Visa", number: "2" },
  ];
  const made = wordsIn(fields, { phones });
  expect(made.phones).toEqual([{ label: "Office" }, { label: "Visa" }]);
  const words = { phones: [{ label: "অফিস" }, { label: "ভিসা" }] };
  const turned = translated(fields, { phones: phones.toReversed() }, { words, made });
  expect(turned.phones).toEqual([
    { label: "ভিসা", number: "2" },
    { label: "অফিস", number: "1" },
  ]);
});

test("progress counts what has words in English; what changed there since is older", () => {
  const english = { title: "Umrah", description: "", services: ["Visa", "Hotel"] };
  const words = { title: "ওমরাহ", services: ["ভিসা", ""] };
  const made = wordsIn(packageKind.fields, { ...english, title: "Umra" });
  const texts = textsToTranslate(packageKind.fields, english, { words, made });
  expect(texts.map(({ path }) => path)).toEqual(["title", "services.0", "services.1"]);
  expect(progressOf(texts)).toEqual({ all: 3, done: 2, older: 1 });
});

test("what is no translation changes nothing", () => {
  const odd = { words: { services: "x", title: 7, Slide: {} }, made: { services: null } };
  const english = { title: "Umrah", services: ["Visa"] };
  expect(translated(packageKind.fields, english, odd)).toMatchObject(english);
});

test("a text with more paragraphs than a screen can show is translated as a whole, and keeps its words", () => {
  const content = (count: number, word: string) =>
    Array.from({ length: count }, (_, at) => `<p>${word}${at}</p>`).join("");
  const told = (count: number) => ({
    words: { content: content(count, "খ") },
    made: { content: content(count, "a") },
  });
  const texts = (count: number) =>
    textsToTranslate(postKind.fields, { content: content(count, "a") }, told(count));
  expect(texts(500)).toHaveLength(500);
  expect(texts(501)).toMatchObject([{ path: "content", said: content(501, "খ") }]);
  const typed = { byPath: {}, fresh: new Set<string>() };
  const english = { content: content(501, "a") };
  const { words } = wordsTyped(postKind.fields, english, told(501), typed);
  expect(words.content === told(501).words.content).toBe(true);
});
