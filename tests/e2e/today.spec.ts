import type { Page } from "@playwright/test";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/inbox-test.ts";
import { toastOf } from "#tests/support/post-form.ts";
import { ask } from "#tests/support/staff.ts";

const PHONE = { width: 390, height: 844 };

const panelOf = (page: Page) => page.getByRole("region", { name: /^Needs attention/ });
const lineOf = (page: Page, words: string) =>
  panelOf(page).getByRole("listitem").filter({ hasText: words }).first();
const offButton = (page: Page, words: string) =>
  lineOf(page, words).getByRole("button", { name: /^Put off: / });

async function open(page: Page) {
  await page.goto("/admin/today");
  await takenOver(page);
}

test("a line leads to its place; put off from the menu it is gone, and taken back it is there", async ({
  page,
}) => {
  await open(page);
  const qatar = lineOf(page, "Work visa for Qatar");
  await expect(qatar.getByRole("link", { name: /^Review: .*Qatar/ })).toHaveAttribute(
    "href",
    "/admin/visas/edit/work-qatar",
  );
  const count = panelOf(page).getByRole("heading", { level: 2 }).locator(".count");
  const before = Number(await count.textContent());
  await offButton(page, "Work visa for Qatar").click();
  await expect(page.getByRole("menuitem")).toHaveText([
    ...["Tomorrow", "In a week", "1st of next month", "A date …"],
  ]);
  await page.getByRole("menuitem", { name: "In a week" }).click();
  await expect(qatar).toBeHidden();
  await expect(count).toHaveText(String(before - 1));
  await expect(panelOf(page).getByRole("heading", { name: /^Needs attention/ })).toBeFocused();
  const shown = panelOf(page).getByRole("button", { name: "1 put off" });
  await shown.press("Enter");
  await expect(shown).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("button", { name: /^Show again: .*Qatar/ }).click();
  await expect(count).toHaveText(String(before));
  await expect(shown).toBeHidden();
});

test("a day is asked for in a dialog; what is no day, past or far is said there, and nothing is lost", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 400/);
  await open(page);
  await offButton(page, "Work visa for Qatar").press("Enter");
  await page.getByRole("menuitem", { name: "A date …" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Put off until when?" });
  const send = dialog.getByRole("button", { name: "Put off", exact: true });
  await send.click();
  await expect(dialog.getByRole("alert")).toHaveText("Choose a day first.");
  const day = dialog.getByLabel("Day");
  await day.fill("2020-01-01");
  await send.click();
  await expect(dialog.getByRole("alert")).toHaveText("Day must be a day after today.");
  await day.fill("2199-01-01");
  await send.click();
  await expect(dialog.getByRole("alert")).toHaveText("Day must be within a year.");
  await expect(day).toHaveValue("2199-01-01");
  await expect(day).toHaveAttribute("aria-invalid", "true");
  await dialog.getByRole("button", { name: "Tomorrow" }).click();
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(panelOf(page).getByRole("button", { name: "1 put off" })).toBeVisible();
});

test("on a phone it is a sheet, and nothing is wider than the screen", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await offButton(page, "Work visa for Qatar").click();
  const sheet = page.getByRole("dialog", { name: "Put off until when?" });
  await sheet.getByRole("button", { name: "1st of next month" }).click();
  await sheet.getByRole("button", { name: "Put off", exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(panelOf(page).getByRole("button", { name: "1 put off" })).toBeVisible();
});

test("the mail of a Monday is switched off and on; the mail itself leads there", async ({
  page,
}) => {
  await page.goto("/admin/today#monday-mail");
  await takenOver(page);
  const mail = page.getByRole("switch", { name: "Send me this list each Monday by mail" });
  await expect(mail).toBeInViewport();
  await expect(mail).toBeChecked();
  await mail.press("Space");
  await expect(toastOf(page).filter({ hasText: "You get no mail on Mondays." })).toBeVisible();
  await page.reload();
  await takenOver(page);
  await expect(mail).not.toBeChecked();
  await page.getByText("Send me this list each Monday by mail").click();
  await expect(mail).toBeChecked();
});

test("a switch that cannot be saved goes back, and it is said", async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  await open(page);
  await page.route("**/api/monday-mail", (route) => route.abort());
  const mail = page.getByRole("switch", { name: "Send me this list each Monday by mail" });
  await mail.press("Space");
  await expect(toastOf(page)).toContainText("No answer came, so it may be done already.");
  await expect(mail).toBeChecked();
});

test("what is to be followed up stands beside the list, with what is over in words", async ({
  page,
}) => {
  await open(page);
  const { body } = await ask(page, "GET", "/api/enquiries?limit=3");
  const [over, today] = body.enquiries;
  const day = new Date(Date.parse(body.today) - 2 * 86_400_000).toJSON().slice(0, 10);
  await ask(page, "PUT", `/api/enquiries/${over._id}`, { followUpOn: day });
  await ask(page, "PUT", `/api/enquiries/${today._id}`, { followUpOn: body.today });
  await page.reload();
  const list = page.getByRole("region", { name: /^Follow up today/ });
  await expect(list.getByRole("listitem")).toContainText(["2 days over", "Today"]);
  await expect(lineOf(page, "1 follow-up is overdue")).toBeVisible();
  await list.getByRole("link", { name: over.name }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/enquiries/${over._id}`));
});

test("pictures without a description are shown alone where their line leads", async ({ page }) => {
  await page.goto("/admin/media?described=no");
  await takenOver(page);
  await expect(page.getByText("Shown: pictures without a description.")).toBeVisible();
  await page.getByRole("link", { name: "Show all pictures" }).click();
  await expect(page).toHaveURL(/\/admin\/media$/);
  await expect(page.getByText("Shown: pictures without a description.")).toBeHidden();
});

test("all that is put off leaves the empty state; axe finds nothing in either", async ({
  page,
}) => {
  test.slow();
  await open(page);
  const buttons = panelOf(page).getByRole("button", { name: /^Put off: / });
  await offButton(page, "Work visa for Qatar").click();
  await page.getByRole("menuitem", { name: "Tomorrow" }).click();
  await panelOf(page).getByRole("button", { name: "1 put off" }).click();
  await expectNoFaults(page, TWO);
  for (let left = await buttons.count(); left > 0; left--) {
    await buttons.first().click();
    await page.getByRole("menuitem", { name: "In a week" }).click();
    await expect(buttons).toHaveCount(left - 1);
  }
  await expect(panelOf(page)).toContainText("Nothing needs you.");
  await expect(panelOf(page)).toContainText(/The next price ends on \d+ \w+ \d{4}\./);
  await expectNoFaults(page, TWO);
});

test("all of a kind stand by themselves, and lead back to everything", async ({ page }) => {
  await page.goto("/admin/today?what=review-due");
  await takenOver(page);
  await expect(panelOf(page)).toContainText("Only this: A visa was not reviewed for 60 days.");
  for (const line of await panelOf(page).getByRole("listitem").all()) {
    await expect(line).toContainText("not reviewed");
  }
  await expectNoFaults(page, TWO);
  await page.goto("/admin/today?what=backup-old");
  await expect(panelOf(page)).toContainText("Nothing of this kind is left.");
  await panelOf(page).getByRole("link", { name: "Show everything" }).click();
  await expect(page).toHaveURL("/admin/today");
  await expect(lineOf(page, "Work visa for Qatar")).toBeVisible();
});
