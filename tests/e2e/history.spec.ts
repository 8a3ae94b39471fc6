import type { Page } from "@playwright/test";
import type { PackageId } from "#contracts/kinds/package.ts";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/editing-test.ts";
import { test as ownSiteTest } from "#tests/support/own-site-test.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";

const rows = (page: Page) => page.getByRole("region", { name: "Versions" }).getByRole("listitem");
const shown = (page: Page) => page.getByRole("region", { name: "Version", exact: true });
const comparison = (page: Page) => page.getByRole("region", { name: "What changed" });
const notice = (page: Page) =>
  page.getByRole("region", { name: "Restored into your waiting changes." });
const services = (page: Page) => page.getByLabel("Services", { exact: true });

/** A package with three versions: as it was, with two services, with others. */
async function openEditor(page: Page, id: PackageId) {
  await page.goto(`/admin/package?package=${id}`);
  await takenOver(page);
  const { version: _, ...body } = (await ask(page, "GET", `/api/package/${id}`)).body;
  const publish = (more: object) => ask(page, "PUT", `/api/package/${id}`, { ...body, ...more });
  await publish({ title: "Tours by bus", services: ["Bus, train and boat", "A guide"] });
  await publish({ title: "Tours by train", services: ["A guide", "Bus, train and boat", "Meals"] });
  await page.reload();
  await takenOver(page);
}

test("a version is found, compared, restored, taken back and restored again, by keyboard", async ({
  page,
}) => {
  await openEditor(page, "tours");
  await page.getByRole("link", { name: "History" }).press("Enter");
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText("Public now");
  await expect(rows(page).last()).toContainText("As it was before its history was kept");
  await expect(page.getByText("Public now")).toHaveCount(1);
  await expectNoFaults(page, TWO);

  const second = rows(page).nth(1).getByRole("link");
  await second.press("Enter");
  await expect(second).toHaveAttribute("aria-current", "true");
  await expect(second).toBeFocused();
  await expect(shown(page).frameLocator("iframe").getByText("Tours by bus")).toBeVisible();

  await shown(page).getByRole("link", { name: "Compare with now" }).press("Enter");
  await expect(comparison(page)).toContainText("2 of 10 fields differ");
  await expect(comparison(page)).toContainText("Tours by removed: busadded: train");
  await expect(comparison(page)).toContainText(/moved from place \d/);
  await expect(comparison(page).locator("ins")).toContainText(["added", "train", "Meals"]);
  await page.keyboard.press("]");
  await expect(comparison(page).getByRole("status")).toHaveText("removed: busadded: train");
  await expect(comparison(page)).toContainText("Change 1 of 3");
  await page.keyboard.press("[");
  await expect(comparison(page)).toContainText("Change 3 of 3");
  await expectNoFaults(page, TWO);

  await second.press("Enter");
  await page.getByRole("button", { name: "Restore this version" }).press("Enter");
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toContainText("Nothing public has changed.");
  await expect(rows(page).first()).toContainText("Waiting changes");
  await expectNoFaults(page, TWO);
  await notice(page).getByRole("button", { name: "Undo" }).press("Enter");
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole("heading", { name: "History" })).toBeFocused();
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole("button", { name: "Restore this version" }).press("Enter");
  await notice(page).getByRole("link", { name: "Open the editor" }).press("Enter");
  await expect(services(page)).toHaveValue("Bus, train and boat\nA guide\n");
  await expect(page.getByText(/^Restored from .*, not public yet\./)).toBeVisible();
  const isPublic = async () => (await ask(page, "GET", "/api/package/tours")).body.title;
  expect(await isPublic()).toBe("Tours by train");
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(services(page)).toHaveValue("A guide\nBus, train and boat\nMeals\n");
  expect((await ask(page, "GET", "/api/drafts/package/tours")).status).toBe(404);
});

test("two versions are chosen; a third takes the place of the first", async ({ page }) => {
  await openEditor(page, "hajj");
  await page.getByRole("link", { name: "History" }).click();
  await page.getByRole("button", { name: "Compare two versions" }).click();
  const boxes = page.getByRole("checkbox");
  await boxes.nth(0).check();
  await expect(page.getByText("1 of 2 chosen.")).toBeVisible();
  await boxes.nth(1).check();
  await expect(comparison(page)).toContainText("2 of 10 fields differ");
  await boxes.nth(2).check();
  await expect(boxes.nth(0)).not.toBeChecked();
  await expect(boxes.nth(1)).toBeChecked();
  await expect(page).toHaveURL(/[0-9a-f]{32}\/[0-9a-f]{32}$/);
  await expect(comparison(page).locator("ins")).toContainText(["added", "bus"]);
  await comparison(page).getByRole("button", { name: "Swap" }).click();
  await expect(comparison(page).locator("del")).toContainText(["removed", "bus"]);
  await page.getByRole("link", { name: "Choose others" }).click();
  await expect(page.getByText("0 of 2 chosen.")).toBeVisible();
});

test("on a phone list, version and comparison are three pages", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page, "umrah");
  await page.getByRole("link", { name: "History" }).click();
  await expect(shown(page)).toBeHidden();
  await rows(page).nth(1).getByRole("link").click();
  await expect(rows(page).first()).toBeHidden();
  await expect(shown(page).getByRole("heading", { name: "published by" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Restore this version" })).toBeInViewport();
  await page.getByRole("link", { name: "Compare with now" }).click();
  await expect(comparison(page)).toContainText("2 of 10 fields differ");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole("main").getByRole("link", { name: "History" }).click();
  await expect(comparison(page)).toBeHidden();
  await page.getByRole("button", { name: "Compare two versions" }).click();
  await page.getByRole("checkbox").nth(0).check();
  await page.getByRole("checkbox").nth(2).check();
  await page.getByRole("link", { name: "Compare them" }).click();
  await expect(comparison(page)).toBeVisible();
});

ownSiteTest("only what was published; twenty older ones at a time", async ({ page, siteUrl }) => {
  await signInOwner(page, siteUrl);
  await openEditor(page, "student-visa");
  const { version: _, _id, ...body } = (await ask(page, "GET", "/api/package/student-visa")).body;
  for (let count = 1; count <= 19; count++) {
    await ask(page, "PUT", "/api/package/student-visa", { ...body, title: `Tours ${count}` });
  }
  await ask(page, "PUT", "/api/drafts/package/student-visa", {
    body: { ...body, title: "Half written" },
  });
  await page.goto("/admin/history/package/student-visa");
  await takenOver(page);
  await expect(page.getByRole("button", { name: "All 23" })).toBeVisible();
  await expect(rows(page)).toHaveCount(21);
  await page.getByRole("button", { name: "Published 22" }).click();
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole("button", { name: "Show 20 older" }).click();
  await expect(rows(page)).toHaveCount(22);
  await expect(page.getByRole("button", { name: "Show 20 older" })).toBeHidden();
  await expect(rows(page).last()).toContainText("As it was before its history was kept");
});

test("a line of the activity leads to the version that it made", async ({ page }) => {
  await openEditor(page, "work-visa");
  await page.goto("/admin/settings/activity");
  await takenOver(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: "changed the package “Tours by bus”" })
    .first()
    .click();
  await expect(shown(page).frameLocator("iframe").getByText("Tours by bus")).toBeVisible();
});

for (const [editor, place] of [
  ["/admin", "home/home"],
  ["/admin/page/about", "page/about"],
  ["/admin/page/contact", "page/contact"],
  ["/admin/page/privacy", "page/privacy"],
  ["/admin/settings/agency", "settings/agency"],
  ["/admin/settings/notice", "settings/notice"],
]) {
  test(`history stands beside the editor of ${place}, on a phone too`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(editor ?? "");
    await takenOver(page);
    await page.getByRole("main").getByRole("link", { name: "History" }).click();
    await expect(page).toHaveURL(`/admin/history/${place}`);
    await expect(page.getByRole("heading", { name: "History", exact: true })).toBeVisible();
  });
}

test("there is no history of what is not there", async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  for (const path of ["package/moon", "post/none", `package/tours/${"0".repeat(32)}`]) {
    await page.goto(`/admin/history/${path}`);
    await expect(page.getByText("There is no such thing, or no such version of it.")).toBeVisible();
  }
});
