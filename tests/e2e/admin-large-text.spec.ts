import { expect, takenOver } from "#tests/support/browser-test.ts";
import { overflowOf, tooWideScreens } from "#tests/support/large-text.ts";
import { test } from "#tests/support/own-site-test.ts";
import { MISSING_PAGE_LINE } from "#tests/support/public-pages.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";

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

test("on the narrowest phone no screen scrolls sideways with text twice as large", async ({
  page,
  siteUrl,
  watch,
}) => {
  test.setTimeout(240_000);
  watch.allow(MISSING_PAGE_LINE);
  await signInOwner(page, siteUrl);
  expect(await tooWideScreens(page, "en")).toEqual([]);
});

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
