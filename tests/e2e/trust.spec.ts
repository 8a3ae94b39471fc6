import type { Page } from "@playwright/test";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test as ownSiteTest } from "#tests/support/own-site-test.ts";
import { signInOwner } from "#tests/support/staff.ts";
import { test } from "#tests/support/three-languages-test.ts";

const TITLES = {
  en: ["/trust", "Check that it is really us", "Hajj and Umrah licence"],
  bn: ["/bn/trust", "আমাদের যাচাই করুন", "হজ ও ওমরাহ লাইসেন্স"],
  ar: ["/ar/trust", "تحقّق منّا بنفسك", "ترخيص الحج والعمرة"],
} as const;

/** Whoever was called by a stranger finds the licence, the number, and what is never asked. */
async function checkThatItIsReal(page: Page, language: keyof typeof TITLES): Promise<void> {
  const [path, title, licence] = TITLES[language];
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const card = page.getByRole("listitem").filter({ hasText: "HL-DEMO-0092" });
  await expect(card.getByRole("heading", { name: licence })).toBeVisible();
  await expect(card.getByRole("link")).toHaveAttribute(
    "href",
    "https://hajj-agencies.example/list",
  );
  await expect(page.getByText("MEM-DEMO-0000")).toHaveCount(0);
  await expect(page.locator("#numbers a[href='tel:+8801011204560']")).toBeVisible();
  expect(await page.locator("[data-icon=x] li").count()).toBe(4);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test("is this agency genuine, in three languages on a phone", async ({ browser, siteUrl }) => {
      const context = await browser.newContext({
        ...{ javaScriptEnabled, baseURL: siteUrl, viewport: { width: 390, height: 844 } },
      });
      const visitor = await context.newPage();
      for (const language of ["en", "bn", "ar"] as const) {
        await checkThatItIsReal(visitor, language);
        if (javaScriptEnabled) await expectNoFaults(visitor, TWO);
      }
      await context.close();
    });
  });
}

test("the footer of any page leads there, and the page ends by itself with the first licence", async ({
  page,
}) => {
  await page.goto("/about");
  await takenOver(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Check it is us" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check that it is really us");
  const { headers } = await page.request.get("/trust").then((answer) => ({
    headers: answer.headers(),
  }));
  // Midnight in Dhaka.
  expect(headers.expires).toMatch(/ 18:00:00 GMT$/);
});

ownSiteTest("what staff take away is gone for visitors at once", async ({ page, siteUrl }) => {
  await signInOwner(page, siteUrl);
  await page.goto("/trust");
  await expect(page.getByText("HL-DEMO-0092")).toBeVisible();
  await page.goto("/admin/licences");
  await page.getByRole("button", { name: "Delete Hajj and Umrah licence" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Deleted. It is kept for 30 days.")).toBeVisible();
  await page.goto("/trust");
  await expect(page.getByText("TA-DEMO-00417")).toBeVisible();
  await expect(page.getByText("HL-DEMO-0092")).toHaveCount(0);
});
