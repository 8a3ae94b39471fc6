import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { LANGUAGES, type Language, pathIn } from "#contracts/languages.ts";
import {
  expect,
  nothingLeftToDo,
  noticeTakingOver,
  takenOver,
} from "#tests/support/browser-test.ts";
import { shiftOf, watchShifts } from "#tests/support/layout-shift.ts";
import { test } from "#tests/support/three-languages-test.ts";

const PATHS = [
  "/",
  "/blog/first-umrah-with-elderly-parents",
  "/packages/umrah",
  "/student-visa/papers/malaysia/salary",
];
const PHONE = { width: 390, height: 844 };
const MOST_SHIFT = 0.02;
/** px */
const MOST_MOVED = 2;

/** What phones have: whoever runs this may not. */
const ON_PHONES = {
  "Noto Sans Bengali": "noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2",
  "Noto Naskh Arabic": "noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2",
};

const { resolve } = createRequire(import.meta.url);
const fontOf = (file: string): string =>
  `url(data:font/woff2;base64,${readFileSync(resolve(`@fontsource-variable/${file}`), "base64")})`;

/** As on a phone; the fonts of the site come when `let` is called. */
async function holdFonts(page: Page) {
  let isHeld = true;
  let letThem = () => {};
  const free = new Promise<void>((resolve) => {
    letThem = resolve;
  });
  await page.route("**/*.css", async (route) => {
    const answer = await route.fetch();
    let sheet = await answer.text();
    for (const [name, file] of Object.entries(ON_PHONES)) {
      sheet = sheet.replace(new RegExp(`local\\(["']?${name}["']?\\)`, "g"), fontOf(file));
    }
    await route.fulfill({ response: answer, body: sheet });
  });
  await page.route("**/*.woff2", async (route) => {
    if (isHeld) await free;
    await route.continue();
  });
  return () => {
    isHeld = false;
    letThem();
  };
}

/** With what a phone has: unlike there it comes a moment after the page, and what that moves does not count. */
const painted = (page: Page, language: Language) =>
  page.waitForFunction(
    (isBorrowed) =>
      performance.getEntriesByName("first-contentful-paint").length > 0 &&
      document.readyState !== "loading" &&
      (!isBorrowed ||
        [...document.fonts].some(
          ({ family, status }) => /Noto/.test(family) && status === "loaded",
        )) &&
      ![...document.fonts].some(
        ({ family, status }) => /Noto/.test(family) && status === "loading",
      ),
    language !== "en",
  );

type Held = Window & { firstView?: Element[] };

/** Where each piece of text of the first view begins, and how high it is; asked again, where those are then. */
const firstView = (page: Page) =>
  page.evaluate(() => {
    const TEXTS = "main :is(h1, h2, h3, p, li, a, b, small, label), header :is(a, button)";
    const isSeen = (element: Element) => {
      const { top, height, left, right } = element.getBoundingClientRect();
      const isIn = height > 0 && top < innerHeight && left < innerWidth && right > 0;
      return (
        isIn && element.textContent !== "" && element.checkVisibility({ visibilityProperty: true })
      );
    };
    const held = window as Held;
    held.firstView ??= [...document.querySelectorAll(TEXTS)].filter(isSeen);
    return held.firstView.map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return { text: element.textContent?.trim() ?? "", top, height };
    });
  });

for (const language of LANGUAGES) {
  test(`${language}: nothing jumps when fonts come late`, async ({ siteUrl, browser }) => {
    test.slow();
    const faults: string[] = [];
    for (const path of PATHS) {
      // It has read nothing; its policy lets the fonts of a phone in.
      const context = await browser.newContext({
        ...{ baseURL: siteUrl, bypassCSP: true, viewport: PHONE, reducedMotion: "reduce" },
      });
      const reader = await context.newPage();
      await noticeTakingOver(reader);
      await watchShifts(reader);
      const letFonts = await holdFonts(reader);
      await reader.goto(pathIn(language, path), { waitUntil: "commit" });
      await painted(reader, language);
      await takenOver(reader);
      await nothingLeftToDo(reader);
      const before = await firstView(reader);
      const shiftBefore = await shiftOf(reader);
      const waiting = await reader.evaluate(
        () => [...document.fonts].filter(({ status }) => status === "loading").length,
      );
      expect(waiting).toBeGreaterThan(0);
      letFonts();
      await reader.evaluate(() => document.fonts.ready);
      await nothingLeftToDo(reader);
      const after = await firstView(reader);
      const shift = (await shiftOf(reader)) - shiftBefore;
      if (!(shift <= MOST_SHIFT)) faults.push(`${path}: shifted by ${shift}`);
      for (const [index, one] of before.entries()) {
        const now = after[index];
        const moved = now
          ? Math.max(Math.abs(now.top - one.top), Math.abs(now.height - one.height))
          : Number.NaN;
        if (!(moved <= MOST_MOVED))
          faults.push(`${path}: ${one.text.slice(0, 40)} moved by ${moved}`);
      }
      await context.close();
    }
    expect(faults).toEqual([]);
  });
}

test("nor do papers grow when scripts make boxes of them", async ({ siteUrl, browser }) => {
  for (const language of LANGUAGES) {
    const high: number[][] = [];
    for (const javaScriptEnabled of [false, true]) {
      const context = await browser.newContext({
        ...{ baseURL: siteUrl, viewport: PHONE, javaScriptEnabled },
      });
      const reader = await context.newPage();
      if (javaScriptEnabled) await noticeTakingOver(reader);
      await reader.goto(pathIn(language, "/student-visa/papers/malaysia/salary"));
      if (javaScriptEnabled) await takenOver(reader);
      await expect(reader.locator(".paper label")).toHaveCount(javaScriptEnabled ? 11 : 0);
      await reader.evaluate(() => document.fonts.ready);
      high.push(
        await reader
          .locator(".paper h3")
          .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().height)),
      );
      await context.close();
    }
    expect(high[1]).toEqual(high[0]);
  }
});
