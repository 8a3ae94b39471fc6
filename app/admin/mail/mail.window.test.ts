import { expect, test } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("what was mailed and what waits", async () => {
  const admin = await openAdminWindow();
  await makeEnquiry(admin.site);
  let screen = await admin.open("/settings/mail");
  expect(screen.outline()).toEqual([
    "main:",
    "  # Mail",
    "  2 waiting, 0 failed, 0 sent in the last 30 days.",
    "  section label=Mail is not set up:",
    "    ‹triangle-alert›",
    "    No mail goes out: no mail server is set. Nothing is lost. Mail waits here, where you can read it, and every enquiry is in the inbox.",
    "    Whoever runs the site sets these two among the environment variables it is started with, and starts it again:",
    "    {dir=ltr: SMTP_URL=smtps://user:password@mail.example.com} {dir=ltr: MAIL_FROM=Your agency <hello@example.com>}",
    "    What waits is sent then.",
    "  ul:",
    "    li:",
    "      Waiting",
    "      Confirmation, to the visitor",
    "      farida@example.com",
    "      Written: Today, 12:00 pm. Not tried yet.",
    "      details: summary: Read it ‹chevron-down›",
    "      [Open the enquiry | href=/admin/enquiries/id1]",
    "    li:",
    "      Waiting",
    "      Enquiry, to you",
    "      The agency's own address",
    "      Written: Today, 12:00 pm. Not tried yet.",
    "      details: summary: Read it ‹chevron-down›",
    "      [Open the enquiry | href=/admin/enquiries/id1]",
  ]);
  screen = await admin.open("/settings/activity");
  expect(screen.outline()).toEqual([
    "main:",
    "  # Activity",
    "  Who changed what, newest first.",
    "  ol: li: Nadia Islam registered {datetime=2026-10-26T06:00:00.000Z: 12:00 pm, 26 October}",
  ]);
});
