import { EVERY, expectNoFaults } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { openColleague } from "#tests/support/colleague.ts";
import { mailTest, test } from "#tests/support/inbox-test.ts";
import { toastOf } from "#tests/support/post-form.ts";
import type { ask } from "#tests/support/staff.ts";
import { OWNER } from "#tests/support/staff-names.ts";

// Passwords that are slow to check on purpose, and a mail that is waited for.
test.slow();

type Page = Parameters<typeof ask>[0];

async function openSystem(page: Page): Promise<void> {
  await page.goto("/admin/settings");
  await takenOver(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^System/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "System" })).toBeVisible();
}

const partOf = (page: Page, name: string) =>
  page
    .getByRole("region", { name: "What was checked" })
    .getByRole("listitem")
    .filter({ hasText: name });
const check = (page: Page) => page.getByRole("button", { name: "Check everything" }).click();
const summaryOf = (page: Page) => page.getByRole("main").getByRole("status");

test("the owner reads how the house stands, has it checked, and is told what to do", async ({
  page,
}) => {
  await openSystem(page);
  await expect(summaryOf(page)).toContainText("Not checked since the start.");
  await expect(partOf(page, "Pictures")).toContainText("Not tried since the start");
  await check(page);
  await expect(summaryOf(page)).toContainText(/Checked .*: 4 of 7 work\./);
  await expect(summaryOf(page)).toContainText("Look at: Mail, Public address, Backups.");
  await expect(partOf(page, "Database")).toContainText(
    /Written, read and removed in [\d,]+ ms\. .*SQLite/,
  );
  await expect(partOf(page, "Pictures")).toContainText("Works");
  await expect(partOf(page, "Clock")).toContainText("Right to the second");
  const mail = partOf(page, "Mail");
  await expect(mail).toContainText("Set SMTP_URL and MAIL_FROM for the server");
  await expect(page.getByText("None since the start.")).toBeVisible();
  await expect(page.getByText("Off. Setting METRICS_TOKEN turns on /metrics.")).toBeVisible();
  await expectNoFaults(page, EVERY);
  // What was tried is still known when the page is opened again.
  await page.reload();
  await takenOver(page);
  await expect(partOf(page, "Pictures")).toContainText("One was stored, read again and removed");
  await mail.getByRole("link", { name: "See the mail" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mail" })).toBeVisible();
});

mailTest("a mail really arrives; one that is refused says why", async ({ page, mailServer }) => {
  mailTest.slow();
  await openSystem(page);
  await check(page);
  await expect(partOf(page, "Mail")).toContainText(
    `Sent to \u2066${OWNER.email}\u2069 and accepted`,
  );
  expect(mailServer.received).toHaveLength(1);
  expect(JSON.stringify(mailServer.received[0])).toContain("Mail works");

  mailServer.refuse("5.1.1 No such mailbox here");
  await check(page);
  await expect(partOf(page, "Mail")).toContainText(/Did not go out: .*No such mailbox here/);
  await expect(partOf(page, "Mail")).toContainText("Look at SMTP_URL and MAIL_FROM");
});

test("an editor is not offered it, and is told whose it is", async ({ page, browser, watch }) => {
  watch.allow(/status of 403/);
  await openSystem(page);
  const theirs = await openColleague(page, browser);
  await theirs.goto("/admin/settings");
  await expect(theirs.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await expect(theirs.getByRole("heading", { name: "Keeping it" })).toHaveCount(0);
  await expect(theirs.getByRole("main").getByRole("link", { name: /^System/ })).toHaveCount(0);
  await theirs.goto("/admin/settings/system");
  await expect(theirs.getByText("Only the owner of this website may do this.")).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await theirs.context().close();
});

test("a server that is gone is said, and what was known stays", async ({
  page,
  ownSite,
  watch,
}) => {
  watch.allow(/ERR_CONNECTION_REFUSED|Failed to fetch/);
  await openSystem(page);
  await ownSite.kill();
  await check(page);
  await expect(toastOf(page)).toContainText("Not checked everything:");
  await expect(partOf(page, "Pictures")).toContainText("Not tried since the start");
  await expect(page.getByRole("button", { name: "Check everything" })).toBeEnabled();
  await ownSite.restart();
});
