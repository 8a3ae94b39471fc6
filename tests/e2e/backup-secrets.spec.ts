import { readFileSync } from "node:fs";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { keptOf, makeOne, openBackups, shelved } from "#tests/support/backups-page.ts";
import { expect } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/inbox-test.ts";
import { OWNER } from "#tests/support/staff-names.ts";

// Passwords that are slow to check on purpose, and backups that are really made.
test.slow();

test("a backup with secrets is made, and downloaded, with the password alone", async ({
  page,
  ownSite,
  watch,
}) => {
  watch.allow(/status of 400/);
  await openBackups(page);
  await page.getByRole("button", { name: "Make one now" }).click();
  const dialog = page.getByRole("dialog", { name: "Make a backup now" });
  await expect(dialog.getByLabel("Password", { exact: true })).toHaveCount(0);
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Make it" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Enter your password.");
  await dialog.getByLabel("Password", { exact: true }).fill("not my password");
  await dialog.getByRole("button", { name: "Make it" }).click();
  await expect(dialog.getByRole("alert")).toContainText(/password/i);
  await expectNoFaults(page, TWO);
  await page.keyboard.press("Escape");
  await makeOne(page, { withSecrets: true });
  await expect(keptOf(page).first()).toContainText("secret");

  await keptOf(page)
    .getByRole("button", { name: /^Download/ })
    .click();
  const asked = page.getByRole("dialog", { name: /^Download/ });
  await asked.getByLabel("Password", { exact: true }).fill("not my password");
  await asked.getByRole("button", { name: "Download it" }).click();
  await expect(asked.getByRole("alert")).toBeVisible();
  await expectNoFaults(page, TWO);
  await asked.getByLabel("Password", { exact: true }).fill(OWNER.password);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    asked.getByRole("button", { name: "Download it" }).click(),
  ]);
  const [made] = shelved(ownSite.folder);
  expect(download.suggestedFilename()).toBe(made?.name);
  expect(readFileSync(await download.path())).toEqual(made?.bytes);
  await expect(asked).toHaveCount(0);
});
