import type { Page } from "@playwright/test";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
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

test("a name without spaces makes no list wider than its window", async ({ page, siteUrl }) => {
  await signInOwner(page, siteUrl);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/admin/departures");
  const days = { leavesOn: "2031-02-01", returnsOn: "2031-02-11", seats: "open", stays: [] };
  const title = "x".repeat(300);
  const made = { package: "umrah", title, ...days };
  expect((await ask(page, "POST", "/api/package/umrah/departures", made)).status).toBe(201);
  await page.reload();
  await takenOver(page);
  await expect(page.getByText(title)).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
});
