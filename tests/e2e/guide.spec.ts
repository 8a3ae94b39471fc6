import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/editing-test.ts";

test("the ? of a screen opens its chapter, with a picture of it; what one would type is found", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/admin/media");
  await takenOver(page);
  await page.getByRole("link", { name: "Guide for this page" }).click();
  await expect(page).toHaveURL("/admin/help/pictures");
  await expect(page.getByRole("heading", { level: 2, name: "Pictures" })).toBeVisible();
  const picture = page.getByRole("img", { name: "A picture of the page: Pictures" });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(600);
  await expectNoFaults(page, TWO);
  await page.getByRole("searchbox", { name: "How do I …" }).fill("lost phone");
  await expect(page.getByRole("status").filter({ hasText: "answer" })).toHaveText(/^\d answers?$/);
  await page
    .getByRole("navigation", { name: "Answers" })
    .getByRole("link", { name: "The phone is lost" })
    .click();
  await expect(page).toHaveURL("/admin/help/security#how-2");
  await expect(page.getByRole("heading", { name: "The phone is lost" })).toBeInViewport();
  await page.getByRole("searchbox").fill("zebra");
  await expect(page.getByText("No answer says that.")).toBeVisible();
  await page.goto("/admin/help/nothing");
  await expect(page).toHaveURL("/admin/help/first-day");
});

test("on a phone it stands behind More, and the chapter comes before the list of chapters", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/admin/departures");
  await takenOver(page);
  await page.getByRole("button", { name: /^More \d+ need attention/ }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Guide for this page" }).click();
  await expect(page).toHaveURL("/admin/help/departures");
  const heading = page.getByRole("heading", { level: 2, name: "Departures and prices" });
  await expect(heading).toBeInViewport();
  const chapters = page.getByRole("navigation", { name: "Chapters" });
  const [above, below] = [await heading.boundingBox(), await chapters.boundingBox()];
  expect(above?.y ?? 0).toBeLessThan(below?.y ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectNoFaults(page, TWO);
});
