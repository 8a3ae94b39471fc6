import type { BrowserContext, Page } from "@playwright/test";
import { expect, noticeTakingOver, takenOver } from "#tests/support/browser-test.ts";
import { draftsIn, keepFromServer, keptOnDevice } from "#tests/support/drafts.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";
import { OWNER } from "#tests/support/staff-names.ts";

// Six browsers' worth of tabs, and a device filled to the last byte.
test.slow();

const FORM = "/admin/blog/create";
const TITLE = "Typed by Nadia alone";

const titleOf = (page: Page) => page.getByLabel("Blog Title");
const offerOf = (page: Page) => page.getByRole("button", { name: /^Restore what you typed/ });

async function openForm(page: Page, path = FORM): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

/** Another tab of the same browser. */
async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await noticeTakingOver(tab);
  await openForm(tab);
  return tab;
}

test.beforeEach(async ({ page, siteUrl, watch }) => {
  await keepFromServer(page, watch);
  await signInOwner(page, siteUrl);
});

test("what is typed without a pause is kept every second", async ({ page }) => {
  await openForm(page);
  const pauses = await page.evaluate(async () => {
    const field = document.querySelector<HTMLTextAreaElement>("textarea[name=title]");
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value") ?? {};
    const writes: number[] = [performance.now()];
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, text) {
      if (name.startsWith("drafts:")) writes.push(performance.now());
      keep.call(this, name, text);
    };
    for (let text = "x"; text.length < 60; text += "x") {
      set?.call(field, text);
      field?.dispatchEvent(new Event("input", { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    writes.push(performance.now());
    return writes.slice(1).map((at, index) => at - (writes[index] ?? 0));
  });
  expect(pauses.length).toBeGreaterThan(3);
  expect(Math.max(...pauses)).toBeLessThan(1000);
});

test("five tabs keep five drafts", async ({ page, context }) => {
  const titles = ["one", "two", "three", "four", "five"].map((word) => `Title ${word}`);
  for (const title of titles) {
    const tab = await openTab(context);
    await titleOf(tab).fill(title);
  }
  await openForm(page, "/admin/profile");
  await expect.poll(async () => (await draftsIn(page)).length).toBe(5);
  await openForm(page);
  await expect(offerOf(page)).toHaveCount(5);
});

test("a draft that is older than what is saved says so", async ({ page }) => {
  const path = "/admin/package?package=umrah";
  await openForm(page, path);
  await page.getByLabel("Final paragraph").fill(TITLE);
  await keptOnDevice(page, TITLE);
  const { body } = await ask(page, "GET", "/api/package/umrah");
  await page.evaluate(() => location.assign("/about"));
  await expect(page).toHaveURL("/about");
  await openForm(page, path);
  await expect(offerOf(page)).toBeVisible();
  await expect(page.getByText("Something newer has been saved since")).toHaveCount(0);
  await ask(page, "PUT", "/api/package/umrah", { ...body, title: "Theirs" });
  await openForm(page, path);
  await expect(page.getByText("Something newer has been saved since")).toBeVisible();
  // What they saved is the same as what was typed: nothing to restore.
  const { version: _, ...mine } = { ...body, finalparagraph: TITLE };
  await ask(page, "PUT", "/api/package/umrah", mine);
  await openForm(page, path);
  await expect(page.getByLabel("Final paragraph")).toHaveValue(TITLE);
  await expect(offerOf(page)).toHaveCount(0);
});

test("a device that is full says at once that it keeps nothing, and so does leaving", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const name = "somebody else's";
    let size = 4_000_000;
    while (size > 10) {
      try {
        localStorage.setItem(name, (localStorage.getItem(name) ?? "") + "x".repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  await openForm(page);
  await titleOf(page).fill(TITLE);
  await expect(page.locator(".save-state")).toContainText(
    "This device does not keep what you type",
  );
  await expect(page.locator(".save-state")).not.toContainText("kept on this device");
  await page.getByRole("link", { name: "Package" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await expect(question).toContainText("if you leave, it is lost");
  await expect(question).not.toContainText("for you alone");
  await question.getByRole("button", { name: "Stay here" }).click();
  // Once there is room it is kept again, and said so.
  await page.evaluate(() => localStorage.removeItem("somebody else's"));
  await titleOf(page).fill(`${TITLE}, again`);
  await expect(page.locator(".save-state")).toContainText("Offline: kept on this device");
  await page.getByRole("link", { name: "Package" }).click();
  await expect(question).toContainText("kept on this device, for you alone");
});

test("drafts of before they were somebody's own stay with who was signed in all along", async ({
  page,
}) => {
  const old = async (info: object) => {
    await page.goto("/about");
    await page.evaluate((known) => {
      localStorage.clear();
      localStorage.setItem("userInfo", JSON.stringify(known));
      const value = { title: "Of old", content: "", type: "", image: "", link: "" };
      const draft = { session: "1-1", at: "2026-11-14T10:00:00Z", value };
      localStorage.setItem("draft:blog/new", JSON.stringify([draft]));
    }, info);
    await openForm(page);
  };
  await openForm(page);
  const me = await page.evaluate(() => JSON.parse(localStorage.getItem("userInfo") ?? "{}"));
  expect(me).toMatchObject({ name: OWNER.name, role: "owner" });
  await old({ _id: me._id, name: me.name, email: me.email });
  await offerOf(page).click();
  await expect(titleOf(page)).toHaveValue("Of old");
  for (const other of [me, { _id: "somebody else", name: "X", email: "x@x.x" }]) {
    await page.evaluate(() => location.assign("/about"));
    await expect(page).toHaveURL("/about");
    await old(other);
    await expect(offerOf(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("draft:blog/new"))).toBeNull();
  }
});
