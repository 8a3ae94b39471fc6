import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { keepLoaded } from "#app/site/shell/keep-loaded.ts";
import { ownSheets as arabicSheets, firstFonts as ofArabic } from "#app/type/ar/type.ts";
import { ownSheets as banglaSheets, firstFonts as ofBangla } from "#app/type/bn/type.ts";
import { ownSheets as englishSheets, firstFonts as ofEnglish } from "#app/type/en/type.ts";
import { Accent } from "./accent.tsx";

test("the owner's colour is where shades of it can be derived; without one nothing is said", () => {
  const html = renderToStaticMarkup(<Accent accent="#aa3300" />);
  expect([
    /^<style>@supports \(color:oklch\(from red l c h\)\)\{:root\{--accent:#aa3300;/.test(html),
    [...html.matchAll(/--(\w+):light-dark/g)].map(([, name]) => name),
    html.slice(-13),
    renderToStaticMarkup(<Accent accent="" />),
  ]).toEqual([true, ["pine", "pinehover", "pinesoft", "pineline"], "h))}}</style>", ""]);
});

test("each language loads the fonts of its first screen, and its own sheet", () => {
  const names = (all: readonly string[]) =>
    all.map((one) => one.split("/").at(-1)?.replace(/\?.*/, ""));
  expect([ofEnglish, ofBangla, ofArabic].map(names)).toEqual([
    ["newsreader-430-560.woff2", "public-sans-400-720.woff2"],
    ["tiro-bangla-400.woff2", "noto-sans-bengali-400-640.woff2"],
    [
      ...["markazi-text-500.woff2", "plex-sans-arabic-400.woff2"],
      ...["plex-sans-arabic-600.woff2", "public-sans-400-720.woff2"],
    ],
  ]);
  expect([englishSheets, banglaSheets, arabicSheets].map(({ length }) => length)).toEqual([
    0, 1, 1,
  ]);
});

test("an answered form loads nothing of its page anew", () => {
  const asked = (formMethod?: string) =>
    [true, false].map((defaultShouldRevalidate) =>
      keepLoaded({ formMethod, defaultShouldRevalidate } as never),
    );
  expect([asked("POST"), asked()]).toEqual([
    [false, false],
    [true, false],
  ]);
});
