import { expect, test } from "vitest";
import { labelOf, mistakesIn, textsOf, valuesOf } from "./template-values.ts";

const NEW = valuesOf(null);

test("a text has a title and words in one language at least; what is missing is said where one looks", () => {
  const marked = (values: object, shown: "en" | "ar" = "en") =>
    Object.keys(mistakesIn({ ...NEW, ...values }, shown));
  expect(marked({})).toEqual(["title.en", "body.en"]);
  expect(marked({}, "ar")).toEqual(["title.ar", "body.ar"]);
  expect(marked({ "title.bn": "নাম", "body.en": " " })).toEqual(["body.en"]);
  expect(marked({ "title.en": " ", "body.ar": "نعم" })).toEqual(["title.en"]);
  expect(marked({ "title.bn": "নাম", "body.ar": "نعم" })).toEqual([]);
});

test("what is too long is said of its field and its language", () => {
  const values = { ...NEW, "title.en": "T", "body.en": "B", "subject.ar": "x".repeat(201) };
  expect(Object.keys(mistakesIn(values, "en"))).toEqual(["subject.ar"]);
  expect(labelOf("subject.ar")).toBe("Subject of a mail (العربية)");
  expect(labelOf("version")).toBe("version");
});

test("a form holds every language of every field, and gives them back", () => {
  const said = (en: string) => ({ en, bn: "", ar: "" });
  const texts = { title: said("T"), subject: said("S"), body: said("B") };
  const template = {
    ...texts,
    _id: "t",
    version: 7,
    createdAt: "",
    updatedAt: "",
    changedBy: null,
  };
  expect(valuesOf(template)).toMatchObject({ "title.en": "T", "body.ar": "", version: 7 });
  expect(textsOf(valuesOf(template))).toEqual(texts);
});
