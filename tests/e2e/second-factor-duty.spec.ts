import Database from "better-sqlite3";
import { appCode } from "#tests/support/app-codes.ts";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { signInOwner } from "#tests/support/staff.ts";
import { OWNER } from "#tests/support/staff-names.ts";

test.use({ seed: "0" });
// Passwords are slow to check on purpose.
test.slow();

const SECURITY = "/admin/settings/security";

test("asked of everybody: told for a week, then nothing opens before there is one", async ({
  page,
  siteUrl,
  ownSite,
  watch,
}) => {
  watch.allow(/status of 40[03]/);
  await signInOwner(page, siteUrl);
  await page.goto(SECURITY);
  await takenOver(page);
  const panel = page.getByRole("region", { name: "For everybody" });
  await expect(panel).toContainText(`Without one so far: ${OWNER.name}.`);
  await panel.getByRole("button", { name: "Ask it of everybody" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill("wrong");
  await dialog.getByRole("button", { name: "Ask it of everybody" }).click();
  await expect(dialog.getByRole("alert")).toContainText("password");
  await expectNoFaults(page, TWO);
  await dialog.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await dialog.getByRole("button", { name: "Ask it of everybody" }).click();
  await expect(panel).toContainText("All staff need one from");
  await page.goto("/admin/enquiries");
  const told = page.getByRole("note").filter({ hasText: "you need a second factor here" });
  await expect(told).toBeVisible();
  await expectNoFaults(page, TWO);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(told.getByRole("link", { name: "Set one up" })).toBeInViewport();

  // The week is over.
  const database = new Database(`${ownSite.folder}/rihla.sqlite`, { timeout: 5000 });
  database.prepare("update secondFactorDuty set since = '2026-01-01T00:00:00.000Z'").run();
  database.close();
  await page.goto("/admin/blog");
  await expect(page).toHaveURL(SECURITY);
  await expect(page.getByRole("note")).toContainText("then everything opens again");
  await takenOver(page);
  await page.getByRole("button", { name: "Set up", exact: true }).click();
  await page.getByRole("dialog").getByLabel("Password", { exact: true }).fill(OWNER.password);
  await page.getByRole("dialog").getByRole("button", { name: "Go on" }).click();
  const app = page.getByRole("dialog", { name: "Scan this with your app" });
  const secret = (await app.locator("code").innerText()).replaceAll(" ", "");
  await app.getByLabel("Code of the app").fill(await appCode(secret));
  await app.getByRole("button", { name: "Turn it on" }).click();
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(panel).toContainText("Everybody has one.");
  await expect(page.getByRole("note")).toHaveCount(0);
  await page.goto("/admin/blog");
  await expect(page).toHaveURL("/admin/blog");
});
