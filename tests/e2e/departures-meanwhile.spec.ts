import type { Page } from "@playwright/test";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, noticeTakingOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { toastOf } from "#tests/support/post-form.ts";
import { boxOf, openSeason, rowsOf, season } from "#tests/support/season.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";

test.beforeEach(async ({ page, siteUrl }) => {
  test.setTimeout(120_000);
  await signInOwner(page, siteUrl);
  await page.goto("/about");
  const text = season().split("\n").slice(0, 3).join("\n");
  await ask(page, "POST", "/api/package/hajj/departures/table", { text });
  await openSeason(page);
});

/** As somebody else does, in another window. */
async function throwAway(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await noticeTakingOver(other);
  await openSeason(other);
  await other.getByRole("button", { name: "Throw away" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Throw away" }).click();
  await expect(toastOf(other)).toContainText("The changes are thrown away.");
  await other.close();
}

const LIST_SHOWS = "The list shows what there is now";

test("while the server is away, what was typed and chosen stays, and is done by the next press", async ({
  page,
  ownSite,
  watch,
}) => {
  watch.allow(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/);
  await boxOf(page, "4–14 January 2031").click();
  const bar = page.getByRole("region", { name: "Chosen departures" });
  await bar.getByRole("button", { name: "Prices by %" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("By, in percent").fill("4");
  await ownSite.kill();
  await dialog.getByRole("button", { name: "Change 2 prices" }).click();
  await expect(dialog.getByRole("alert")).toContainText("No answer came");
  await expect(dialog.getByLabel("By, in percent")).toHaveValue("4");
  await ownSite.restart();
  await dialog.getByRole("button", { name: "Change 2 prices" }).click();
  await expect(toastOf(page).filter({ hasText: "2 prices are changed." })).toBeVisible();
  await expect(rowsOf(page).filter({ hasText: "1,04,000" })).toHaveCount(1);

  const waiting = page.getByRole("region", { name: "Changes that are not public" });
  await ownSite.kill();
  await waiting.getByRole("button", { name: "Publish 2" }).click();
  await expect(toastOf(page).filter({ hasText: "No answer came" })).toBeVisible();
  await ownSite.restart();
  await waiting.getByRole("button", { name: "Publish 2" }).click();
  await expect(toastOf(page).filter({ hasText: "2 departures are public" })).toBeVisible();
});

test("of what somebody else has thrown away meanwhile it is said so, and the list shows it", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 40[49]/);
  const waiting = page.getByRole("region", { name: "Changes that are not public" });
  await expect(waiting).toContainText("2 departures");
  await throwAway(page);
  await waiting.getByRole("button", { name: "Publish 2" }).click();
  await expect(toastOf(page)).toContainText(LIST_SHOWS);
  await expect(waiting).toHaveCount(0);
  await expect(boxOf(page, "4–14 January 2031")).toHaveCount(0);
});

test("where all that were chosen are gone, a change says so and leads back to the list", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 40[49]/);
  await boxOf(page, "4–14 January 2031").click();
  const bar = page.getByRole("region", { name: "Chosen departures" });
  await bar.getByRole("button", { name: "Move by days" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Days", { exact: true }).fill("3");
  await throwAway(page);
  await dialog.getByRole("button", { name: "Move 1 departure" }).click();
  const gone = page.getByRole("dialog", { name: "They are not there any more" });
  await expect(gone.getByRole("alert")).toContainText("choose others in it");
  await expect(gone.getByRole("button", { name: /^(Move|Change) 0/ })).toHaveCount(0);
  await expectNoFaults(page, TWO);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(bar).toHaveCount(0);
  await expect(boxOf(page, "4–14 January 2031")).toHaveCount(0);
});
