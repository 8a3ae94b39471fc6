import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";

const SAID = {
  "": "New dates are being written",
  "/bn": "নতুন তারিখ ঠিক করা হচ্ছে",
  "/ar": "نُعدّ مواعيد جديدة",
} as const;

test("when all dates have left, the page says that new ones are being written; without any it is silent", async ({
  page,
  siteUrl,
}) => {
  await signInOwner(page, siteUrl);
  await page.goto("/about");
  await ask(page, "PUT", "/api/languages", { shown: ["bn", "ar"] });
  const { body: tours } = await ask(page, "GET", "/api/package/tours/departures");
  for (const { _id, createdAt, updatedAt, language, ...one } of tours) {
    const left = { leavesOn: "2024-02-01", returnsOn: "2024-02-15", stays: [], priceUntil: "" };
    expect((await ask(page, "PUT", `/api/departures/${_id}`, { ...one, ...left })).status).toBe(
      200,
    );
  }
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [language, words] of Object.entries(SAID)) {
    await page.goto(`${language}/packages/tours`);
    const dates = page.locator("#dates");
    await expect(dates).toContainText(words);
    await expect(dates.getByRole("link").first()).toHaveAttribute(
      "href",
      `${language}/get-started?topic=tours`,
    );
    await expect(page.locator(".departures, .compare-bar")).toHaveCount(0);
    await expect(page.locator('.jump-row a[href="#dates"]')).toBeVisible();
    await expectNoFaults(page, TWO);
  }
  for (const { _id } of tours) await ask(page, "DELETE", `/api/departures/${_id}`);
  await page.goto("/packages/tours");
  await expect(page.locator("#dates")).toHaveCount(0);
});
