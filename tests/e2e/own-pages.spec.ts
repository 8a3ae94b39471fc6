import type { Browser, Page } from "@playwright/test";
import { lineOf, saved } from "#tests/support/autosave.ts";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, noticeTakingOver, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { toastOf } from "#tests/support/post-form.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";

test.slow();

const TITLE = "Terms of our agency";
const textOf = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });
const titleOf = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });
const addressOf = (page: Page) => page.getByRole("textbox", { name: "Address", exact: true });
const rows = (page: Page) => page.locator("main").getByRole("listitem");

test.beforeEach(({ page, siteUrl }) => signInOwner(page, siteUrl));

/** Without the cookies of staff: status, and where it leads. */
async function asked(siteUrl: string, path: string) {
  const answer = await fetch(siteUrl + path, { redirect: "manual" });
  return [answer.status, answer.headers.get("location")];
}

/** Somebody without an account, at a page. */
async function visit(browser: Browser, siteUrl: string, path: string) {
  const visitor = await browser.newPage();
  await noticeTakingOver(visitor);
  const answer = await visitor.goto(siteUrl + path);
  return { visitor, status: answer?.status() };
}

const termsOf = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" });

async function openPages(page: Page): Promise<void> {
  await page.goto("/admin/pages");
  await takenOver(page);
}

async function makePage(page: Page, more: object) {
  await openPages(page);
  const { body } = await ask(page, "POST", "/api/pages", { title: TITLE, link: "terms", ...more });
  return body;
}

test("terms: drafted, previewed, published; the footer leads there; moved, restored, deleted and back", async ({
  page,
  browser,
  siteUrl,
}) => {
  await openPages(page);
  await expect(page.getByText("No pages yet")).toBeVisible();
  await page.getByRole("link", { name: "New page" }).click();
  await titleOf(page).fill(TITLE);
  await textOf(page).pressSequentially("We book, you travel.");
  await page.getByRole("button", { name: "Use terms-of-our-agency" }).click();
  await expect(addressOf(page)).toHaveValue("terms-of-our-agency");
  await addressOf(page).fill("contact");
  await expect(page.getByText("This website needs this address itself")).toBeVisible();
  await addressOf(page).fill("terms /");
  await expect(addressOf(page)).toHaveValue("terms");
  await expect(page.getByText("No other page has this address")).toBeVisible();
  await saved(page);
  await expect(page).toHaveURL(/\/admin\/pages\/edit\/[\w-]{36}$/);
  expect(await asked(siteUrl, "/terms")).toEqual([404, null]);
  await expectNoFaults(page, TWO);

  await page.getByRole("button", { name: "More ways to save" }).click();
  const [tab] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("menuitem", { name: "Preview", exact: true }).click(),
  ]);
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  await expect(tab.getByText("We book, you travel.")).toBeVisible();
  await expect(tab.getByText("this is not public yet")).toBeVisible();
  await tab.close();

  await page.getByRole("button", { name: "Publish page" }).click();
  await expect(toastOf(page)).toContainText("The page is public.");
  await openPages(page);
  await expect(rows(page)).toContainText([/Terms of our agency.*Published.*\/terms/]);
  const { visitor } = await visit(browser, siteUrl, "/");
  await termsOf(visitor).click();
  await expect(visitor).toHaveURL(`${siteUrl}/terms`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  await expect(visitor).toHaveTitle(/^Terms of our agency \| /);
  await expect(visitor.locator("meta[name=description]")).toHaveAttribute(
    "content",
    "We book, you travel.",
  );
  await expect(visitor.locator("link[rel=canonical]")).toHaveAttribute("href", `${siteUrl}/terms`);
  await visitor.close();

  await page.getByRole("link", { name: `Edit ${TITLE}` }).click();
  await addressOf(page).fill("house-rules");
  await page.getByRole("button", { name: "Update page" }).click();
  await expect(toastOf(page).filter({ hasText: "The page is updated." })).toBeVisible();
  expect(await asked(siteUrl, "/terms")).toEqual([301, "/house-rules"]);
  expect(await asked(siteUrl, "/house-rules")).toEqual([200, null]);

  await page.goto("/house-rules");
  await takenOver(page);
  await expect(termsOf(page)).toHaveAttribute("href", "/");
  await page.getByRole("link", { name: "Open the editor" }).click();
  await page.getByRole("link", { name: "History" }).click();
  const versions = page.getByRole("region", { name: "Versions" }).getByRole("listitem");
  await expect(versions).toHaveCount(2);
  await versions.nth(1).getByRole("link").click();
  await page.getByRole("button", { name: "Restore this version" }).click();
  await page.getByRole("link", { name: "Open the editor" }).click();
  await expect(addressOf(page)).toHaveValue("terms");
  await page.getByRole("button", { name: "Update page" }).click();
  await expect(toastOf(page).filter({ hasText: "The page is updated." })).toBeVisible();
  expect(await asked(siteUrl, "/house-rules")).toEqual([301, "/terms"]);

  await openPages(page);
  await page.getByRole("button", { name: `Delete ${TITLE}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No pages yet")).toBeVisible();
  expect(await asked(siteUrl, "/terms")).toEqual([404, null]);
  // It comes over the link, and goes by itself.
  await expect(toastOf(page).filter({ hasText: "Page deleted." })).toBeVisible();
  await page.getByRole("link", { name: "Trash" }).click();
  await page.getByRole("button", { name: `Restore ${TITLE}` }).click();
  await expect(page.getByText("Nothing is deleted")).toBeVisible();
  expect(await asked(siteUrl, "/terms")).toEqual([200, null]);
});

test("a page in the footer is reached without a page load, and edited where it stands", async ({
  page,
  browser,
  siteUrl,
}) => {
  await makePage(page, { title: "Refund policy", link: "refunds", isInFooter: true });
  const { visitor } = await visit(browser, siteUrl, "/about");
  await takenOver(visitor);
  await visitor.evaluate(() => document.documentElement.setAttribute("data-same", ""));
  await visitor.getByRole("contentinfo").getByRole("link", { name: "Refund policy" }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Refund policy");
  await expect(visitor.locator("html[data-same]")).toHaveCount(1);
  await visitor.close();

  await page.goto("/refunds");
  await takenOver(page);
  await page
    .getByRole("button", { name: "Edit here" })
    .or(page.getByRole("link", { name: "Edit here" }))
    .click();
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await title.press("Enter");
  await title.fill("Money back");
  await title.press("Enter");
  await expect
    .poll(async () => (await ask(page, "GET", "/api/drafts?kind=own-page")).body[0]?.title)
    .toBe("Money back");
});

test("what is not there says so as ever, and the admin area is opened from a page", async ({
  page,
  siteUrl,
  watch,
}) => {
  watch.allow(/status of 404/);
  for (const path of ["/nothing", "/nothing/at/all", "/Refunds"]) {
    expect([path, await asked(siteUrl, path)]).toEqual([path, [404, null]]);
  }
  await page.goto("/nothing");
  await expect(page.getByRole("heading", { name: "404 - Page Not Found" })).toBeVisible();
  await page.getByRole("link", { name: "Admin" }).first().click();
  await expect(page).toHaveURL(`${siteUrl}/admin`);
});

test("a link is chosen from a list, by keyboard, in a text and in a form", async ({ page }) => {
  await makePage(page, { title: "Refund policy", link: "refunds" });
  await page.goto("/admin/blog/create");
  await takenOver(page);
  const text = page.getByRole("textbox", { name: "Content" });
  await text.pressSequentially("See our rules");
  await text.press("ControlOrMeta+a");
  await page.getByRole("toolbar").getByRole("button", { name: "Link" }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("combobox", { name: "Address" });
  await field.pressSequentially("refund");
  const option = dialog.getByRole("option", { name: /Refund policy/ });
  await expect(option).toBeVisible();
  await field.press("ArrowDown");
  await expect(option).toHaveAttribute("aria-selected", "true");
  await expectNoFaults(page, TWO);
  await field.press("Enter");
  await expect(field).toHaveValue("/refunds");
  await expect(option).toHaveCount(0);
  await field.fill("elderly");
  await expect(dialog.getByRole("option", { name: /elderly parents/ })).toBeVisible();
  // The list closes first, then the dialog.
  await field.press("Escape");
  await expect(dialog.getByRole("option")).toHaveCount(0);
  await expect(field).toHaveValue("elderly");
  await field.fill("https://example.com/terms");
  await field.press("Enter");
  await expect(text.locator("a")).toHaveAttribute("href", "https://example.com/terms");

  await page.goto("/admin/settings/know-more");
  await takenOver(page);
  const leads = page.getByRole("combobox", { name: "Where Know More leads" });
  await leads.fill("");
  await leads.press("ArrowDown");
  await page.getByRole("option", { name: /Refund policy/ }).click();
  await expect(leads).toHaveValue("/refunds");
  await expect(leads).toBeFocused();
  await expect(lineOf(page)).not.toHaveText("Everything here is public");
});

test("before it goes public: a link to a page that waits, and to none", async ({ page, watch }) => {
  watch.allow(/status of 404/);
  await makePage(page, { title: "Refund policy", link: "refunds", state: "draft" });
  const content = '<p><a href="/refunds">a</a> <a href="/prices">b</a> <a href="/about">c</a></p>';
  const { _id } = await makePage(page, { content });
  await page.goto(`/admin/pages/edit/${_id}`);
  await takenOver(page);
  const found = page.getByRole("region", { name: /Before it goes public/ }).getByRole("listitem");
  await expect(found).toHaveText([
    "A link leads to a draft/refunds",
    "A link leads nowhere/prices",
  ]);

  // Also where a moment is chosen.
  await page.getByRole("button", { name: "More ways to save" }).click();
  await page.getByRole("menuitem", { name: /Publish later/ }).click();
  const dialog = page.getByRole("dialog", { name: "Publish later" });
  await expect(dialog).toContainText("2 things to look at before it goes public.");
  await dialog.getByRole("button", { name: "Show them" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { name: /Before it goes public/ })).toBeFocused();
});
