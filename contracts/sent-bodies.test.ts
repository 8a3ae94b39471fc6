import { expect, test } from "vitest";
import type { z } from "zod";
import { homeKind } from "./kinds/home.ts";
import { licenceKind } from "./kinds/licence.ts";
import { packageKind } from "./kinds/package.ts";
import { PAGE_KINDS } from "./kinds/page.ts";
import { settingsWriteSchema } from "./kinds/schemas.ts";
import { textsIn } from "./kinds/texts-in.ts";
import { translationWriteSchema } from "./kinds/translation-write.ts";
import { mediaElsewhereSchema, mediaListQuerySchema } from "./media.ts";
import { newRedirectSchema, redirectLinesSchema, redirectListQuerySchema } from "./redirect.ts";
import { replyTemplateWriteSchema } from "./reply-template.ts";
import { typeNamesSchema } from "./type-names.ts";
import { visaReviewSchema } from "./visa-review.ts";

const mistakesOf = (schema: z.ZodType, sent: unknown) =>
  schema.safeParse(sent).error?.issues.map(({ path, message }) => {
    const code = message.startsWith("{") ? JSON.parse(message).code : "odd";
    return `${path.join(".")}: ${code}`;
  }) ?? [];

const long = (length: number) => "x".repeat(length);
const texts = (en: string, bn = "") => ({ en, bn });
const reply = { title: texts("T"), body: texts("B") };
const review = { reviewedOn: "2026-11-25", reviewedBy: "Nadia", version: 1 };

test.each<[string, z.ZodType, unknown, string[]]>([
  [
    "a text in one language alone",
    replyTemplateWriteSchema,
    { title: { ar: "T" }, body: texts("", "B") },
    [],
  ],
  ["no title", replyTemplateWriteSchema, { ...reply, title: texts(" ") }, ["title.en: empty"]],
  ["no body", replyTemplateWriteSchema, { ...reply, body: {} }, ["body.en: empty"]],
  [
    "a placeholder that is none",
    replyTemplateWriteSchema,
    { ...reply, body: texts("{nmae}") },
    ["body.en: bad-placeholder"],
  ],
  [
    "placeholders",
    replyTemplateWriteSchema,
    { ...reply, subject: texts("{name}", "{agency}") },
    [],
  ],
  ["braces in a title", replyTemplateWriteSchema, { ...reply, title: texts("{nmae}") }, []],
  ["an address and where it leads", newRedirectSchema, { from: " /a ", to: " /b " }, []],
  [
    "addresses of nothing",
    newRedirectSchema,
    { from: "a", to: "b" },
    ["from: bad-old-address", "to: bad-new-address"],
  ],
  ["what is encoded", newRedirectSchema, { from: `/${"%E0%A6%95".repeat(400)}`, to: "/" }, []],
  ["lines", redirectLinesSchema, { lines: "/a /b", store: true }, []],
  ["no lines", redirectLinesSchema, { lines: "  " }, ["lines: empty"]],
  ["a search", redirectListQuerySchema, { q: long(200) }, []],
  ["a long search", redirectListQuerySchema, { q: long(201) }, ["q: odd"]],
  ["names of types", typeNamesSchema, { names: [{ type: "Umrah", bn: "" }] }, []],
  [
    "a name of no type",
    typeNamesSchema,
    { names: [{ type: "", bn: "x" }] },
    ["names.0.type: empty"],
  ],
  ["no list of names", typeNamesSchema, { names: {} }, ["names: not-list"]],
  ["a review that is taken back", visaReviewSchema, { before: review }, []],
  ["a review", visaReviewSchema, {}, []],
  [
    "a review of no version",
    visaReviewSchema,
    { before: { ...review, version: 0 } },
    ["before.version: not-whole"],
  ],
  ["a picture elsewhere", mediaElsewhereSchema, { address: long(4000) }, []],
  ["an endless address", mediaElsewhereSchema, { address: long(4001) }, ["address: too-long"]],
  ["pictures by their words", mediaListQuerySchema, { q: long(200), described: "no" }, []],
  ["by too many words", mediaListQuerySchema, { q: long(201) }, ["q: too-long"]],
  ["by two", mediaListQuerySchema, { q: ["a", "b"] }, ["q: given-twice"]],
  ["with a description", mediaListQuerySchema, { described: "yes" }, ["described: bad-choice"]],
  [
    "a group of the settings",
    settingsWriteSchema,
    { knowMoreLink: "/blog", versions: { look: 1 } },
    [],
  ],
  ["a version of none", settingsWriteSchema, { versions: { look: 0 } }, ["versions.look: odd"]],
  ["what is no setting", settingsWriteSchema, { nothing: 1 }, [": odd"]],
])("%s: what is wrong with it is told", (_, schema, sent, mistakes) => {
  expect(mistakesOf(schema, sent)).toEqual(mistakes);
});

test("a subject that is not sent is empty in each language", () => {
  expect(replyTemplateWriteSchema.parse(reply)).toEqual({
    title: { en: "T", bn: "", ar: "" },
    subject: { en: "", bn: "", ar: "" },
    body: { en: "B", bn: "", ar: "" },
  });
});

test("of a translation what is not given is left out, with the version that was read", () => {
  const schema = translationWriteSchema(packageKind);
  expect(schema.parse({ title: " ওমরাহ ", version: 2, _id: "umrah" })).toStrictEqual({
    ...{ words: { title: "ওমরাহ" }, version: 2 },
  });
  expect(schema.parse({})).toStrictEqual({ words: {}, version: undefined });
  expect(mistakesOf(translationWriteSchema(licenceKind), { number: "1" })).toEqual([": odd"]);
});

test("every text of a body is found with its place, and nothing else", () => {
  const home = {
    marquee: "News",
    Slide: [{ content: "One", link: "" }, null],
    video: 7,
    more: "x",
  };
  expect(textsIn(homeKind.fields, home).map(({ text, path }) => [text, path])).toEqual([
    ["News", ["marquee"]],
    ["One", ["Slide", 0, "content"]],
  ]);
  const page = { hero: { title: "About" }, message: { paragraphs: ["A", "", "B"] }, leaders: {} };
  const found = textsIn(PAGE_KINDS.about.fields, page, ["page"]);
  expect(found.map(({ text, path }) => [text, path])).toEqual([
    ["About", ["page", "hero", "title"]],
    ["A", ["page", "message", "paragraphs", 0]],
    ["B", ["page", "message", "paragraphs", 2]],
  ]);
  expect(textsIn(licenceKind.fields, { isInStrip: true, title: "" })).toEqual([]);
});
