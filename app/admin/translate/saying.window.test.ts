import { expect, test } from "vitest";
import { elementSaying } from "./element-saying.ts";
import { fitsIn, keptIn, namesOf, typedIn, withFit, wordsAlone } from "./kept-words.ts";

test("the smallest element that says a text is found, whatever lies between its words", () => {
  const page = document.createElement("main");
  page.innerHTML = `<section id="a"><h2>Umrah <b>slowly</b></h2><p id="b">We walk at the pace of the slowest.</p></section><p id="c">Umrah</p>`;
  const found = (text: string) => {
    const element = elementSaying(page, text);
    return element && (element.id || element.tagName);
  };
  const texts = ["Umrahslowly", "slowly", "the  pace", "Umrah slowly We", "nowhere", "", "  "];
  expect(texts.map(found)).toEqual(["H2", "B", "b", "a", null, null, null]);
});

test("a translation as the server has it, and as it is typed", () => {
  const body = { title: "ওমরাহ", made: { title: "Umrah" }, version: 9, base: 9, isExample: true };
  expect([
    keptIn({ body, version: 2, base: 1 }),
    keptIn({ body: { title: "x" }, version: 1, base: 0 }),
    wordsAlone(body),
    typedIn([{ path: "title", said: "ওমরাহ" }] as never, { version: 2, base: null }),
    typedIn([], { version: 2, base: 4 }),
    namesOf(["services.2", "services.3", "title", ""]),
  ]).toEqual([
    { words: { title: "ওমরাহ" }, made: { title: "Umrah" }, version: 2, base: 1 },
    { words: { title: "x" }, made: {}, version: 1, base: null },
    { title: "ওমরাহ" },
    { title: "ওমরাহ", "still fits": "", version: 2, base: 0 },
    { "still fits": "", version: 2, base: 4 },
    ["services", "title", ""],
  ]);
  const typed = typedIn([], { base: 1 });
  expect(fitsIn(typed)).toEqual([]);
  const fit = { ...typed, ...withFit(typed, "services.2") };
  expect(fitsIn({ ...fit, ...withFit(fit as never, "title") } as never)).toEqual([
    "services.2",
    "title",
  ]);
});
