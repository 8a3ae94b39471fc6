import { expect, test } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const AT = "2026-11-25T05:00:00.000Z";
const NEXT = "2026-11-25T07:00:00.000Z";

test("a mail says where it stands, why, and when it is tried again; it is read, and sent again", async () => {
  const admin = await openAdminWindow();
  const mails = [
    { state: "sent", sentAt: AT },
    { state: "sent", sentAt: null },
    { state: "waiting", tries: 1, nextTryAt: NEXT, lastError: "451 Try later" },
    { state: "waiting", tries: 3, nextTryAt: NEXT, lastError: "451 Try later" },
    { state: "waiting", tries: 0, nextTryAt: NEXT, lastError: "no answer" },
    { state: "waiting", tries: 2, lastError: "no answer" },
    { state: "failed", tries: 0, lastError: "no address" },
    { state: "failed", tries: 8, lastError: "550 No such mailbox" },
  ] as const;
  for (const _ of mails.slice(0, 4)) await makeEnquiry(admin.site);
  const rows = await admin.db.selectFrom("mail").select("id").orderBy("id").execute();
  for (const [at, mail] of mails.entries()) {
    await admin.db
      .updateTable("mail")
      .set(mail)
      .where("id", "=", rows[at]?.id ?? "")
      .execute();
  }
  const screen = await admin.open("/settings/mail");
  const lines = () => [...document.querySelectorAll(".mail-facts")].map((one) => one.textContent);
  expect(screen.outline().slice(0, 3)).toEqual([
    "main:",
    "  # Mail",
    "  4 waiting, 1 failed, 2 sent in the last 30 days.",
  ]);
  expect(lines()).toEqual([
    "FailedEnquiry, to youThe agency's own addressWritten: Today, 12:00 pm. It is not tried again by itself.Last try: no addressRead it Open the enquirySend again",
    "WaitingConfirmation, to the visitorfarida@example.comWritten: Today, 12:00 pm. Tried 2 times. Next try: Today, 12:00 pm.Last try: no answerRead it Open the enquirySend again",
    "WaitingEnquiry, to youThe agency's own addressWritten: Today, 12:00 pm. Not sent yet. Next try: Today, 1:00 pm.Last try: no answerRead it Open the enquirySend again",
    "WaitingConfirmation, to the visitorfarida@example.comWritten: Today, 12:00 pm. Tried 3 times. Next try: Today, 1:00 pm.Last try: 451 Try laterRead it Open the enquirySend again",
    "WaitingEnquiry, to youThe agency's own addressWritten: Today, 12:00 pm. Tried once. Next try: Today, 1:00 pm.Last try: 451 Try laterRead it Open the enquirySend again",
    "SentConfirmation, to the visitorfarida@example.comSentRead it Open the enquiry",
    "SentEnquiry, to youThe agency's own addressSent: Today, 11:00 amRead it Open the enquiry",
  ]);
  admin.answer(/send-again/, 409, { message: "It was sent meanwhile.", issues: [] });
  expect(await screen.press(/^Send again/)).toEqual([
    "error: It was sent meanwhile.",
    "sent POST /api/mail/id4/send-again",
    "focus button Send again: Enquiry, to you, the agency",
  ]);
  admin.answerAsBefore();
  expect(await screen.press(/^Send again/)).toEqual([
    "gone 6",
    "+ # {tabindex=-1} Mail",
    "+ 5 waiting, 0 failed, 2 sent in the last 30 days.",
    "+ Written: Today, 12:00 pm. Not tried yet.",
    "success: The mail goes out with the next try, now.",
    "sent POST /api/mail/id4/send-again",
    "focus h1 Mail",
  ]);
  admin.answer(/^GET \/api\/mail/, 500, { message: "It is not known.", issues: [] });
  const [details] = document.querySelectorAll("details.mail-text");
  (details as HTMLDetailsElement).open = true;
  details?.dispatchEvent(new Event("toggle"));
  expect(await screen.came()).toEqual([
    "+ details open:",
    "+ summary: Read it ‹chevron-down›",
    "+ p role=alert: It is not known. <Try again>",
  ]);
  admin.answerAsBefore();
  expect(await screen.press("Try again")).toEqual([
    "gone 1",
    "+ p lang=en dir=auto: id5: Umrah, Farida Yasmin",
    "+ pre lang=en dir=auto tabindex=0: Farida Yasmin asks: Umrah Reference: id5 Name: Farida Yasmin Mobile number: 01011-480226 Email: farida@example.com Sent from: /contact > Is February or March easier for my mother? Open it in the inbox: http://localhost/admin/enquiries/id1 -- Rihla Travels House 14, Road 7, Dhanmondi, Dhaka 1205 +880 1011-204560 http://localhost",
  ]);
});

test("where mail goes out, that is said", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/settings/mail", { account: { canMail: true } });
  expect(screen.outline()).toEqual([
    "main:",
    "  # Mail",
    "  0 waiting, 0 failed, 0 sent in the last 30 days.",
    "  ‹circle-check› Mail is set up. What cannot be delivered is tried again, up to ten times.",
    "  (img src=/art/madinah-dawn.svg alt)",
    "  No mail yet",
    "  The first enquiry brings the first mail.",
  ]);
});
