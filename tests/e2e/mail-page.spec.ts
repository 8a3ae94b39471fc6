import { expect, takenOver } from "#tests/support/browser-test.ts";
import { mailTest, test } from "#tests/support/inbox-test.ts";
import { toastOf } from "#tests/support/post-form.ts";
import { ask } from "#tests/support/staff.ts";

const SENT = { topic: "message", name: "Farida Begum", email: "farida@example.com" };

/** Sent at once, by a program: quarantined, and mailed to the agency as such. */
async function sendEnquiry(page: Parameters<typeof ask>[0], message: string): Promise<void> {
  const { body } = await ask(page, "GET", "/api/enquiries/token");
  const sent = await ask(page, "POST", "/api/enquiries", { ...SENT, message, token: body.token });
  expect(sent.status).toBe(201);
}

test("without a mail server the page says what to set, and every mail can be read", async ({
  page,
}) => {
  await page.goto("/admin/settings/mail");
  await takenOver(page);
  const setUp = page.getByRole("region", { name: "Mail is not set up" });
  await expect(setUp).toContainText("SMTP_URL=smtps://");
  await expect(setUp).toContainText("MAIL_FROM=");
  await expect(page.getByText("No mail yet")).toBeVisible();
  await sendEnquiry(page, "Is there a lift & a ramp?");
  await page.reload();
  await takenOver(page);
  await expect(page.getByText("1 waiting, 0 failed, 0 sent")).toBeVisible();
  const mail = page.getByRole("main").getByRole("listitem");
  await expect(mail).toContainText("Enquiry, to you");
  await expect(mail).toContainText("Not tried yet.");
  await mail.getByText("Read it").click();
  await expect(mail).toContainText("Farida Begum");
  await expect(mail).toContainText("Is there a lift & a ramp?");
  await mail.getByRole("link", { name: "Open the enquiry" }).click();
  await expect(page.getByRole("heading", { name: "Farida Begum" })).toBeVisible();
});

mailTest(
  "a mail that was refused says why, on its enquiry and here; sent again, it arrives",
  async ({ page, mailServer }) => {
    mailServer.refuse("5.1.1 No such mailbox here");
    await page.goto("/admin/settings/mail");
    await takenOver(page);
    await expect(page.getByText("Mail is set up.")).toBeVisible();
    await sendEnquiry(page, "Where is the office?");
    const failed = async () => (await ask(page, "GET", "/api/mail")).body.counts.failed;
    await expect.poll(failed).toBe(1);
    await page.reload();
    await takenOver(page);
    const mail = page.getByRole("main").getByRole("listitem");
    await expect(mail).toContainText(/Last try: .*No such mailbox here/);
    await expect(mail).toContainText("Tried once. It is not tried again by itself.");
    await mail.getByRole("link", { name: "Open the enquiry" }).click();
    const section = page.getByRole("region", { name: "Mail", exact: true });
    await expect(section).toContainText("No such mailbox here");

    mailServer.refuse(null);
    await section.getByRole("button", { name: /^Send again/ }).click();
    await expect(toastOf(page)).toContainText("The mail goes out with the next try, now.");
    await expect.poll(() => mailServer.received.length).toBe(1);
    await page.goto("/admin/settings/mail");
    await expect(page.getByText("0 waiting, 0 failed, 1 sent")).toBeVisible();
  },
);
