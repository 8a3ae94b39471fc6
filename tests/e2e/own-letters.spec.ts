import { pathIn } from "#contracts/languages.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { lentLetters } from "#tests/support/lent-letters.ts";
import { test } from "#tests/support/own-site-test.ts";
import { MISSING_PAGE_LINE, TRANSLATED_PATHS } from "#tests/support/public-pages.ts";
import { ask, openAsOwner, showLanguages } from "#tests/support/staff.ts";

for (const language of ["bn", "ar"] as const) {
  test.describe(language, () => {
    // Nobody is told of a page in another language, which is said in the device's own letters.
    test.use({ locale: language });

    test("from its second page on, a visit borrows no letter of the device's fonts", async ({
      page,
      siteUrl,
      watch,
    }) => {
      test.slow();
      watch.allow(MISSING_PAGE_LINE);
      await showLanguages(page, siteUrl);
      await page.goto(pathIn(language, "/"));
      await takenOver(page);
      const lent: string[] = [];
      for (const path of TRANSLATED_PATHS) {
        await page.goto(pathIn(language, path));
        await takenOver(page);
        lent.push(...(await lentLetters(page)).map((letters) => `${path}: ${letters}`));
      }
      expect(lent).toEqual([]);
    });

    test("nor does the admin area, where titles in English stand beside its words", async ({
      page,
      siteUrl,
    }) => {
      await openAsOwner(page, siteUrl, "/about");
      await ask(page, "PUT", "/api/users/profile", { language });
      // A browser that was here before has every font at once.
      await page.evaluate(() => sessionStorage.clear());
      for (const [path, piece] of [
        ["/admin/blog", ".post-cards article"],
        ["/admin/enquiries", ".enquiry-row"],
      ] as const) {
        await page.goto(path);
        await takenOver(page);
        await expect(page.locator(piece).first()).toBeVisible();
        expect(await lentLetters(page)).toEqual([]);
      }
    });
  });
}
