import type { Page } from "@playwright/test";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";

const PLACES = {
  en: ["/", "/packages/umrah", "/admin", "/admin/package"],
  bn: ["/bn", "/bn/packages/umrah", "/admin", "/admin/package"],
  ar: ["/ar", "/ar/packages/umrah", "/admin", "/admin/package"],
} as const;

/** File names of the fonts that the page asks for ahead, and of those that its text is set in. */
async function fontsOf(page: Page): Promise<{ preloaded: string[]; used: string[] }> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const nameOf = (address: string) => address.split("/").at(-1) ?? "";
    const links = document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=font]");
    const faces = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule);
    const inUse = new Set(
      [...document.fonts].flatMap(({ status, family, style, weight, unicodeRange }) =>
        status === "loaded"
          ? [[family.replaceAll('"', ""), style, weight, unicodeRange].join()]
          : [],
      ),
    );
    const used = faces.flatMap(({ style: face }) => {
      const of = (name: string) => face.getPropertyValue(name);
      const family = of("font-family").replaceAll('"', "");
      const key = [
        family,
        of("font-style") || "normal",
        of("font-weight") || "normal",
        of("unicode-range") || "U+0-10FFFF",
      ].join();
      const file = /url\("?([^")]+)/.exec(of("src"))?.[1];
      return file && inUse.has(key) ? [nameOf(file)] : [];
    });
    return { preloaded: [...links].map((link) => nameOf(link.href)), used };
  });
}

for (const [language, places] of Object.entries(PLACES)) {
  test(`${language}: every font that is asked for ahead is used`, async ({ page, siteUrl }) => {
    await signInOwner(page, siteUrl);
    await page.goto("/about");
    await ask(page, "PUT", "/api/languages", { shown: ["bn", "ar"] });
    await ask(page, "PUT", "/api/users/profile", { language });
    for (const place of places) {
      await page.goto(place);
      await expect
        .poll(async () => {
          const { preloaded, used } = await fontsOf(page);
          return {
            preloaded: preloaded.length > 0,
            unused: preloaded.filter((name) => !used.includes(name)),
          };
        }, place)
        .toEqual({ preloaded: true, unused: [] });
    }
  });
}

test("what installing a page as an app needs comes once, with React", async ({ page }) => {
  for (const place of ["/", "/packages/umrah"]) {
    await page.goto(place);
    await takenOver(page);
    const manifests = page.locator("link[rel=manifest]");
    await expect(manifests).toHaveCount(1);
    await expect(manifests).toHaveAttribute("href", "/manifest.webmanifest");
  }
});
