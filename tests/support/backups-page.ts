import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { expect, takenOver } from "./browser-test.ts";
import { OWNER } from "./staff-names.ts";

const MAKING_MS = 60_000;

export async function openBackups(page: Page): Promise<void> {
  await page.goto("/admin/settings/backups");
  await takenOver(page);
  await expect(page.getByRole("heading", { level: 1, name: "Backups" })).toBeVisible();
}

export const keptOf = (page: Page): Locator =>
  page.getByRole("region", { name: "Kept" }).getByRole("listitem");

/** Asks for one, and waits until it is made and tried. */
export async function makeOne(page: Page, { withSecrets = false } = {}): Promise<void> {
  const before = await keptOf(page).count();
  await page.getByRole("button", { name: "Make one now" }).click();
  const dialog = page.getByRole("dialog", { name: "Make a backup now" });
  if (withSecrets) {
    await dialog.getByRole("checkbox").check();
    await dialog.getByLabel("Password", { exact: true }).fill(OWNER.password);
  }
  await dialog.getByRole("button", { name: "Make it" }).click();
  await expect(keptOf(page)).toHaveCount(before + 1, { timeout: MAKING_MS });
  await expect(keptOf(page).first()).toContainText("Tried and whole");
}

export async function openPutBack(page: Page): Promise<Locator> {
  await keptOf(page)
    .first()
    .getByRole("button", { name: /^Put back/ })
    .click();
  const dialog = page.getByRole("dialog", { name: /^Put back/ });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Types what has to be typed; what is not given is right. */
export async function fillPutBack(
  dialog: Locator,
  { siteName = "Rihla Travels", password = OWNER.password, key = "" } = {},
): Promise<void> {
  await dialog.getByLabel(/^Type the agency/).fill(siteName);
  if (key) await dialog.getByLabel("The key that opens it").fill(key);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Put it back" }).click();
}

/** What lies on the shelf of a site: the backups themselves. */
export const shelved = (folder: string): { name: string; bytes: Buffer }[] => {
  const shelf = path.join(folder, "backups");
  return readdirSync(shelf)
    .filter((name) => /\.tar\.zst(\.age)?$/.test(name))
    .map((name) => ({ name, bytes: readFileSync(path.join(shelf, name)) }));
};
