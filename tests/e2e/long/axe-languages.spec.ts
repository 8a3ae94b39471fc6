import { OTHER_LANGUAGES, pathIn } from "#contracts/languages.ts";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { MISSING_PAGE_LINE, TRANSLATED_PATHS } from "#tests/support/public-pages.ts";
import { showLanguages } from "#tests/support/staff.ts";

for (const language of OTHER_LANGUAGES) {
  test(`${language}: axe finds nothing on any page`, async ({ page, siteUrl, watch }) => {
    test.setTimeout(300_000);
    watch.allow(MISSING_PAGE_LINE);
    await showLanguages(page, siteUrl);
    for (const path of TRANSLATED_PATHS) {
      await page.goto(pathIn(language, path));
      await takenOver(page);
      await expectNoFaults(page, TWO);
    }
  });
}
