import { LANGUAGES, pathIn } from "#contracts/languages.ts";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { foreignParts } from "#tests/support/foreign-parts.ts";
import { lentLetters } from "#tests/support/lent-letters.ts";
import { MISSING_PAGE_LINE, TRANSLATED_PATHS } from "#tests/support/public-pages.ts";
import { test } from "#tests/support/three-languages-test.ts";

for (const language of LANGUAGES) {
  test.describe(language, () => {
    // Nobody is told of a page in another language, which is said in the device's own letters.
    test.use({ locale: language });

    test("no page has a fault for axe, a foreign part that is not marked, or letters of the device's fonts", async ({
      page,
      watch,
    }) => {
      test.setTimeout(300_000);
      watch.allow(MISSING_PAGE_LINE);
      // The second page of a visit has every font.
      await page.goto(pathIn(language, "/"));
      await takenOver(page);
      const faults: string[] = [];
      for (const path of TRANSLATED_PATHS) {
        await page.goto(pathIn(language, path));
        await takenOver(page);
        const lent = language === "en" ? [] : await lentLetters(page);
        const found = [...(await foreignParts(page)), ...lent];
        faults.push(...found.map((fault) => `${path}: ${fault}`));
        await expectNoFaults(page, TWO);
      }
      expect(faults).toEqual([]);
    });
  });
}
