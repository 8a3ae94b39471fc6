import type { Page } from "@playwright/test";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, openAsOwner } from "#tests/support/staff.ts";

/** A Sunday, two minutes before six in Dhaka. */
const BEFORE_SIX = new Date("2026-11-22T11:58:00Z");

const officeOf = (page: Page, name: string) =>
  page.locator("#offices li").filter({ hasText: name });

test("each office says whether somebody is there, by its own hours and the clock of this moment", async ({
  page,
  siteUrl,
}) => {
  await page.clock.install({ time: BEFORE_SIX });
  await page.goto(`${siteUrl}/trust`);
  await takenOver(page);
  const now = (name: string) => officeOf(page, name).locator(".open-now");
  await expect(now("Dhanmondi")).toHaveText("Open now until 9 pm");
  await expect(now("Sylhet")).toHaveText("Closed now, opens tomorrow at 10 am");
  const week = officeOf(page, "Dhanmondi").locator(".office-week div");
  await expect(week).toHaveText([
    "Sunday, today9 am to 9 pm",
    "Monday to Thursday9 am to 9 pm",
    "Friday3 pm to 9 pm",
    "Saturday9 am to 9 pm",
  ]);
  await expect(week.first()).toHaveCSS("font-weight", "660");
  await expectNoFaults(page, TWO);
  await page.clock.runFor(4 * 3_600_000);
  await expect(now("Dhanmondi")).toHaveText("Closed now, opens tomorrow at 9 am");
  // It stays open over midnight.
  await page.clock.runFor(3 * 3_600_000);
  await expect(week.first()).toHaveText("Monday, today9 am to 9 pm");
});

test("without scripts the hours stand there alone", async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/trust`);
  const week = officeOf(page, "Sylhet").locator(".office-week div");
  await expect(week.first()).toContainText(/day, today(10 am to 6 pm|Closed)/);
  await expect(week.filter({ hasText: "Friday" })).toContainText("Closed");
  await expect(officeOf(page, "Sylhet").locator(".open-now")).toBeHidden();
  await context.close();
});

test("staff type an office's hours as the agency's own; what is missing is said there", async ({
  page,
  siteUrl,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsOwner(page, siteUrl, "/admin/page/trust");
  const office = page.getByRole("group", { name: "Offices, row 2" });
  await expect(office.getByLabel("Opening hours")).toHaveValue("own");
  await office.getByRole("button", { name: "Add a line of hours" }).click();
  const line = office.getByRole("group", { name: "Days and times, row 3" });
  await line.getByLabel("From").selectOption("Friday");
  await line.getByLabel("Opens").fill("15:00");
  await page.getByRole("button", { name: "Update page", exact: true }).click();
  await expect(office.getByText(/must have a day and both times in each line/)).toBeVisible();
  await expect(line.getByLabel("Opens")).toHaveValue("15:00");
  await line.getByLabel("Closes").fill("20:30");
  await page.getByRole("button", { name: "Update page", exact: true }).click();
  await expect(page.getByText(/ updated\.$/).first()).toBeVisible();
  const { body } = await ask(page, "GET", "/api/pages/trust");
  expect(body.offices.rows[1].hours).toBe(
    "Saturday 10:00-18:00\nMonday/Thursday 10:00-18:00\nFriday 15:00-20:30",
  );
  await page.goto("/trust");
  await expect(officeOf(page, "Sylhet")).toContainText(/Friday(, today)?,? ?3 pm to 8:30 pm/);
  await expectNoFaults(page, TWO);
});
