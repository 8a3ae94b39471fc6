import type { Page } from "@playwright/test";
import { EVERY, expectNoFaults } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/editing-test.ts";

const PATH = "/admin/today";
const PHONE = { width: 390, height: 844 };

const dashboardOf = (page: Page) =>
  page.getByRole("group").filter({ has: page.getByRole("heading", { name: "The last 90 days" }) });

async function open(page: Page) {
  await page.goto(PATH);
  await takenOver(page);
  return dashboardOf(page);
}

test("the 90 days are one line; opened, a chart, its table, topics, first answers and posts", async ({
  page,
}) => {
  const dashboard = await open(page);
  await expect(dashboard.locator("summary")).toContainText(
    /(\d+ waits?|Nobody waits) for a first answer · usual answer \d+/,
  );
  await expect(dashboard.getByRole("figure")).toBeHidden();
  await dashboard.locator("summary").click();
  await expect(dashboard.getByRole("figure")).toContainText(/\d+ enquir(y|ies), \d+ in the last/);
  const table = dashboard.getByRole("table", { name: "Enquiries of each day" });
  await expect(table.getByRole("row")).toHaveCount(91);
  const topics = dashboard.getByRole("region", { name: "Asked about" });
  await expect(topics.getByRole("listitem")).toHaveCount(7);
  await expect(topics.getByRole("listitem").filter({ hasText: "Umrah" })).toContainText(/\d/);
  await expect(dashboard.getByRole("region", { name: "First answer" })).toContainText(
    /Half of those you answered heard from you within .+/,
  );
  const posts = dashboard.getByRole("region", { name: "Posts read most" });
  await expect(posts.getByRole("link")).toHaveCount(5);
  await posts.getByRole("button", { name: "Show more posts" }).press("Enter");
  await expect(posts.getByRole("link")).toHaveCount(10);
  await expect(posts.getByRole("button", { name: "Show fewer posts" })).toBeFocused();
});

test("on a phone they are opened with the keyboard, and fit", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const dashboard = await open(page);
  await expect(dashboard.getByRole("figure")).toBeHidden();
  await dashboard.locator("summary").press("Enter");
  await expect(dashboard.getByRole("figure")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test("figures that do not come are told, and asked for again", async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  await page.route("**/api/dashboard", (route) => route.abort());
  const dashboard = await open(page);
  await dashboard.locator("summary").click();
  await expect(dashboard).toContainText("The figures could not be loaded");
  await expect(dashboard).toContainText("Check your connection and try again.");
  await page.unroute("**/api/dashboard");
  await dashboard.getByRole("button", { name: "Try again" }).click();
  await expect(dashboard.getByRole("figure")).toBeVisible();
});

test("axe finds nothing, at either width and in either look", async ({ page }) => {
  test.slow();
  const dashboard = await open(page);
  await dashboard.getByText("The last 90 days").click();
  await expect(dashboard.getByRole("figure")).toBeVisible();
  await expectNoFaults(page, EVERY);
});
