import { pathIn } from "#contracts/languages.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { lentLetters } from "#tests/support/lent-letters.ts";
import { test as ownSiteTest } from "#tests/support/own-site-test.ts";
import { SOME_TRANSLATED } from "#tests/support/public-pages.ts";
import { ask, openAsOwner } from "#tests/support/staff.ts";
import { test } from "#tests/support/three-languages-test.ts";

for (const language of ["bn", "ar"] as const) {
  test.describe(language, () => {
    // Nobody is told of a page in another language, which is said in the device's own letters.
    test.use({ locale: language });

    test("from its second page on, a visit borrows no letter of the device's fonts", async ({
      page,
    }) => {
      test.slow();
      await page.goto(pathIn(language, "/"));
      await takenOver(page);
      const lent: string[] = [];
      for (const path of SOME_TRANSLATED) {
        await page.goto(pathIn(language, path));
        await takenOver(page);
        lent.push(...(await lentLetters(page)).map((letters) => `${path}: ${letters}`));
      }
      expect(lent).toEqual([]);
    });

    ownSiteTest(
      "nor does the admin area, where titles in English stand beside its words",
      async ({ page, siteUrl }) => {
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
      },
    );
  });
}
