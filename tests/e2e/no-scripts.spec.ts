import { expect, test } from "#tests/support/browser-test.ts";
import { allowMissing, PUBLIC_PAGES, SOME_TRANSLATED } from "#tests/support/public-pages.ts";
import { expectNoFaultsWithoutScripts } from "#tests/support/without-scripts.ts";

test.use({ javaScriptEnabled: false });

for (const { path } of PUBLIC_PAGES) {
  test(`${path} is complete without scripts`, async ({ page, watch }) => {
    allowMissing(watch, path);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await page.locator("main").innerText()).length).toBeGreaterThan(40);
    await expect(page.locator(".dots, .spinner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
}

test("menus open and lead on", async ({ page }) => {
  await page.goto("/");
  await page.locator(".packages-dropdown summary").click();
  await page
    .locator(".packages-dropdown")
    .getByRole("link", { name: /Hajj Packages/ })
    .click();
  await expect(page).toHaveURL("/packages/hajj");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator(".menu-sheet").getByText("Packages", { exact: true }).click();
  await page.locator(".menu-sheet").getByRole("link", { name: "Tour Packages" }).click();
  await expect(page).toHaveURL("/packages/tours");
});

test("type filters are links", async ({ page }) => {
  await page.goto("/blog");
  await page.getByRole("link", { name: "Visa Tips 4" }).click();
  await expect(page.locator(".card")).toHaveCount(4);
  await page.goto("/");
  const chips = page.getByRole("navigation", { name: "Filter posts by type" });
  await chips.getByRole("link", { name: "Work Visa" }).click();
  await expect(page).toHaveURL("/?type=Work%20Visa#advice");
  await expect(page.locator(".card .type")).toHaveText(["Work Visa", "Work Visa", "Work Visa"]);
});

test("every slide can be reached by scrolling, and the moving line stops", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".slides")).toHaveCSS("touch-action", "auto");
  const last = page.locator(".slide").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByRole("link")).toBeInViewport();
  await expect(page.getByRole("button", { name: "Next slide" })).toBeHidden();
  await page.getByLabel("Pause the moving text").check();
  await expect(page.locator(".marquee-track")).toHaveCSS("animation-play-state", "paused");
});

test("axe finds nothing on a page of each make without scripts, on a phone and a computer", ({
  browser,
  baseURL,
}) => expectNoFaultsWithoutScripts(browser, baseURL, SOME_TRANSLATED));
