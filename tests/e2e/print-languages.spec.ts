import type { Page } from "@playwright/test";
import { pathIn } from "#contracts/languages.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { lentLetters } from "#tests/support/lent-letters.ts";
import { test } from "#tests/support/three-languages-test.ts";

const PACKAGES = ["umrah", "hajj", "tours"].map((id) => ({ id, path: `/packages/${id}` }));
const VISAS = ["student-visa", "work-visa"].map((id) => ({ id, path: `/${id}` }));
const LIST = "/student-visa/papers/malaysia/salary";
const INK = "rgb(0, 0, 0)";

type Sheet = { count: number; isWhole: boolean };

/** Of A4, and whether each of its fonts comes with it. */
async function sheetsOf(page: Page): Promise<Sheet> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][\d.]* 84[12]/);
  const count = (part: RegExp) => pdf.match(part)?.length ?? 0;
  return {
    count: count(/\/Type \/Page\b(?!s)/g),
    // Those that change with their weight are drawn within (Type 3).
    isWhole: count(/\/Subtype \/(CIDFontType\d|TrueType|Type1)\b/g) === count(/\/FontFile/g),
  };
}

for (const [language, step] of [
  ["bn", "bengali"],
  ["ar", "decimal"],
] as const) {
  test.describe(language, () => {
    test.use({ colorScheme: "dark", locale: language });
    test.beforeEach(async ({ page }) => {
      test.slow();
      // The second page of a visit has every font.
      await page.goto(pathIn(language, "/"));
      await page.locator("html[data-started]").waitFor();
    });

    test("a package takes one sheet: its words, in ink, of its own fonts, and whose it is", async ({
      page,
      request,
    }) => {
      const read = async (path: string) => (await request.get(`${path}?lang=${language}`)).json();
      const { brand, address, phones } = await read("/api/settings");
      for (const { id, path } of [...PACKAGES, ...VISAS]) {
        const pack = await read(`/api/package/${id}`);
        await page.goto(pathIn(language, path));
        await takenOver(page);
        await page.emulateMedia({ media: "print" });
        const main = page.locator("main");
        const words = (await main.innerText()).replace(/\s+/g, " ");
        for (const text of [pack.title, pack.secondtitle, pack.finalparagraph, ...pack.services]) {
          expect(words).toContain(text);
        }
        const foot = page.locator(".print-foot");
        await expect(foot).toBeVisible();
        for (const text of [
          brand.name,
          address,
          ...phones.map(({ number }: { number: string }) => number),
        ]) {
          await expect(foot).toContainText(text);
        }
        const inks = await main
          .locator(":is(h1, h2, h3, p, li)")
          .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
        expect(new Set(inks)).toEqual(new Set([INK]));
        expect(await lentLetters(page)).toEqual([]);
        expect([path, await sheetsOf(page)]).toEqual([path, { count: 1, isWhole: true }]);
      }
    });

    test("its lines begin where the language begins, its numbers are the language's", async ({
      page,
    }) => {
      await page.goto(pathIn(language, "/packages/umrah"));
      await page.emulateMedia({ media: "print" });
      const places = await page
        .locator("main h1, main ol.step-route, .print-foot")
        .evaluateAll((elements) =>
          elements.map((element) => {
            const { direction, listStyleType } = getComputedStyle(element);
            const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
            const range = new Range();
            // The first that is shown.
            do range.selectNode(texts.nextNode() ?? element);
            while (range.getBoundingClientRect().width === 0);
            const [words, all] = [range, element].map((one) => one.getBoundingClientRect());
            const [fromLeft = 0, fromRight = 0] = [
              (words?.left ?? 0) - (all?.left ?? 0),
              (all?.right ?? 0) - (words?.right ?? 0),
            ];
            return { direction, listStyleType, isAtRight: fromRight < fromLeft };
          }),
        );
      const begins = { direction: language === "ar" ? "rtl" : "ltr", isAtRight: language === "ar" };
      expect(places).toHaveLength(3);
      for (const place of places) expect(place).toMatchObject(begins);
      expect(places[1]?.listStyleType).toBe(step);
      const [heading, text] = await page.locator("main h2, main p").evaluateAll((elements) =>
        ["H2", "P"].map((tag) => {
          const element = elements.find(({ tagName }) => tagName === tag) ?? document.body;
          const { fontFamily, fontSize } = getComputedStyle(element);
          return { fontFamily, fontSize: Number.parseFloat(fontSize) };
        }),
      );
      expect(heading?.fontSize).toBeGreaterThan(text?.fontSize ?? Number.NaN);
      // The letters of Arabic headings are small for their size: on paper they are those of the text.
      expect(heading?.fontFamily === text?.fontFamily).toBe(language === "ar");
      const words = await page.locator("main").innerText();
      expect(words).toMatch(language === "bn" ? /[০-৯]/ : /[0-9]/);
      expect(words).not.toMatch(language === "bn" ? /[0-9]/ : /[٠-٩۰-۹]/);
    });

    test("a list of papers takes one sheet, in its own fonts", async ({ page }) => {
      await page.goto(pathIn(language, LIST));
      await takenOver(page);
      await page.emulateMedia({ media: "print" });
      expect(await lentLetters(page)).toEqual([]);
      expect(await sheetsOf(page)).toEqual({ count: 1, isWhole: true });
    });
  });
}
