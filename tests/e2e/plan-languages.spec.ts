import type { Page } from "@playwright/test";
import { lineOf } from "#tests/support/autosave.ts";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";

const PLACE = "/api/drafts/package/umrah";
const EDITOR = "/admin/package?package=umrah";
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** Changes wait in those languages. */
async function wait(page: Page, titles: Record<string, string>): Promise<void> {
  for (const [language, title] of Object.entries(titles)) {
    const kept = await ask(page, "PUT", `${PLACE}?lang=${language}`, { body: { title } });
    expect(kept.status).toBe(200);
  }
}

const planned = async (page: Page) => {
  const { body } = await ask(page, "GET", `${PLACE}/schedule`);
  return Object.fromEntries(
    body.map((one: { language: string; publishAt: string | null }) => [
      one.language,
      one.publishAt,
    ]),
  );
};

async function planLater(page: Page): Promise<void> {
  await page.getByRole("button", { name: "More ways to save" }).click();
  await page.getByRole("menuitem", { name: /Publish later/ }).click();
}

test.beforeEach(async ({ page, siteUrl }) => {
  await signInOwner(page, siteUrl);
  await page.goto("/about");
});

test("what waits in other languages goes public with it, if it is not left out", async ({
  page,
}) => {
  test.slow();
  await wait(page, { bn: "ওমরাহ, ধীরে", ar: "العمرة على مهل" });
  await page.goto(EDITOR);
  await takenOver(page);
  await page.getByLabel("Title", { exact: true }).fill("Umrah, slowly");
  await planLater(page);
  const which = page.getByRole("group", { name: "Which languages go" });
  const box = (name: string) => which.getByRole("checkbox", { name });
  for (const name of ["English", "বাংলা", "العربية"]) await expect(box(name)).toBeChecked();
  await expectNoFaults(page, TWO);

  // None, then two of three.
  for (const name of ["English", "বাংলা", "العربية"]) await box(name).uncheck();
  await page.getByRole("button", { name: "Publish tomorrow 9:00 am" }).click();
  await expect(page.getByRole("dialog").getByText("Choose a language.")).toBeVisible();
  for (const name of ["English", "العربية"]) await box(name).check();
  await expect(page.getByText("Choose a language.")).toHaveCount(0);
  await page.getByRole("button", { name: "Publish tomorrow 9:00 am" }).click();
  await expect(page.getByText(/^Planned for this moment: .*English.*العربية/)).toBeVisible();
  await expect(lineOf(page)).toContainText("Goes public tomorrow 9:00 am");
  const first = await planned(page);
  expect(first).toEqual({ en: expect.any(String), bn: null, ar: first.en });

  // Moved by itself: what is planned already stays where it is.
  await lineOf(page).getByRole("button", { name: "Move" }).click();
  await expect(box("العربية")).not.toBeChecked();
  await expect(which).toContainText("Goes public tomorrow 9:00 am");
  await box("বাংলা").uncheck();
  await page.getByRole("button", { name: /^Friday/ }).click();
  await page.getByRole("button", { name: /^Publish .* 3:00 pm$/ }).click();
  await expect(lineOf(page)).toContainText("3:00 pm");
  const moved = await planned(page);
  expect(moved).toMatchObject({ bn: null, ar: first.ar });
  expect(moved.en).not.toBe(first.en);
});

test("beside a translation English is offered; where one cannot go none does, and it is said which", async ({
  page,
  watch,
}) => {
  test.slow();
  watch.allow(/status of 400/);
  await wait(page, { en: "o".repeat(5000), bn: "ওমরাহ, ধীরে" });
  await page.goto("/admin/translate/bn/package/umrah");
  await takenOver(page);
  await planLater(page);
  const which = page.getByRole("group", { name: "Which languages go" });
  await expect(which.getByRole("checkbox")).toHaveCount(2);
  await page.getByRole("button", { name: "Publish tomorrow 9:00 am" }).click();
  await expect(
    page.getByText(/^Nothing is planned. English: Title must have at most/),
  ).toBeVisible();
  expect(await planned(page)).toEqual({ en: null, bn: null });

  await planLater(page);
  await which.getByRole("checkbox", { name: "English" }).uncheck();
  await page.getByRole("button", { name: "Publish tomorrow 9:00 am" }).click();
  await expect(lineOf(page)).toContainText("Goes public tomorrow 9:00 am");
  expect(await planned(page)).toEqual({ en: null, bn: expect.any(String) });
});

test("where nothing else waits nothing is asked; a past moment is one of what is edited", async ({
  page,
}) => {
  test.slow();
  await page.goto(EDITOR);
  await takenOver(page);
  await planLater(page);
  await expect(page.getByRole("button", { name: "Publish tomorrow 9:00 am" })).toBeEnabled();
  await expect(page.getByRole("group", { name: "Which languages go" })).toHaveCount(0);
  await page.getByRole("button", { name: "Not now" }).click();

  await wait(page, { ar: "العمرة على مهل" });
  await ask(page, "POST", `${PLACE}/schedule?lang=ar`, { publishAt: inAnHour() });
  await page.getByLabel("Title", { exact: true }).fill("Umrah, slowly");
  await planLater(page);
  await expect(page.getByRole("checkbox", { name: /العربية/ })).not.toBeChecked();
  await page.getByLabel("Day", { exact: true }).fill("2020-01-01");
  await page.getByRole("button", { name: /^Publish 1 January 2020/ }).click();
  await expect(page.getByText("This is past. Publish English now?")).toBeVisible();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Package updated successfully!")).toBeVisible();
  expect(await planned(page)).toEqual({ ar: expect.any(String) });
});

test("on a phone, in Arabic, all of it is in view and in its own words", async ({ page }) => {
  test.slow();
  await wait(page, { bn: "ওমরাহ, ধীরে", ar: "العمرة على مهل" });
  await ask(page, "PUT", "/api/users/profile", { language: "ar" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(EDITOR);
  await takenOver(page);
  await page.locator(".split-menu").click();
  await page.getByRole("menuitem", { name: "النشر لاحقًا" }).click();
  const which = page.getByRole("group", { name: "ما اللغات التي تُنشر" });
  // Of English nothing waits, and nothing is typed.
  await expect(which.getByRole("checkbox")).toHaveCount(2);
  await expect(which.getByText("বাংলা")).toHaveAttribute("dir", "ltr");
  await expectNoFaults(page, TWO);
  const go = page.getByRole("button", { name: "النشر غدًا 9 صباحًا", exact: true });
  await expect(go).toBeInViewport({ ratio: 1 });
  await go.click();
  await expect(page.getByText(/^تُنشر في هذا الموعد: .*বাংলা.*العربية/)).toBeVisible();
  const { bn, ar } = await planned(page);
  expect([typeof bn, ar]).toEqual(["string", bn]);
});
