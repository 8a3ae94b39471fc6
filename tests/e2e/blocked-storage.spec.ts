import { setTimeout } from "node:timers/promises";
import { expect, takenOver, test } from "#tests/support/browser-test.ts";
import { blockStorage } from "#tests/support/drafts.ts";
import { allowMissing, PUBLIC_PAGES } from "#tests/support/public-pages.ts";
import { EDITING_URL } from "#tests/support/servers.ts";
import { fillSignIn, signInOwner } from "#tests/support/staff.ts";

const ADMIN_PAGES = [
  "/admin",
  "/admin/package?package=hajj",
  "/admin/blog",
  "/admin/blog/create",
  "/admin/blog/trash",
  "/admin/enquiries",
  "/admin/media",
  "/admin/profile",
  "/admin/settings/contact",
  "/admin/page/about",
  "/admin/settings/mail",
  "/admin/settings/staff",
  "/admin/settings/activity",
];

test.slow();

test("a browser that keeps nothing shows every public page", async ({ page, watch }) => {
  await blockStorage(page);
  for (const { path, title } of PUBLIC_PAGES) {
    allowMissing(watch, path);
    await page.goto(path);
    await takenOver(page);
    await expect(page).toHaveTitle(new RegExp(title.replace(/[?]/g, "\\$&")));
    await expect(page.locator("main h1").first()).toBeVisible();
  }
});

test("and every page of the admin area, from signing in to logging out", async ({ page }) => {
  await signInOwner(page, EDITING_URL);
  await page.context().clearCookies();
  await blockStorage(page);
  await page.goto(`${EDITING_URL}/login`);
  await takenOver(page);
  await fillSignIn(page);
  await expect(page).toHaveURL(`${EDITING_URL}/`);
  for (const path of ADMIN_PAGES) {
    await page.goto(EDITING_URL + path);
    await takenOver(page);
    await expect(page.locator("main h1").first()).toBeVisible();
  }

  await page.goto(`${EDITING_URL}/admin/blog/create`);
  await takenOver(page);
  await page.getByLabel("Blog Title").fill("Kept nowhere");
  await expect(page.locator(".save-state")).toContainText(
    "This device does not keep what you type",
  );
  await page.getByRole("button", { name: "Logout" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await expect(question).toContainText("if you leave, it is lost");
  // For longer than a form waits before it stores what was typed.
  await page.route(/\/logout/, async (route) => {
    await setTimeout(3000);
    await route.continue();
  });
  const stored: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/blogs$/.test(request.url())) stored.push(request.method());
  });
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(`${EDITING_URL}/login`);
  expect(stored).toEqual([]);
});
