import type { Page } from "@playwright/test";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { signInOwner, writePost } from "#tests/support/staff.ts";

const EDITOR = "/admin/package?package=umrah";
const TITLE = "Umrah with your parents";

async function choose(page: Page, what: RegExp): Promise<void> {
  await page.getByRole("button", { name: "More ways to save" }).click();
  await page.getByRole("menuitem", { name: what }).click();
}

async function openEditor(page: Page, path = EDITOR): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

test.beforeEach(async ({ page, siteUrl }) => {
  await signInOwner(page, siteUrl);
});

test("Preview keeps what is typed and shows it on the real page, in a tab of its own", async ({
  page,
}) => {
  await openEditor(page);
  await page.getByLabel("Title", { exact: true }).fill(TITLE);
  const opening = page.context().waitForEvent("page");
  await choose(page, /^Preview$/);
  const tab = await opening;
  await expect(tab).toHaveURL("/packages/umrah?preview=package/umrah");
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  await tab.getByRole("link", { name: "Back to the editor" }).click();
  await expect(tab.getByLabel("Title", { exact: true })).toHaveValue(TITLE);
  await tab.close();
  const answer = await fetch(new URL("/packages/umrah", page.url()));
  expect(await answer.text()).not.toContain(TITLE);
});

test("a post: its link as it is typed", async ({ page, siteUrl }) => {
  const post = await writePost(page, siteUrl);
  await openEditor(page, `/admin/blog/edit/${post._id}`);
  await page.getByLabel("Blog Link").fill("moved-there");
  const opening = page.context().waitForEvent("page");
  await choose(page, /^Preview$/);
  const tab = await opening;
  await expect(tab).toHaveURL(`/blog/moved-there?preview=post/${post._id}`);
  await expect(tab.getByRole("complementary", { name: "Preview" })).toBeVisible();
});

test("where nothing waits the public page opens, and nothing is shared", async ({ page }) => {
  await openEditor(page);
  const opening = page.context().waitForEvent("page");
  await choose(page, /^Preview$/);
  await expect(await opening).toHaveURL("/packages/umrah");
  await page.bringToFront();
  await choose(page, /^Share preview/);
  await expect(page.getByText("There is nothing to share")).toBeVisible();
});

test("shared, copied, sent, made anew, withdrawn", async ({ page, browser, siteUrl }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openEditor(page);
  await page.getByLabel("Title", { exact: true }).fill(TITLE);
  await choose(page, /^Share preview/);
  const dialog = page.getByRole("dialog", { name: "Share preview" });
  const first = await dialog.getByLabel("Address").inputValue();
  await expect(dialog).toContainText(
    /It works for 7 days, until \d+ \w+( \d{4})? \d+:\d\d [ap]m, Dhaka time/,
  );
  await expect(dialog.getByRole("link", { name: "Send on WhatsApp" })).toHaveAttribute(
    "href",
    `https://wa.me/?text=${encodeURIComponent(first)}`,
  );
  await dialog.getByRole("button", { name: "Copy" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await expectNoFaults(page, TWO);

  const context = await browser.newContext({ baseURL: siteUrl });
  const visitor = await context.newPage();
  await visitor.goto(first);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(TITLE);

  await page.keyboard.press("Escape");
  await choose(page, /^Share preview/);
  await expect(dialog).toContainText(/shared these changes already/);
  await dialog.getByRole("button", { name: "Make a new address" }).click();
  const second = await dialog.getByLabel("Address").inputValue();
  expect((await visitor.goto(first))?.status()).toBe(404);
  expect((await visitor.goto(second))?.status()).toBe(200);
  await dialog.getByRole("button", { name: "Withdraw it" }).click();
  await expect(page.getByText("The address shows nothing any more.")).toBeVisible();
  expect((await visitor.goto(second))?.status()).toBe(404);
  await expect(visitor.getByRole("heading")).toHaveText("There is nothing to see here");
  await context.close();
});
