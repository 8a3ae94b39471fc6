import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import {
  fillPutBack,
  keptOf,
  makeOne,
  openBackups,
  openPutBack,
  shelved,
} from "#tests/support/backups-page.ts";
import { expect } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/inbox-test.ts";
import { toastOf } from "#tests/support/post-form.ts";
import { ask } from "#tests/support/staff.ts";
import { OWNER } from "#tests/support/staff-names.ts";

// Passwords that are slow to check on purpose, and backups that are really made.
test.slow();

test("put back: what is wrong is said in place; then all of the site is that of then", async ({
  page,
  watch,
}) => {
  watch.allow(/status of (400|401|503)|ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  await openBackups(page);
  await makeOne(page);
  const posts = (await ask(page, "GET", "/api/blogs?limit=100")).body;
  const first = posts[0];
  expect((await ask(page, "DELETE", `/api/blogs/${first._id}`)).status).toBe(200);

  const dialog = await openPutBack(page);
  await expect(dialog.getByRole("row", { name: /^Posts 24 23$/ })).toBeVisible();
  await expectNoFaults(page, TWO);
  await dialog.getByRole("button", { name: "Put it back" }).click();
  await expect(dialog.getByLabel(/^Type the agency/)).toBeFocused();
  await expect(dialog.getByText("Enter your password.")).toBeVisible();
  await fillPutBack(dialog, { siteName: "Another agency" });
  await expect(dialog.getByLabel(/^Type the agency/)).toHaveAccessibleDescription(
    /not the agency’s name/,
  );
  await fillPutBack(dialog, { password: "not my password" });
  await expect(dialog.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    /password/i,
  );
  await expect(dialog.getByLabel(/^Type the agency/)).toHaveValue("Rihla Travels");

  await fillPutBack(dialog);
  await expect(page.getByRole("heading", { name: "A backup is being put back" })).toBeVisible();
  const isOver = page.getByRole("heading", { name: "It is in place; sign in again" });
  await expect(isOver).toBeVisible({ timeout: 90_000 });
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  const signIn = page.getByRole("dialog", { name: "Please sign in again" });
  await signIn.getByLabel("Email").fill(OWNER.email);
  await signIn.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await signIn.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText(/^Today, .* is in place, since Today/)).toBeVisible();
  await expect(keptOf(page)).toHaveCount(2);
  await expect(keptOf(page).first()).toContainText("before another was put back");
  expect((await ask(page, "GET", `/api/blogs/${first._id}`)).status).toBe(200);
  await expectNoFaults(page, TWO);
});

test("a file is brought, looked through and offered; a foreign one is refused in words", async ({
  page,
  ownSite,
  watch,
}) => {
  watch.allow(/status of 400/);
  await openBackups(page);
  await makeOne(page);
  const [made] = shelved(ownSite.folder);
  const bytes = made?.bytes ?? Buffer.alloc(0);
  const file = page.locator("input[type=file]");
  const brought = (name: string, buffer: Buffer) =>
    file.setInputFiles({ name, mimeType: "application/octet-stream", buffer });

  await brought("holiday.jpg", readFileSync("public/default-bg.jpg"));
  await expect(page.getByRole("alert").filter({ hasText: "Not brought." })).toContainText(
    "This file is no backup of Rihla",
  );
  await brought("half.tar.zst", bytes.subarray(0, bytes.length / 2));
  await expect(page.getByRole("alert").filter({ hasText: "Not brought." })).toContainText(
    "cut off or was altered",
  );
  await expect(keptOf(page)).toHaveCount(1);

  await brought("rihla-2026-02-03T20-10-00Z.tar.zst", bytes);
  const dialog = page.getByRole("dialog", { name: /^Put back/ });
  await expect(dialog.getByRole("row", { name: /^Posts 24 24$/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(keptOf(page)).toHaveCount(2);
  await expect(keptOf(page).filter({ hasText: "brought as a file" })).toContainText("Whole");
  await expect(page.getByRole("alert").filter({ hasText: "Not brought." })).toHaveCount(0);
});

test("what is being brought can be stopped, and nothing is left of it", async ({
  page,
  ownSite,
}) => {
  await openBackups(page);
  const client = await page.context().newCDPSession(page);
  await client.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: 0, downloadThroughput: -1 },
    uploadThroughput: 100_000,
  });
  const buffer = Buffer.alloc(4_000_000, "x");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "large.tar.zst", mimeType: "application/octet-stream", buffer });
  await expect(page.getByText(/large\.tar\.zst.* is being brought: [1-9]/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Restore a file …" })).toBeDisabled();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(toastOf(page)).toContainText("Stopped. Nothing was kept of it.");
  await expect.poll(() => readdirSync(path.join(ownSite.folder, "backups"))).toEqual([]);
  await expect(page.getByRole("button", { name: "Restore a file …" })).toBeEnabled();
  await client.detach();
});
