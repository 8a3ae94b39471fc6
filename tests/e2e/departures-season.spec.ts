import type { Page } from "@playwright/test";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { toastOf } from "#tests/support/post-form.ts";
import { boxOf, openSeason, pasteSeason, rowsOf, season } from "#tests/support/season.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";

test.beforeEach(async ({ page, siteUrl }) => {
  test.setTimeout(120_000);
  await signInOwner(page, siteUrl);
});

/** Of the last twelve. */
const open = async (page: Page) =>
  (await ask(page, "GET", "/api/package/hajj/departures")).body.slice(-12);

/** What waits, with the button that counts it. */
async function publishAll(page: Page, count: number) {
  const waiting = page.getByRole("region", { name: "Changes that are not public" });
  await waiting.getByRole("button", { name: `Publish ${count}` }).click();
  await expect(waiting).toHaveCount(0);
}

for (const width of [1280, 390]) {
  test(`a season is pasted, made dearer, published, and a full one is closed, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await pasteSeason(page, season());
    await expect(page.getByText("No mistakes.")).toBeVisible();
    await page.getByRole("button", { name: "Add 12 departures" }).click();
    await expect(toastOf(page)).toContainText("12 drafts are added. Publish them");
    await expect(page).toHaveURL(/\/admin\/departures\?show=hajj$/);
    await expect(rowsOf(page)).toHaveCount(14);

    await boxOf(page, "4–14 January 2031").click();
    await boxOf(page, "7–17 June 2031").click({ modifiers: ["Shift"] });
    const bar = page.getByRole("region", { name: "Chosen departures" });
    await expect(bar).toContainText("12 departures chosen");
    await bar.getByRole("button", { name: "Prices by %" }).click();
    const dialog = page.getByRole("dialog", { name: "Change prices of 12 departures" });
    await dialog.getByRole("button", { name: /^Change/ }).click();
    await expect(dialog.getByLabel("By, in percent")).toHaveAccessibleDescription(
      "Write a number above 0, up to 500, such as 4.5.",
    );
    await dialog.getByLabel("By, in percent").fill("4");
    await expect(dialog.getByText("24 prices will change")).toBeVisible();
    await expect(dialog.getByRole("row").nth(1)).toContainText("before: 1,00,000");
    await expect(dialog.getByRole("row").nth(1)).toContainText("after: 1,04,000");
    await expect(dialog.getByRole("button", { name: "Change 24 prices" })).toBeInViewport();
    await dialog.getByRole("button", { name: "Change 24 prices" }).click();
    await expect(toastOf(page).filter({ hasText: "24 prices are changed" })).toBeVisible();
    expect(JSON.stringify(await open(page))).not.toMatch(/2031-|104000/);

    const waiting = page.getByRole("region", { name: "Changes that are not public" });
    await expect(waiting).toContainText("12 departures have changes that are not public.");
    await waiting.getByRole("button", { name: "Publish 12" }).click();
    await expect(
      toastOf(page).filter({ hasText: "12 departures are public as they are now." }),
    ).toBeVisible();
    await expect(waiting).toHaveCount(0);
    const prices = (await open(page)).map(({ quad }: { quad: string }) => quad);
    expect(new Set(prices)).toEqual(new Set(["104000"]));

    await boxOf(page, "18–28 January 2031").click();
    await bar.getByRole("button", { name: "Seats" }).click();
    await page.getByRole("button", { name: "Change 1 departure" }).click();
    const changed = toastOf(page).filter({ hasText: "The seats of 1 departure are changed." });
    await expect(changed).toBeVisible();
    const row = page.getByRole("row", { name: /18–28 January 2031/ });
    await expect(row).toContainText("Full");
    await expect(row).toContainText("Changes not public");
    await changed.getByRole("button", { name: "Undo" }).click();
    await expect(toastOf(page).filter({ hasText: "As it was before." })).toBeVisible();
    await expect(row).toContainText("Open");
    await expect(waiting).toHaveCount(0);
  });
}

test("mistakes are told by row and column, mended in place with the keyboard, and checked again", async ({
  page,
}) => {
  await pasteSeason(page, season({ 2: "back", 4: "nights", 5: "price" }));
  await expect(page.getByRole("alert")).toContainText("3 mistakes, in 3 rows.");
  const mistakes = page.getByRole("region", { name: "What to put right" });
  await expect(mistakes.getByRole("listitem")).toHaveText([
    /Row 2.*back is before out/,
    /Row 4.*404 nights, but the dates have 10/,
    /Row 5.*Quad must be a whole number/,
  ]);
  await expectNoFaults(page, TWO);
  await mistakes.getByRole("link", { name: /Row 2/ }).click();
  const back = page.getByRole("textbox", { name: "Row 2, Back" });
  await expect(back).toBeFocused();
  await expect(back).toHaveAccessibleDescription(/back is before out/);
  await back.fill("2031-01-28");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Row 4, Back" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Row 4, Nights in Makkah" })).toBeFocused();
  await page.keyboard.type("6");
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByRole("alert")).toContainText("1 mistake, in 1 row.");

  await page.getByRole("button", { name: "Take 11 clean rows" }).click();
  await expect(toastOf(page)).toContainText("11 drafts are added.");
  await expect(page.getByText("1 row, 8 columns")).toBeVisible();
  await page.getByRole("textbox", { name: "Row 1, Quad" }).fill("১,০০,০০০");
  await page.getByRole("button", { name: "Check again" }).click();
  await page.getByRole("button", { name: "Add 1 departure" }).click();
  await expect(rowsOf(page)).toHaveCount(14);
  await publishAll(page, 12);
  expect(await open(page)).toHaveLength(12);

  await pasteSeason(page, season());
  await expect(page.getByText("12 rows are there already, and are left out.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Add/ })).toHaveCount(0);
});

test("a season moves and is made again as drafts; somebody else's change is not written over", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 409/);
  await pasteSeason(page, season());
  await expect(page.locator(".save-state")).toHaveText(
    "Rows arrive as drafts; you publish them together.",
  );
  await page.getByRole("button", { name: "Add 12 departures" }).click();
  await expect(rowsOf(page)).toHaveCount(14);
  await expectNoFaults(page, TWO);
  await publishAll(page, 12);
  await boxOf(page, "4–14 January 2031").click();
  const bar = page.getByRole("region", { name: "Chosen departures" });
  await bar.getByRole("button", { name: "Move by days" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Days", { exact: true }).fill("১৪");
  await expect(dialog.getByText("2 departures on 18 January")).toBeVisible();
  await expectNoFaults(page, TWO);
  const [first] = await open(page);
  await ask(page, "PUT", `/api/departures/${first._id}`, { ...first, quad: "1" });
  await dialog.getByRole("button", { name: "Move 1 departure" }).click();
  await expect(dialog.getByRole("alert")).toContainText(
    "Somebody else changed 4–14 January 2031 since you opened this.",
  );
  // Behind the dialog the list is as it is now.
  const quad = rowsOf(page).filter({ hasText: "4–14 January 2031" }).locator(".price").first();
  await expect(quad).toHaveText("1");
  await dialog.getByRole("button", { name: "Move 1 departure" }).click();
  await expect(toastOf(page).filter({ hasText: "1 departure is moved." })).toBeVisible();
  await expect(page.getByRole("row", { name: /Changes not public/ })).toContainText(
    "18–28 January 2031",
  );
  await page.getByRole("button", { name: "Throw away" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Throw away" }).click();
  await expect(page.getByRole("row", { name: /Changes not public/ })).toHaveCount(0);

  await boxOf(page, "7–17 June 2031").focus();
  await page.keyboard.press("Space");
  await bar.getByRole("button", { name: "Duplicate" }).click();
  await dialog.getByLabel("How many of each").fill("2");
  await dialog.getByRole("button", { name: "Make 2 drafts" }).click();
  await expect(toastOf(page).filter({ hasText: "2 drafts are made." })).toBeVisible();
  await expect(page.getByRole("row", { name: /Draft/ })).toHaveCount(2);
  expect(await open(page)).toHaveLength(12);
  await boxOf(page, "14–24 June 2031").click();
  await bar.getByRole("button", { name: "Publish 1" }).click();
  await expect(page.getByRole("row", { name: /Draft/ })).toHaveCount(1);
  await openSeason(page);
  await expect(page.getByRole("row", { name: /14–24 June 2031/ })).toContainText("Open");
});

test("a row that has left already is refused at its cell, and drafts are thrown away together", async ({
  page,
}) => {
  await pasteSeason(
    page,
    ["Out\tBack", "2020-02-01\t2020-02-11", "2031-02-01\t2031-02-11"].join("\n"),
  );
  await expect(page.getByRole("alert")).toContainText("1 mistake, in 1 row.");
  const cell = page.getByRole("textbox", { name: "Row 1, Out" });
  await expect(cell).toHaveAccessibleDescription(/Out: this day has passed/);
  await page.getByRole("button", { name: "Take 1 clean row" }).click();
  await expect(toastOf(page)).toContainText("1 draft is added.");
  await page.goto("/admin/departures?show=hajj");
  await takenOver(page);
  await expect(rowsOf(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Throw away" }).click();
  const asked = page.getByRole("alertdialog");
  await expect(asked).toContainText("drafts that were never public are deleted");
  await asked.getByRole("button", { name: "Throw away" }).click();
  await expect(rowsOf(page)).toHaveCount(2);
});

test("of many rows those with mistakes stand first, fifty at a time", async ({ page }) => {
  const rows = Array.from({ length: 5000 }, (_, at) => {
    const day = (more: number) =>
      new Date(Date.UTC(2031, 0, 1 + at + more)).toISOString().slice(0, 10);
    return [day(0), day(10), at % 80 === 79 ? "call us" : "1,00,000"].join("\t");
  });
  await pasteSeason(page, ["Out\tBack\tQuad", ...rows].join("\n"));
  await expect(page.getByRole("alert")).toContainText("62 mistakes, in 62 rows.");
  const mistakes = page.getByRole("region", { name: "What to put right" });
  await expect(mistakes.getByRole("listitem")).toHaveCount(50);
  await expect(page.getByRole("textbox", { name: "Row 80, Quad" })).toHaveValue("call us");
  await expect(page.getByText("Page 1 of 100")).toBeVisible();
  await page.getByRole("button", { name: "Later" }).click();
  await expect(mistakes.getByRole("listitem")).toHaveCount(12);
  await expect(page.getByRole("button", { name: "Take 4,938 clean rows" })).toBeVisible();
});
