import { expect, test } from "vitest";
import { fitsIn, keptIn, namesOf, typedIn, withFit, withFitsOf } from "./kept-words.ts";

const TEXTS = [
  { path: "title", said: "উমরাহ" },
  { path: "services.0", said: "" },
] as never;

test("of a body as the server has it the words are parted from what they were made of", () => {
  const body = { title: "উমরাহ", version: 3, base: 1, isExample: true, made: { title: "Umrah" } };
  expect(keptIn({ body, version: 4, base: 2 } as never)).toEqual({
    ...{ words: { title: "উমরাহ" }, made: { title: "Umrah" }, version: 4, base: 2 },
  });
  expect(keptIn({ body: {}, version: 4, base: 0 } as never)).toMatchObject({
    made: {},
    base: null,
  });
});

test("texts that still fit are added one after the other, and stay through what others stored", () => {
  const typed = typedIn(TEXTS, { version: undefined, base: null });
  expect(typed).toMatchObject({ title: "উমরাহ", "services.0": "", base: 0 });
  expect(fitsIn(typed)).toEqual([]);
  const once = { ...typed, ...withFit(typed, "title") };
  const twice = { ...once, ...withFit(once, "services.0") };
  expect([fitsIn(once), fitsIn(twice)]).toEqual([["title"], ["title", "services.0"]]);
  expect(fitsIn(withFitsOf(twice, typed))).toEqual(["title", "services.0"]);
  expect(withFitsOf(typed, twice)).toMatchObject({ title: "উমরাহ", "still fits": "" });
});

test("of paths each field is named once", () => {
  expect(namesOf(["services.2", "title", "services.0"])).toEqual(["services", "title"]);
});
