import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/inbox-test.ts";
import { toastOf } from "#tests/support/post-form.ts";
import { ask } from "#tests/support/staff.ts";

const MOVED = "/admin/settings/moved";
const LINES = "**/api/redirects/lines";

test.beforeEach(async ({ page }) => {
  // The search stands there however few there are.
  await page.goto(`${MOVED}?q=old`);
  await takenOver(page);
});

test("lines with mistakes stay in the field with what is wrong, and are added once they are right", async ({
  page,
}) => {
  await page.getByRole("button", { name: "Paste many" }).click();
  const field = page.getByLabel("Addresses", { exact: true });
  await field.fill("/old-a /contact\nno address\n/old-b /contact\n/old-a /packages/hajj");
  await page.getByRole("button", { name: "Check" }).click();
  const mistakes = page.getByRole("region", { name: "Paste many" }).getByRole("listitem");
  await expect(mistakes).toHaveText([/^Line 2no address/, /^Line 4.*Line 1 says where/]);
  await page.getByRole("button", { name: "Add 2" }).click();
  const outcome = page.getByRole("region", { name: "Paste many" });
  await expect(outcome).toContainText("2 addresses lead on now.");
  await expect(field).toHaveValue("no address\n/old-a /packages/hajj");
  await expect(mistakes).toHaveText([/^Line 1no address/, /^Line 2.*leads to \/contact already/]);
  await expect(outcome).toBeFocused();
  await expectNoFaults(page, TWO);

  await page.keyboard.press("Escape");
  await expect(page.getByRole("row", { name: /^\/old-/ })).toHaveCount(2);
  await page.getByRole("button", { name: "Paste many" }).click();
  await expect(field).toHaveValue("no address\n/old-a /packages/hajj");
  await field.fill("/old-c /about");
  await page.getByRole("button", { name: "Check" }).click();
  await page.getByRole("button", { name: "Add 1" }).click();
  await expect(field).toHaveCount(0);
  await expect(page.getByRole("row", { name: /^\/old-/ })).toHaveCount(3);
});

test("what is typed while lines are checked is neither lost nor added unchecked", async ({
  page,
}) => {
  await page.getByRole("button", { name: "Paste many" }).click();
  const field = page.getByLabel("Addresses", { exact: true });
  await field.fill("/old-a /contact");
  const gone = Promise.withResolvers<void>();
  await page.route(LINES, async (route) => {
    await gone.promise;
    await route.continue();
  });
  const check = page.getByRole("button", { name: "Check" });
  await check.click();
  await field.press("End");
  await field.pressSequentially("\n/old-b nowhere");
  gone.resolve();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toContainText("You have changed the lines since");
  await expect(field).toHaveValue("/old-a /contact\n/old-b nowhere");
  await check.click();
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await expect(dialog.getByRole("listitem")).toHaveText([/^Line 2\/old-b nowhere/]);
  await page.getByRole("button", { name: "Change lines" }).click();
  await expect(field).toHaveValue("/old-a /contact\n/old-b nowhere");
  await expect(dialog.getByRole("listitem")).toHaveText([/^Line 2\/old-b nowhere/]);
});

test("when the answer to adding is lost it is said that they may be added; again adds nothing twice", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  await page.getByRole("button", { name: "Paste many" }).click();
  await page.getByLabel("Addresses", { exact: true }).fill("/old-a /contact\n/old-b /contact");
  await page.getByRole("button", { name: "Check" }).click();
  const add = page.getByRole("button", { name: "Add 2" });
  await expect(add).toBeVisible();
  await page.route(LINES, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await add.click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("may be added already");
  await page.unroute(LINES);
  await add.click();
  await expect(toastOf(page)).toContainText("2 addresses lead on now.");
  await expect(page.getByRole("row", { name: /^\/old-/ })).toHaveCount(2);
});

test("searching asks nothing of what was pasted, and finds what the list shows; leaving asks", async ({
  page,
}) => {
  const from = "/ওমরাহ-প্যাকেজ";
  await ask(page, "POST", "/api/redirects", { from, to: "/packages/umrah" });
  await page.getByRole("button", { name: "Paste many" }).click();
  await page.getByLabel("Addresses", { exact: true }).fill("/old-a /contact");
  await page.keyboard.press("Escape");
  await page.getByRole("searchbox", { name: "Search" }).fill("প্যাকেজ");
  await expect(page.getByRole("row", { name: new RegExp(`^${from}`) })).toBeVisible();
  await expect(page).toHaveURL(/q=%E0/);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await page.getByRole("link", { name: "Contact and hours" }).click();
  await expect(page.getByRole("alertdialog")).toContainText(
    "The lines that you pasted are not added. If you leave, what you typed is lost.",
  );
});
