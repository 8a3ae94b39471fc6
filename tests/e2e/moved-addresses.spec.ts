import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/editing-test.ts";
import { toastOf } from "#tests/support/post-form.ts";

test.slow();

test("old addresses are led on by keyboard, one and many; a visitor arrives; one is removed again", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 40[049]/);
  await page.goto("/admin/settings/notice");
  await takenOver(page);
  await page.getByRole("link", { name: "Moved addresses" }).click();
  await expect(page).toHaveTitle(/^Moved addresses \|/);

  await page.getByRole("button", { name: "Add", exact: true }).press("Enter");
  const from = page.getByRole("textbox", { name: "Old address" });
  const to = page.getByRole("combobox", { name: "New address" });
  await from.fill("/about");
  await to.fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(to).toBeFocused();
  await expect(to).toHaveAccessibleDescription(/New address must be a page of this site/);
  await to.fill("/contact");
  await page.keyboard.press("Enter");
  await expect(from).toBeFocused();
  await expect(from).toHaveAccessibleDescription(/There is a page at this address/);
  await expectNoFaults(page, TWO.slice(0, 1));
  await from.fill("/Old-Contact.html/");
  await page.keyboard.press("Enter");
  await expect(toastOf(page)).toContainText("/old-contact.html leads to /contact now.");
  await expect(page.getByRole("button", { name: "Add", exact: true })).toBeFocused();

  await page.getByRole("button", { name: "Paste many" }).press("Enter");
  await page.getByLabel("Addresses", { exact: true }).fill("/old-hajj /packages/hajj\nno address");
  await page.getByRole("button", { name: "Check" }).press("Enter");
  const pasted = page.getByRole("region", { name: "Paste many" });
  await expect(pasted).toBeFocused();
  await expect(pasted).toContainText("1 address is right.");
  await expect(pasted.getByRole("listitem")).toContainText(/^Line 2no address/);
  await expectNoFaults(page, TWO.slice(1));
  await page.getByRole("button", { name: "Add 1" }).press("Enter");
  // What has a mistake is left.
  const lines = page.getByLabel("Addresses", { exact: true });
  await expect(lines).toHaveValue("no address");
  await lines.fill("");
  await page.keyboard.press("Escape");
  const row = page.getByRole("row", { name: /^\/old-hajj/ });
  await expect(row).toContainText("/packages/hajj");
  await expectNoFaults(page, TWO);

  const visit = await page.context().newPage();
  await visit.goto("/OLD-hajj?from=a-friend");
  await expect(visit).toHaveURL("/packages/hajj");
  await visit.close();

  await row.getByRole("button", { name: "Remove /old-hajj" }).press("Enter");
  await page.getByRole("button", { name: "Remove", exact: true }).press("Enter");
  await expect(row).toHaveCount(0);
  expect((await page.request.get("/old-hajj")).status()).toBe(404);
});

test("pasted lines stay while the dialog is closed, and leaving asks", async ({ page }) => {
  await page.goto("/admin/settings/moved");
  await takenOver(page);
  const open = page.getByRole("button", { name: "Paste many" });
  const lines = page.getByLabel("Addresses", { exact: true });
  await open.click();
  await lines.fill("/old-hajj /packages/hajj");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Contact and hours" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("If you leave, what you typed is lost.");
  await question.getByRole("button", { name: "Stay here" }).click();
  await open.click();
  await expect(lines).toHaveValue("/old-hajj /packages/hajj");
  await lines.fill("");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Contact and hours" }).click();
  await expect(page).toHaveURL("/admin/settings/contact");
});
