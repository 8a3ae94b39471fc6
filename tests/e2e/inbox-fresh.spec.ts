import type { Page } from "@playwright/test";
import { expect } from "#tests/support/browser-test.ts";
import { chipOf, comeBack, openInbox, rowsOf, test } from "#tests/support/inbox-test.ts";
import { ask } from "#tests/support/staff.ts";
import { OWNER } from "#tests/support/staff-names.ts";

const MINUTE_MS = 60_000;

const LIST = /\/api\/enquiries\?/;

/** How often the list was asked for. */
function countAsked(page: Page) {
  let asked = 0;
  page.on("request", (request) => {
    if (LIST.test(request.url())) asked += 1;
  });
  return () => asked;
}

/** Spam by what it says: how fast it is sent depends on the machine. */
const SPAM = "https://a.example https://b.example https://c.example";

async function sendEnquiry(page: Page): Promise<void> {
  const { body } = await ask(page, "GET", "/api/enquiries/token");
  const fields = { topic: "message", name: "Farida Begum", email: "farida@example.com" };
  const sent = await ask(page, "POST", "/api/enquiries", { ...fields, message: SPAM, ...body });
  expect(sent.status).toBe(201);
}

test("the inbox asks once a minute; more seldom while it fails, until somebody comes back", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  await page.clock.install();
  await openInbox(page, "?status=spam");
  await expect(rowsOf(page)).toHaveCount(1);
  await sendEnquiry(page);
  // In one leap: while a minute is run through, a question that is under way on a busy machine runs out of its time.
  await page.clock.fastForward(MINUTE_MS);
  await page.getByRole("button", { name: "Show" }).click();
  await expect(rowsOf(page)).toHaveCount(2);

  await page.route(LIST, (route) => route.abort());
  await page.clock.runFor(MINUTE_MS);
  await expect(page.getByText("This list is not up to date.")).toBeVisible();
  const asked = countAsked(page);
  await page.clock.runFor(MINUTE_MS);
  expect(asked()).toBe(0);
  await page.clock.runFor(MINUTE_MS);
  await expect.poll(asked).toBe(1);

  await page.unroute(LIST);
  await comeBack(page);
  await expect(page.getByText("This list is not up to date.")).toBeHidden();
});

test("once the session has ended it waits for somebody", async ({ page, context, watch }) => {
  watch.allow(/status of 401/);
  await page.clock.install();
  await openInbox(page, "?status=spam");
  await expect(rowsOf(page)).toHaveCount(1);
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.clock.runFor(MINUTE_MS);
  await expect(page.getByText("This list is not up to date.")).toBeVisible();
  const asked = countAsked(page);
  await page.clock.runFor(10 * MINUTE_MS);
  expect(asked()).toBe(0);
  await context.addCookies(cookies);
  await comeBack(page);
  await expect(page.getByText("This list is not up to date.")).toBeHidden();
  expect(asked()).toBe(1);
});

test("whoever comes back while the sign-in is open finds the list after it", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 401/);
  // Where no enquiry opens by itself.
  await page.setViewportSize({ width: 390, height: 844 });
  await openInbox(page);
  await expect(rowsOf(page)).toHaveCount(11);
  await context.clearCookies();
  await chipOf(page, "Spam").click();
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await expect(dialog).toBeVisible();
  await comeBack(page);
  await dialog.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await dialog.getByRole("button", { name: "Sign In and save" }).click();
  await expect(rowsOf(page)).toHaveCount(1);
});
