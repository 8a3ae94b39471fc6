import type { Page } from "@playwright/test";
import { ADMIN_SCREENS } from "#tests/support/admin-screens.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { MISSING_PAGE_LINE } from "#tests/support/public-pages.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("with text twice as large a phone shows all five ways, and nothing scrolls sideways", async ({
  page,
  siteUrl,
}) => {
  await signInOwner(page, siteUrl);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    "/admin/today",
    "/admin/departures",
    "/admin/enquiries",
    "/admin/enquiries/told-when",
    "/admin/requirements",
    "/admin/licences",
  ]) {
    await page.goto(path);
    await takenOver(page);
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    expect(await overflowOf(page), path).toBe(0);
    const bar = page.getByRole("navigation", { name: "Admin, on phones" });
    await expect(bar.getByRole("button", { name: /More/ })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole("link", { name: /Home/ })).toBeInViewport({ ratio: 1 });
  }
});

for (const language of ["en", "ar"]) {
  test(`${language}: on the narrowest phone no screen scrolls sideways with text twice as large`, async ({
    page,
    siteUrl,
    watch,
  }) => {
    test.setTimeout(240_000);
    watch.allow(MISSING_PAGE_LINE);
    await signInOwner(page, siteUrl);
    await page.goto("/admin");
    await ask(page, "PUT", "/api/users/profile", { language });
    const posts = (await ask(page, "GET", "/api/blogs?limit=1")).body;
    const { enquiries } = (await ask(page, "GET", "/api/enquiries?limit=1")).body;
    const things = [
      ...["/settings/security", "/help", "/help/people"].map((path) => `/admin${path}`),
      ...[`/admin/blog/edit/${posts[0]._id}`, `/admin/history/post/${posts[0]._id}`],
      `/admin/enquiries/${enquiries[0]._id}`,
    ];
    await page.setViewportSize({ width: 320, height: 800 });
    const faults: string[] = [];
    for (const path of [...ADMIN_SCREENS, ...things]) {
      await page.goto(path);
      await takenOver(page);
      await page.addStyleTag({ content: "html { font-size: 200% }" });
      await page.evaluate(() => document.fonts.ready);
      const over = await overflowOf(page);
      if (over > 0) faults.push(`${path}: ${over} px too wide`);
    }
    expect(faults).toEqual([]);
  });
}

test("a name without spaces makes no list wider than its window", async ({ page, siteUrl }) => {
  await signInOwner(page, siteUrl);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/admin/departures");
  const days = { leavesOn: "2031-02-01", returnsOn: "2031-02-11", seats: "open", stays: [] };
  const title = "x".repeat(300);
  const airline = "Y".repeat(80);
  const made = { title, airline, ...days };
  expect((await ask(page, "POST", "/api/package/umrah/departures", made)).status).toBe(201);
  await page.reload();
  await takenOver(page);
  await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByText(airline)).toBeVisible();
  for (const width of [1280, 1024, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page), `${width}`).toBe(0);
    // A table that is too wide is cut off by its frame.
    const cut = await page
      .locator(".departures-panel")
      .evaluate((panel) => panel.scrollWidth - panel.clientWidth);
    expect(cut, `${width}`).toBe(0);
  }
});
