import type { Browser, Page } from "@playwright/test";
import { expect, nothingLeftToDo } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/three-languages-test.ts";

const LATIN = ["newsreader-430-560", "public-sans-400-720"];
const BANGLA = ["noto-sans-bengali-400-640", "tiro-bangla-400"];
const ARABIC = ["markazi-text-500", "plex-sans-arabic-400", "plex-sans-arabic-600"];

/** In a browser that has read nothing: one that has, takes all that it knows. */
async function read(browser: Browser, siteUrl: string, script: boolean) {
  const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: script });
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on("request", (request) => {
    const name = /([\w-]+?)-[\w-]{8}\.woff2$/.exec(request.url())?.[1];
    if (name) asked.add(name);
  });
  return { page, asked, end: () => context.close() };
}

const started = (page: Page) => page.locator("html[data-started]");

test("each language loads its own fonts, and of others their names alone", async ({
  siteUrl,
  browser,
}) => {
  const fontsOf = async (path: string) => {
    const reader = await read(browser, siteUrl, true);
    await reader.page.goto(path);
    await started(reader.page).waitFor();
    await nothingLeftToDo(reader.page);
    await reader.page.evaluate(() => document.fonts.ready);
    await reader.end();
    return [...reader.asked].sort();
  };
  expect(await fontsOf("/blog")).toEqual(["arabic-name", "bangla-name", ...LATIN].sort());
  expect(await fontsOf("/bn/blog")).toEqual(["arabic-name", ...BANGLA, ...LATIN].sort());
  expect(await fontsOf("/ar/blog")).toEqual(["bangla-name", ...ARABIC, ...LATIN].sort());
});

test("a first paint waits for two fonts, in Arabic for four", async ({ siteUrl, browser }) => {
  const before = { "": LATIN, "/bn": BANGLA, "/ar": [...ARABIC, "public-sans-400-720"] };
  for (const [language, fonts] of Object.entries(before)) {
    for (const path of ["", "/packages/umrah"]) {
      const reader = await read(browser, siteUrl, false);
      await reader.page.goto(`${language}${path}` || "/");
      await expect.poll(() => [...reader.asked].sort(), language + path).toEqual(fonts.sort());
      await reader.end();
    }
  }
});

test("the next page of a visit has every font before React starts", async ({
  siteUrl,
  browser,
}) => {
  const reader = await read(browser, siteUrl, true);
  await reader.page.goto("/bn");
  await started(reader.page).waitFor();
  await expect(reader.page.locator("html[data-all-fonts]")).toHaveCount(0);
  // React starts after a frame: now there is none.
  await reader.page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await reader.page.goto("/bn/blog");
  await expect(reader.page.locator("html[data-all-fonts]")).toHaveCount(1);
  await reader.end();
});
