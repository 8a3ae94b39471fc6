import { expect, test } from "vitest";
import { languageAt, pathIn } from "./languages.ts";

test.each([
  ["/", "en", "/"],
  ["/bn", "bn", "/"],
  ["/ar/", "ar", "/"],
  ["/bn/packages/umrah", "bn", "/packages/umrah"],
  ["/ar.data", "ar", "/_.data"],
  ["/ar/_.data", "ar", "/_.data"],
  ["/bn/about.data", "bn", "/about.data"],
  ["/bnx", "en", "/bnx"],
  ["/en/about", "en", "/en/about"],
  ["/blog/bn", "en", "/blog/bn"],
  ["/bn/ar/about", "bn", "/ar/about"],
  ["/BN", "en", "/BN"],
  ["/bn.database", "en", "/bn.database"],
])("%s is of %s: %s", (path, language, english) => {
  expect(languageAt(path)).toEqual({ language, path: english });
});

test("a page in another language, and back", () => {
  for (const path of ["/", "/about", "/blog/a/b", "/about.data"]) {
    for (const language of ["en", "bn", "ar"] as const) {
      expect(languageAt(pathIn(language, path))).toEqual({ language, path });
    }
  }
  expect([pathIn("bn", "/"), pathIn("en", "/")]).toEqual(["/bn", "/"]);
});
