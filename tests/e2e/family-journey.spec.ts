import type { Page } from "@playwright/test";
import { expect } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, openAsOwner } from "#tests/support/staff.ts";

/** What a family reads in each language. */
const SAID = {
  en: { minutes: "7 minutes", two: "Two dates side by side", included: "12" },
  bn: { minutes: "৭ মিনিট", two: "পাশাপাশি দুটি তারিখ", included: "১২" },
  ar: { minutes: "7 دقائق", two: "موعدان جنبًا إلى جنب", included: "12" },
} as const;

async function asFamily(page: Page, language: keyof typeof SAID) {
  const { minutes, two, included } = SAID[language];
  const prefix = language === "en" ? "" : `/${language}`;
  await page.goto(`${prefix}/`);
  // Two presses: the package, its dates.
  await page.locator(`main a[href="${prefix}/packages/umrah"]`).first().click();
  await page.locator('.jump-row a[href="#dates"]').click();
  const first = page.locator(".departures > li").first();
  await expect(first.locator("time")).toHaveAttribute("datetime", /^20\d\d-\d\d-\d\d$/);
  await expect(first.locator("dd").first()).toContainText(/[1১].?[4৪]/);
  await expect(first).toContainText(minutes);
  await expect(page.locator('#included [data-state="included"] small')).toHaveText(included);

  const boxes = page.getByRole("checkbox");
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.locator(".compare-bar button").click();
  await expect(page).toHaveURL(new RegExp(`${prefix}/packages/umrah/compare\\?d=[^&]+&d=[^&]+$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(two);
  const rows = page.locator(".compare tbody tr");
  const all = await rows.count();
  await page.locator(".only-different").click();
  await expect(page).toHaveURL(/only=different$/);
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await expect(page.locator(".compare-note").first()).toContainText(/./);
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBe(0);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.locator(".compare-address")).toContainText("only=different");
  await page.emulateMedia({ media: "screen" });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test("a family finds the price of a month, what is included, how far the hotel is, and compares two", async ({
      browser,
      page,
      siteUrl,
    }) => {
      test.slow();
      await openAsOwner(page, siteUrl, "/admin");
      await ask(page, "PUT", "/api/languages", { shown: ["bn", "ar"] });
      const context = await browser.newContext({
        ...{ javaScriptEnabled, baseURL: siteUrl, viewport: { width: 390, height: 844 } },
      });
      const family = await context.newPage();
      for (const language of ["en", "bn", "ar"] as const) await asFamily(family, language);
      await context.close();
    });
  });
}
