import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { signInOwner } from "#tests/support/staff.ts";
import { test } from "#tests/support/three-languages-test.ts";

const LANGUAGES = {
  en: { home: "/", field: "Search the site", menu: "Menu", q: "umrah", package: "Umrah Package" },
  bn: { home: "/bn", field: "পুরো সাইটে খুঁজুন", menu: "মেনু", q: "ওমরাহ", package: "ওমরাহ প্যাকেজ" },
  ar: {
    home: "/ar",
    field: "ابحث في الموقع",
    menu: "القائمة",
    q: "العمرة",
    package: "باقة العمرة",
  },
} as const;

const PHONE = { viewport: { width: 390, height: 844 } };

for (const javaScriptEnabled of [true, false]) {
  test(`one field in the menu finds the journey, in three languages, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
    browser,
    siteUrl,
  }) => {
    const context = await browser.newContext({ ...PHONE, javaScriptEnabled, baseURL: siteUrl });
    const visitor = await context.newPage();
    for (const { home, field, menu, q, package: title } of Object.values(LANGUAGES)) {
      await visitor.goto(home);
      await visitor.getByRole("button", { name: menu }).click();
      const box = visitor.locator("#menu-sheet").getByRole("searchbox", { name: field });
      await box.fill(q);
      await box.press("Enter");
      await expect(visitor).toHaveURL(/\/search\?q=/);
      await expect(visitor.getByRole("heading", { level: 1 })).toContainText(q);
      const found = visitor.getByRole("main").getByRole("link", { name: title }).first();
      await expect(found).toBeVisible();
      await expect(visitor.locator("main mark").first()).toBeVisible();
      if (javaScriptEnabled) await expectNoFaults(visitor, TWO);
      await visitor.setViewportSize(PHONE.viewport);
      const wide = await visitor.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBe(0);
      await found.click();
      await expect(visitor).toHaveURL(/\/packages\/umrah$/);
    }
    await context.close();
  });
}

test("on a computer the sign opens the field, Escape closes it, the focus goes back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/about");
  await takenOver(page);
  const toggle = page.getByRole("navigation").getByRole("button", { name: "Search the site" });
  const field = page.locator("#site-search").getByRole("searchbox");
  await toggle.focus();
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type("malaysia");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=malaysia");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const papers = page.getByRole("region", { name: "Papers for a visa" });
  await papers.getByRole("link", { name: "Work visa for Malaysia" }).click();
  await expect(page).toHaveURL("/work-visa/papers/malaysia");
});

test("what is not there is said, and the way on; the page searches in place", async ({ page }) => {
  await page.goto("/search");
  await takenOver(page);
  const field = page.getByRole("main").getByRole("searchbox");
  await field.fill("<b>nowhere</b>");
  await field.press("Enter");
  await expect(page.getByText("Nothing is called “<b>nowhere</b>”")).toBeVisible();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("0 results");
  await expect(page.getByRole("main").getByRole("link", { name: "Ask us" })).toBeVisible();
  await field.fill("hajj");
  await field.press("Enter");
  await expect(page.getByRole("heading", { name: "Dates and prices" })).toBeVisible();
  await field.fill("visa");
  await field.press("Enter");
  await page.getByRole("link", { name: /^All \d+ posts$/ }).click();
  await expect(page).toHaveURL("/blog?q=visa");
  await page.goBack();
  await expect(field).toHaveValue("visa");
  await page.goBack();
  await expect(field).toHaveValue("hajj");
});

test("what is found leads to its place on the page, not to the top of it", async ({ page }) => {
  await page.setViewportSize(PHONE.viewport);
  await page.goto("/search?q=umrah");
  await takenOver(page);
  await page.getByRole("link", { name: "All dates of Umrah Package" }).click();
  await expect(page).toHaveURL("/packages/umrah#dates");
  const dates = page.locator("#dates");
  await expect(dates).toBeFocused();
  await expect
    .poll(async () => Math.abs((await dates.boundingBox())?.y ?? Number.NaN))
    .toBeLessThan(100);
  await page.goBack();
  await expect(page.getByRole("searchbox").last()).toHaveValue("umrah");
  const departures = page.getByRole("region", { name: "Dates and prices" });
  await departures.getByRole("listitem").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/packages\/umrah\?month=[\d-]+#d.+$/);
  await expect(page.locator("li:focus")).toBeInViewport();
});

test("the field stays while one goes on in place, and is there after leaving the admin area", async ({
  page,
  siteUrl,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const toggle = page.locator(".search-toggle");
  await page.goto("/about");
  await takenOver(page);
  await page.locator(".nav-links").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(toggle).toBeVisible();
  await signInOwner(page, siteUrl);
  await page.goto("/admin");
  await page.getByRole("button", { name: "Logout" }).first().click();
  await expect(page).not.toHaveURL(/admin/);
  await expect(toggle).toBeVisible();
});
