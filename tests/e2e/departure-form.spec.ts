import type { Locator } from "@playwright/test";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { toastOf } from "#tests/support/post-form.ts";
import { ask, openAsOwner } from "#tests/support/staff.ts";

const ID = "umrah-feb-direct";
const EDITOR = `/admin/departures/edit/${ID}`;
const DOOR = `/api/departures/${ID}`;
/** "13–27 February 2027", "15 February – 1 March 2027", "27 December 2026 – 10 January 2027". */
const TITLE = /^\d+( \w+)?( 20\d\d)? ?– ?\d+ \w+ 20\d\d$/;

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error("it is not shown");
  return box;
};

for (const width of [1280, 390, 320]) {
  test(`a departure's form is panels, and says at once whether the nights fit, at ${width} px`, async ({
    page,
    siteUrl,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAsOwner(page, siteUrl, EDITOR);
    const part = (name: string) => page.getByRole("region", { name, exact: true });
    const [journey, prices] = [part("Journey"), part("Seats and prices")];
    const different = part("Different for this date");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
    await expect(page.locator(".page-head")).toContainText(/Umrah, .+ \(calculated\)/);
    const [left, right, last] = [await boxOf(journey), await boxOf(prices), await boxOf(different)];
    expect(right.x > left.x + left.width).toBe(width > 1000);
    expect(last.y).toBeGreaterThan(right.y + right.height);
    const across = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(across).toBeLessThanOrEqual(width);
    await expectNoFaults(page, TWO);

    const line = journey.locator(".nights-line");
    await expect(line).toHaveText("9 + 5 nights, the same as the dates");
    const madinah = journey.getByRole("group", { name: "Nights, row 2" });
    const nights = madinah.getByLabel("Nights", { exact: true });
    await nights.fill("৪");
    await expect(line).toHaveText("9 + 4 nights, and 1 on the way: the same as the dates");
    await nights.fill("40");
    await expect(line).toHaveText("9 + 40 nights, but the dates have 14.");
    await nights.fill("many");
    await expect(line).toHaveCount(0);
    await nights.fill("5");

    await expect(journey.getByLabel("By way of", { exact: true })).toHaveCount(0);
    await journey.getByRole("radio", { name: "Direct" }).press("ArrowRight");
    await journey.getByLabel("By way of", { exact: true }).fill("Riyadh");
    await expect(prices.getByLabel("Seats left")).toHaveCount(0);
    await prices.getByRole("radio", { name: "Count", exact: true }).check();
    await prices.getByLabel("Seats left").fill("৪");
    await prices.getByLabel("Quad").fill("1,99,000");
    await different.getByRole("button", { name: "Add a difference" }).click();
    const row = different.getByRole("group", { name: "Differs in what is included, row 1" });
    await row.getByLabel("Line").selectOption({ label: "Meals" });
    await row.getByRole("radio", { name: "Yes" }).check();
    await row.getByText("Other words on the page").click();
    await row.getByLabel("Its sentence").fill("Iftar and suhur.");
    await expect(page.locator(".save-state")).toContainText("not public yet");
    expect((await ask(page, "GET", DOOR)).body.quad).not.toBe("199000");
    await page.getByRole("button", { name: "Update departure" }).click();
    await expect(toastOf(page).filter({ hasText: /20\d\d updated\.$/ })).toBeVisible();
    expect((await ask(page, "GET", DOOR)).body).toMatchObject({
      ...{ isDirect: false, via: "Riyadh", seats: "counted", seatsLeft: "4", quad: "199000" },
      differs: [{ line: "meals", state: "included", note: "Iftar and suhur." }],
    });
    await expectNoFaults(page, TWO);
  });
}

test("it is made again from its form, as drafts; the form itself is not published", async ({
  page,
  siteUrl,
}) => {
  await openAsOwner(page, siteUrl, EDITOR);
  const { body: before } = await ask(page, "GET", DOOR);
  await page.getByLabel("Airline").fill("Typed alone");
  await expect(page.locator(".save-state")).toContainText("not public yet");
  await page.getByRole("button", { name: "Duplicate" }).click();
  const dialog = page.getByRole("dialog", { name: "Duplicate 1 departure" });
  await dialog.getByLabel("How many of each").fill("2");
  await dialog.getByLabel("How many of each").press("Enter");
  await expect(
    toastOf(page).filter({ hasText: "2 drafts are made. They are not public." }),
  ).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel("Airline")).toHaveValue("Typed alone");
  expect((await ask(page, "GET", DOOR)).body).toEqual(before);
  await page.goto("/admin/departures?show=umrah");
  await expect(page.getByRole("row", { name: /Draft/ })).toHaveCount(2);
});

test("what is wrong is told at its field, in whichever panel, and nothing of it is public", async ({
  page,
  siteUrl,
  watch,
}) => {
  watch.allow(/status of 400/);
  await openAsOwner(page, siteUrl, EDITOR);
  const { body: before } = await ask(page, "GET", DOOR);
  await page.getByLabel("Double").fill("call us");
  await page.getByLabel("Back", { exact: true }).fill(before.leavesOn);
  await page.getByRole("button", { name: "Update departure" }).click();
  await expect(page.getByLabel("Double")).toHaveAccessibleDescription(/whole number/);
  await page.getByLabel("Double").fill("2,58,000");
  await page.getByRole("button", { name: "Update departure" }).click();
  await expect(page.getByLabel("Back", { exact: true })).toHaveAccessibleDescription(/120 nights/);
  expect((await ask(page, "GET", DOOR)).body).toEqual(before);
});
