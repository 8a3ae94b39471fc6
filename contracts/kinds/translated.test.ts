import { expect, test } from "vitest";
import { writeShape } from "../field-schema.ts";
import { ENTRY_KINDS } from "./entries.ts";
import { findKind } from "./find-kind.ts";
import { homeKind } from "./home.ts";
import { packageKind } from "./package.ts";
import { postKind } from "./post.ts";
import { SETTINGS_KINDS } from "./settings.ts";
import { progressOf, textsToTranslate, translated, wordsTyped } from "./translated.ts";
import { hasWords, NO_TRANSLATION, translationKind, wordsIn } from "./translation.ts";

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

test("what came with the demo is said only of the words that it was said of; what people wrote stays", () => {
  const told = { words: { title: "ওমরাহ" }, made: { title: "Umrah" } };
  const titles = ["Umrah", "Hajj"].flatMap((title) =>
    [true, false].map(
      (isExample) => translated(packageKind.fields, { title }, { ...told, isExample }).title,
    ),
  );
  expect(titles).toEqual(["ওমরাহ", "ওমরাহ", "Hajj", "ওমরাহ"]);
});

test("who looked at a visa is named in another language only as long as it is they", () => {
  const { fields } = ENTRY_KINDS.visa;
  const told = { words: { reviewedBy: "নাদিয়া" }, made: { reviewedBy: "Nadia" } };
  const named = (reviewedBy: string) => translated(fields, { reviewedBy }, told).reviewedBy;
  expect([named("Nadia"), named("Karim")]).toEqual(["নাদিয়া", "Karim"]);
  const texts = (reviewedBy: string) => textsToTranslate(fields, { reviewedBy }, told);
  expect([progressOf(texts("Nadia")).older, progressOf(texts("Karim")).older]).toEqual([0, 0]);
});

test("words in a group are said in the other language, a switch stays as it is", () => {
  const { fields } = SETTINGS_KINDS.contact;
  const mail = { address: "a@b.example", label: "Office" };
  const made = wordsIn(fields, { mail });
  expect(made.mail).toEqual({ label: "Office" });
  const said = translated(fields, { mail }, { words: { mail: { label: "অফিস" } }, made });
  expect(said.mail).toEqual({ ...mail, label: "অফিস" });
  const { licence } = ENTRY_KINDS;
  expect(Object.keys(translationKind(licence).fields)).toEqual(["title", "issuedBy"]);
  expect(translated(licence.fields, { isInStrip: true }, NO_TRANSLATION).isInStrip).toBe(true);
  expect(Object.values(licence.fields).map(hasWords)).toEqual([
    ...[true, false, true, false, false, false, false],
  ]);
});

test("equal items keep each its own words; a list that is none has none", () => {
  expect(inBangla(["one", "one", "two"], ["one", "one", "two"])).toEqual(["এক", "দুই", "তিন"]);
  expect(wordsIn(packageKind.fields, { services: "Visa" }).services).toEqual([]);
});

test("every text of a translation may wait for its words", () => {
  const { title, description } = translationKind(packageKind).fields;
  expect([title, description]).toMatchObject([
    { isRequired: false, isOptional: true, initial: "" },
    { isRequired: false, isOptional: true, initial: "" },
  ]);
});

test("paragraphs that English has lost are numbered apart, and with them there may be too many", () => {
  const paragraphs = (word: string, count: number) =>
    Array.from({ length: count }, (_, at) => `<p>${word}${at}</p>`).join("");
  const told = { words: { content: paragraphs("খ", 4) }, made: { content: paragraphs("a", 4) } };
  const english = { content: "<p>a0</p><p>a3</p>" };
  const texts = textsToTranslate(postKind.fields, english, told);
  expect(texts.map(({ path, said }) => [path, said])).toEqual([
    ["content.0", "<p>খ0</p>"],
    ["content.gone-0", "<p>খ1</p>"],
    ["content.gone-1", "<p>খ2</p>"],
    ["content.1", "<p>খ3</p>"],
  ]);
  const typed = {
    byPath: { "content.gone-0": "", "content.1": "<p>গ</p>" },
    fresh: new Set<string>(),
  };
  expect(wordsTyped(postKind.fields, english, told, typed)).toEqual({
    words: { title: "", content: "<p>খ0</p><p>খ2</p><p>গ</p>" },
    made: { title: "", content: "<p>a0</p><p>a2</p><p>a3</p>" },
  });
  const many = {
    words: { content: paragraphs("খ", 400) },
    made: { content: paragraphs("a", 400) },
  };
  const rest = many.made.content.slice(many.made.content.indexOf("<p>a200</p>"));
  const paths = (added: number) =>
    textsToTranslate(postKind.fields, { content: rest + paragraphs("b", added) }, many).map(
      ({ path }) => path,
    );
  expect([paths(100).length, paths(101)]).toEqual([500, ["content"]]);
});
