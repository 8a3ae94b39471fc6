import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { EVERY, expectNoFaults, TWO } from "#tests/support/axe.ts";
import {
  fillPutBack,
  keptOf,
  makeOne,
  openBackups,
  openPutBack,
  shelved,
} from "#tests/support/backups-page.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { openColleague } from "#tests/support/colleague.ts";
import { test } from "#tests/support/inbox-test.ts";
import { toastOf } from "#tests/support/post-form.ts";
import { ask } from "#tests/support/staff.ts";
import { OWNER } from "#tests/support/staff-names.ts";

// Passwords that are slow to check on purpose, and backups that are really made.
test.slow();

test("one is made, tried, downloaded and removed; where none can be looked for, that is said", async ({
  page,
  ownSite,
  watch,
}) => {
  watch.allow(/status of 503/);
  await page.goto("/admin/settings");
  await takenOver(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Backups.*None was made yet/ })
    .click();
  await expect(page.getByRole("heading", { name: "No backup was made yet" })).toBeVisible();
  await expect(page.getByText(/Next one .*2:10 am, Dhaka time/)).toBeVisible();
  await makeOne(page);
  await expect(toastOf(page)).toContainText("The backup is made, tried and whole.");
  await expect(page.getByRole("heading", { name: /^Last backup: Today, / })).toBeVisible();
  await expect(page.getByText(/24 posts, .* 12 enquiries, all the same/)).toBeVisible();
  await expectNoFaults(page, EVERY);

  const [made] = shelved(ownSite.folder);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    keptOf(page)
      .getByRole("link", { name: /^Download/ })
      .click(),
  ]);
  expect(download.suggestedFilename()).toBe(made?.name);
  expect(readFileSync(await download.path())).toEqual(made?.bytes);

  await keptOf(page)
    .getByRole("button", { name: /^Remove/ })
    .click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: "Keep it" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(keptOf(page)).toHaveCount(1);
  await keptOf(page)
    .getByRole("button", { name: /^Remove/ })
    .click();
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(keptOf(page)).toHaveCount(0);
  expect(shelved(ownSite.folder)).toEqual([]);

  const shelf = path.join(ownSite.folder, "backups");
  rmSync(shelf, { recursive: true });
  writeFileSync(shelf, "no folder");
  await page.goto("/admin/today");
  await expect(page.getByText("The last backup did not finish").first()).toBeVisible();
  await page.goto("/admin/settings/backups");
  await takenOver(page);
  const main = page.getByRole("main");
  await expect(main).toContainText("The folder of the backups cannot be read");
  rmSync(shelf);
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Backups" })).toBeVisible();
});

test("locked with a key, which is shown once; without it nothing is put back", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 400/);
  await openBackups(page);
  await page.getByRole("button", { name: "Lock with a key …" }).click();
  const asked = page.getByRole("dialog", { name: "Lock backups with a key" });
  await asked.getByLabel("Password", { exact: true }).fill("not my password");
  await asked.getByRole("button", { name: "Make the key" }).click();
  await expect(asked.getByRole("alert")).toBeVisible();
  await asked.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await asked.getByRole("button", { name: "Make the key" }).click();
  const shown = page.getByRole("dialog", { name: "Keep this key" });
  const key = await shown.getByRole("list", { name: "The key" }).innerText();
  expect(key).toMatch(/^AGE-SECRET-KEY-1[0-9A-Z]+$/);
  await expectNoFaults(page, TWO);
  // Neither Escape nor a press beside it loses it.
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Have you kept the key?" });
  await question.getByRole("button", { name: "Show it again" }).click();
  await shown.getByRole("button", { name: "I have kept it" }).click();
  await expect(
    page.getByText(
      /^Backups are locked\. Only the key that you keep opens them; its public half is age1/,
    ),
  ).toBeVisible();
  await expect(page.getByText(key)).toHaveCount(0);

  await makeOne(page);
  await expect(keptOf(page).first()).toContainText("locked");
  const dialog = await openPutBack(page);
  await fillPutBack(dialog, { key: "AGE-SECRET-KEY-1NOT" });
  await expect(dialog.getByLabel("The key that opens it")).toHaveAccessibleDescription(/locked/);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await page.getByRole("button", { name: "Lock no longer …" }).click();
  const unlock = page.getByRole("dialog", { name: "Lock backups no longer" });
  await unlock.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await unlock.getByRole("button", { name: "Lock no longer" }).click();
  await expect(page.getByText("Without the key nobody opens a backup")).toBeVisible();
});

test("by keys alone, on a phone: the night is planned, one that failed is understood", async ({
  page,
  ownSite,
}) => {
  const shelf = path.join(ownSite.folder, "backups");
  mkdirSync(shelf, { recursive: true });
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const name = `rihla-${at.slice(0, 19).replaceAll(":", "-")}Z.tar.zst`;
  const note = {
    ...{ name, at, why: "night", bytes: 0, isLocked: false, hasSecrets: false, app: "1" },
    ...{ counts: null, fault: "disk-full", isInBucket: false },
  };
  writeFileSync(path.join(shelf, `${name}.json`), JSON.stringify(note));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/today");
  await takenOver(page);
  await page
    .getByRole("link", { name: /See why.*The last backup did not finish/ })
    .first()
    .click();
  await expect(
    page.getByRole("heading", { name: "The last backup did not finish: disk full" }),
  ).toBeVisible();
  await expectNoFaults(page, TWO);
  await page.setViewportSize({ width: 390, height: 844 });
  const why = keptOf(page).getByRole("button", { name: /^See why/ });
  await why.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Not finished/ });
  await expect(dialog).toContainText("ask your host for a larger disk");
  await page.keyboard.press("Escape");
  await expect(why).toBeFocused();

  const night = page.getByRole("switch", { name: "A backup each night" });
  await night.focus();
  await page.keyboard.press("Space");
  await expect(night).not.toBeChecked();
  await page.getByLabel("At", { exact: true }).fill("03:30");
  await page.keyboard.press("Enter");
  await expect(toastOf(page)).toContainText("Saved.");
  await expect(page.getByText("None is made by itself: that is switched off.")).toBeVisible();
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.focus();
  const saved = page.waitForResponse((response) => response.request().method() === "PUT");
  await page.keyboard.press("Enter");
  await saved;
  await expect(save).toBeEnabled();
  await expect(save).toBeFocused();
  const { body } = await ask(page, "GET", "/api/backups");
  expect(body).toMatchObject({ plan: { isOn: false, at: "03:30" }, nextAt: null });
  await keptOf(page)
    .getByRole("button", { name: /^Remove: / })
    .focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(keptOf(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Backups", level: 1 })).toBeFocused();
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

test("an editor is not offered it, and is told whose it is", async ({ page, browser, watch }) => {
  watch.allow(/status of 403/);
  await openBackups(page);
  const theirs = await openColleague(page, browser);
  await theirs.goto("/admin/settings/backups");
  await expect(theirs.getByText("Only the owner of this website may do this.")).toBeVisible();
  await theirs.context().close();
});
