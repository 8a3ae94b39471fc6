import type { Page } from "@playwright/test";
import { expect, goInPlace, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/three-languages-test.ts";

/** What the page asks for as data waits. @returns what lets it go */
async function heldData(page: Page, method: string): Promise<() => void> {
  const gone = Promise.withResolvers<void>();
  await page.route("**/*.data*", async (route) => {
    if (route.request().method() === method) await gone.promise;
    await route.continue();
  });
  return gone.resolve;
}

for (const prefix of ["/bn", "/ar"]) {
  test(`${prefix}: while a form is sent slowly, and while a chip is awaited, the page stays`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/blog`);
    await takenOver(page);
    const letChipGo = await heldData(page, "GET");
    const chip = page.locator(".chip").nth(1);
    await chip.click();
    await expect(page.locator("main")).toHaveAttribute("aria-busy", "true");
    await expect(chip).toBeVisible();
    letChipGo();
    await expect(page).toHaveURL(/type=/);

    await page.unroute("**/*.data*");
    await page.goto(`${prefix}/contact`);
    await takenOver(page);
    await page.locator("#field-name").fill("Farida");
    await page.locator("#field-email").fill("farida@example.com");
    await page.locator("#field-message").fill("Is there a lift?");
    const letGo = await heldData(page, "POST");
    const send = page.locator(".form-card button[type=submit]");
    await send.click();
    await expect(page.locator("main")).toHaveAttribute("aria-busy", "true");
    await expect(send).toBeVisible();
    letGo();
    await expect(page.locator("#thanks-heading")).toBeFocused();
  });
}

test("what is awaited is said in the page's language", async ({ page }) => {
  await page.goto("/ar/about");
  await takenOver(page);
  const letGo = await heldData(page, "GET");
  await goInPlace(page, "/ar/packages/umrah");
  await expect(page.locator(".dots")).toHaveText("جارٍ التحميل");
  letGo();
  await expect(page.locator(".dots")).toHaveCount(0);
});

test("what could not load is tried again in the same language", async ({ page, watch }) => {
  watch.allow(/ERR_FAILED|Failed to fetch/);
  await page.goto("/bn/about");
  await takenOver(page);
  await page.route("**/packages/umrah.data*", (route) => route.abort());
  await goInPlace(page, "/bn/packages/umrah");
  await expect(page.locator("main .button-primary").first()).toHaveAttribute(
    "href",
    "/bn/packages/umrah",
  );
});
