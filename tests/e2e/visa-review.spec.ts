import type { Page } from "@playwright/test";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { toastOf } from "#tests/support/post-form.ts";
import { ask, openAsOwner } from "#tests/support/staff.ts";

const EDITOR = "/admin/visas/edit/work-qatar";

const visaNow = async (page: Page) => (await ask(page, "GET", "/api/visas/work/qatar")).body;

for (const width of [1280, 390]) {
  test(`a visa is reviewed with one press, and taken back; what is typed stays, at ${width} px`, async ({
    page,
    siteUrl,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAsOwner(page, siteUrl, EDITOR);
    const before = await visaNow(page);
    const heading = page.getByRole("heading", { level: 2, name: /^Reviewed / });
    // Of the day when the site was made; midnight may pass since.
    await expect(heading).toHaveText(/^Reviewed 9[56] days ago$/);
    await expectNoFaults(page, TWO);
    const intro = page.getByLabel("Introduction");
    await intro.fill("Typed, and not kept yet.");
    await page.getByRole("button", { name: "Reviewed today" }).dblclick();
    await expect(toastOf(page).filter({ hasText: /Reviewed today by / })).toBeVisible();
    await expect(heading).toHaveText("Reviewed today");
    await expect(intro).toHaveValue("Typed, and not kept yet.");
    const reviewed = await visaNow(page);
    expect(reviewed).toMatchObject({ intro: before.intro, version: before.version + 1 });
    const list = await page.request.get("/work-visa/papers/qatar/driver");
    expect(await list.text()).toMatch(/Reviewed on [^<]*Next review by/);

    await page.getByLabel("Why it is asked").fill("Typed later.");
    await toastOf(page).getByRole("button", { name: "Undo" }).first().click();
    await expect(toastOf(page).filter({ hasText: "As it was before." })).toBeVisible();
    await expect(page.getByLabel("Why it is asked")).toHaveValue("Typed later.");
    await expect(intro).toHaveValue("Typed, and not kept yet.");

    await page.getByRole("button", { name: "Update visa", exact: true }).click();
    await expect(toastOf(page).filter({ hasText: "updated" })).toBeVisible();
    expect(await visaNow(page)).toMatchObject({
      ...{ intro: "Typed, and not kept yet.", questionWhy: "Typed later." },
      ...{ reviewedOn: before.reviewedOn, reviewedBy: before.reviewedBy },
    });
  });
}

test("what waits when a visa is reviewed is published without a question, and the review stays", async ({
  page,
  siteUrl,
}) => {
  await openAsOwner(page, siteUrl, EDITOR);
  const before = await visaNow(page);
  await expect(page.getByLabel("Reviewed on")).toHaveCount(0);
  await page.getByLabel("Introduction").fill("Waits.");
  await expect(page.locator(".save-state")).toContainText("not public yet");
  await page.getByRole("button", { name: "Reviewed today" }).click();
  await expect(page.getByText(/, by Nadia Rahman. In public until /)).toBeVisible();
  await page.getByLabel("Government fee", { exact: true }).fill("1,480");
  await page.getByRole("button", { name: "Update visa", exact: true }).click();
  await expect(toastOf(page).filter({ hasText: "updated" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const now = await visaNow(page);
  expect(now).toMatchObject({ intro: "Waits.", reviewedBy: "Nadia Rahman" });
  expect(now.reviewedOn > before.reviewedOn).toBe(true);
  expect(now.changes[0]).toMatchObject({ text: expect.stringContaining("→ 1,480") });
  // The line stands in the form, to be worded otherwise.
  await page.getByText("Edit what visitors read").click();
  const line = page.getByRole("group", { name: "What changed, row 1" });
  await line.getByLabel("What", { exact: true }).fill("The fee rose.");
  await page.getByRole("button", { name: "Update visa", exact: true }).click();
  await expect.poll(async () => (await visaNow(page)).changes[0].text).toBe("The fee rose.");
});

test("what contradicts itself is said where it stands, and nothing of it is public", async ({
  page,
  siteUrl,
  watch,
}) => {
  watch.allow(/status of 400/);
  await openAsOwner(page, siteUrl, EDITOR);
  const before = await visaNow(page);
  await page.getByLabel("Days, from").fill("90");
  await page.getByRole("button", { name: "Update visa", exact: true }).click();
  await expect(page.getByLabel("to", { exact: true })).toHaveAccessibleDescription(
    /must be a whole number from 90/,
  );
  expect(await visaNow(page)).toEqual(before);
});

test("a paper that visas ask for stays, and they are named", async ({ page, siteUrl }) => {
  await openAsOwner(page, siteUrl, "/admin/requirements");
  await page.getByLabel("Search 37 requirements").fill("pass");
  await expect(
    page.getByRole("navigation", { name: "Requirements" }).getByRole("link"),
  ).toHaveCount(2);
  await page.getByRole("link", { name: /^Passport/ }).click();
  await page.getByRole("button", { name: "Delete Passport" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete Passport" });
  await expect(dialog).toContainText(/visas use it\. Take it out there first\./);
  await expectNoFaults(page, TWO);
  await dialog.getByRole("link", { name: "Work visa for Qatar" }).click();
  await expect(page).toHaveURL(new RegExp(`${EDITOR}$`));
});
