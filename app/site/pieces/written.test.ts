import { expect, test } from "vitest";
import { directions } from "#i18n/language-names.ts";
import { inLanguage } from "#tests/support/in-language.ts";
import { foreign, interfaceWords, written } from "./written.ts";

test("an English page leaves English to itself, and names what is not", () => {
  expect(written("Umrah in four steps")).toEqual({ dir: "auto" });
  expect(written("ওমরাহ")).toEqual({ dir: "auto", lang: "bn" });
  expect(written("العمرة with us")).toEqual({ dir: "auto", lang: "ar" });
  expect(foreign("ওমরাহ")).toEqual({});
  expect(interfaceWords).toEqual({});
});

test.each([
  ["bn", "ওমরাহ", "العمرة", { lang: "ar", dir: "rtl" }],
  ["ar", "العمرة", "ওমরাহ", { lang: "bn", dir: "ltr" }],
] as const)(
  "a page in %s leaves its own to itself, and says which way each other runs",
  async (language, own, other, said) => {
    const there = await inLanguage<typeof import("./written.ts")>(
      language,
      "#app/site/pieces/written.ts",
    );
    for (const text of [own, `${own} Rihla Travels`, "2027"]) {
      expect(there.written(text), text).toEqual({});
    }
    expect(there.written(other)).toEqual(said);
    for (const say of [there.written, there.foreign]) {
      expect(say("Umrah in four steps")).toEqual({ lang: "en", dir: "ltr" });
    }
    expect(there.interfaceWords).toEqual({ lang: language, dir: directions[language] });
  },
);
