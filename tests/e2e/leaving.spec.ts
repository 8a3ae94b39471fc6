import type { Page } from "@playwright/test";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { keepFromServer } from "#tests/support/drafts.ts";
import { test } from "#tests/support/editing-test.ts";

const TITLE = "Half a title";
const questionOf = (page: Page) => page.getByRole("alertdialog", { name: "Leave without saving?" });

test.beforeEach(({ page, watch }) => keepFromServer(page, watch));

/** Comes from the list of posts, so that there is a page to go back to. */
async function typeATitle(page: Page): Promise<void> {
  await page.goto("/admin/blog");
  await takenOver(page);
  await page.getByRole("link", { name: "Create New Blog" }).click();
  await page.getByLabel("Blog Title").fill(TITLE);
}

async function stay(page: Page): Promise<void> {
  await questionOf(page).getByRole("button", { name: "Stay here" }).click();
  await expect(questionOf(page)).toHaveCount(0);
  await expect(page).toHaveURL("/admin/blog/create");
  await expect(page.getByLabel("Blog Title")).toHaveValue(TITLE);
}

test("a link asks first; staying keeps all, leaving keeps a draft", async ({ page }) => {
  await typeATitle(page);
  const away = page.getByRole("link", { name: "Package" });
  await away.click();
  await stay(page);
  await away.click();
  await expect(questionOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(questionOf(page)).toHaveCount(0);
  await expect(page).toHaveURL("/admin/blog/create");
  await away.click();
  await questionOf(page).getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Package" })).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: /^Restore what you typed/ }).click();
  await expect(page.getByLabel("Blog Title")).toHaveValue(TITLE);
});

test("the back button asks first", async ({ page }) => {
  await typeATitle(page);
  await page.evaluate(() => history.back());
  await stay(page);
  await page.evaluate(() => history.back());
  await questionOf(page).getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/admin/blog");
});

test("Logout asks once, and then ends the session", async ({ page }) => {
  await typeATitle(page);
  await page.getByRole("button", { name: "Logout" }).click();
  const question = page.getByRole("alertdialog", { name: "Keep what you did not save?" });
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(page.getByLabel("Blog Title")).toHaveValue(TITLE);
  await page.getByRole("button", { name: "Logout" }).click();
  await question.getByRole("button", { name: "Keep and log out" }).click();
  await expect(page).toHaveURL("/login");
});

test("closing or reloading the page asks first, in the browser's own words", async ({ page }) => {
  await typeATitle(page);
  // A browser asks only somebody who has touched the page.
  await page.getByLabel("Blog Title").press("End");
  const asked = page.waitForEvent("dialog");
  const reloading = page.evaluate(() => location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await reloading.catch(() => {});
  await expect(page.getByLabel("Blog Title")).toHaveValue(TITLE);
});

test("nothing is asked when nothing was changed, or when it was changed back", async ({ page }) => {
  await typeATitle(page);
  await page.getByLabel("Blog Title").fill("");
  await page.getByRole("link", { name: "Package" }).click();
  await expect(page).toHaveURL("/admin/package");
});

test("what was typed in the very moment of leaving is kept too", async ({ page }) => {
  await typeATitle(page);
  // Sooner than the pause after which a draft is kept.
  await page.getByLabel("Blog Title").evaluate(async (field: HTMLTextAreaElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value") ?? {};
    set?.call(field, "The last word");
    field.dispatchEvent(new Event("input", { bubbles: true }));
    document.querySelector<HTMLAnchorElement>('.pages a[href="/admin/package"]')?.click();
    const leave = () =>
      [...document.querySelectorAll("button")].find(({ innerText }) => innerText === "Leave");
    while (!leave()) await new Promise(requestAnimationFrame);
    leave()?.click();
  });
  await expect(page.getByRole("heading", { level: 1, name: "Package" })).toBeVisible();
  await page.goBack();
  await page
    .getByRole("button", { name: /^Restore what you typed/ })
    .first()
    .click();
  await expect(page.getByLabel("Blog Title")).toHaveValue("The last word");
});
