import type { Page } from "@playwright/test";
import { OTHER_LANGUAGES } from "#contracts/languages.ts";
import { ADMIN_SCREENS } from "#tests/support/admin-screens.ts";
import { faultsIn } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { MISSING_PAGE_LINE } from "#tests/support/public-pages.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";

const LOADING = "[aria-busy=true], .skeleton, .dashboard-skeleton";
/** Their places change with the language, and the colours with the look: each screen once in either. */
const SIGHTS = [
  [390, "light"],
  [1280, "dark"],
] as const;

/** What a bar covers is scrolled from under it by whoever wants it; half a target would count as a small one. */
const letBarsStand = (page: Page) =>
  page.locator(".tab-bar, .save-bar").evaluateAll((bars) => {
    for (const bar of bars as HTMLElement[]) bar.style.position = "static";
  });

for (const language of OTHER_LANGUAGES) {
  for (const [width, colorScheme] of SIGHTS) {
    test(`${language}: axe finds nothing on any screen of the admin area, ${width} px wide and ${colorScheme}`, async ({
      page,
      siteUrl,
      watch,
    }) => {
      test.setTimeout(300_000);
      watch.allow(MISSING_PAGE_LINE);
      await signInOwner(page, siteUrl);
      await page.goto("/about");
      await ask(page, "PUT", "/api/users/profile", { language });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 4000 });
      const found: unknown[] = [];
      for (const path of ADMIN_SCREENS) {
        await page.goto(path);
        await takenOver(page);
        await expect(page.locator(LOADING)).toHaveCount(0);
        await letBarsStand(page);
        for (const fault of await faultsIn(page)) found.push([path, ...fault]);
      }
      expect(found).toEqual([]);
    });
  }
}
