import { expect, test } from "vitest";
import { openLetters } from "#tests/support/open-letters.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { queueBackupFailed } from "./backup-failed.ts";

const AT = "2026-11-25T03:30:00.000Z";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

test("letters to staff", async () => {
  const { compose, letter, outline } = await openLetters();
  expect(
    await letter({ kind: "invitation", to: "new@rihla.example", payload: '{"secret":"abc"}' }),
  ).toEqual([
    "new@rihla.example",
    null,
    "en",
    "Your invitation to the website of Rihla Travels",
    "You are invited",
    "You can help to look after the website of Rihla Travels. The link works once, for 7 days.",
    "Make my account:",
    "https://rihla.example/register?invitation=abc",
    4,
  ]);
  expect(await letter({ kind: "password-reset", payload: '{"secret":"abc"}' })).toEqual([
    "nadia@rihla.example",
    null,
    "en",
    "A new password for Rihla Travels",
    "Choose a new password",
    "Somebody asked for a new password for your account. The link works once, for one hour.",
    "Choose a new password:",
    "https://rihla.example/reset-password?token=abc",
    "If it was not you, do nothing: your password stays as it is.",
    4,
  ]);
  expect(
    await letter({
      kind: "new-device",
      payload: JSON.stringify({ at: AT, userAgent: FIREFOX, address: "203.0.113.7" }),
    }),
  ).toEqual([
    "nadia@rihla.example",
    null,
    "en",
    "Somebody signed in to Rihla Travels on a new device",
    "Was it you?",
    "Somebody signed in with your password on a device that you had not used before. If it was you, do nothing.",
    "Device: Firefox on Linux",
    "Address: 203.0.113.7",
    "When: 25 November 2026 at 9:30 am",
    "If it was not you, sign out everywhere and choose a new password now.",
    "See where you are signed in:",
    "https://rihla.example/admin/settings/security",
    4,
  ]);
  expect(await letter({ kind: "second-factor", payload: JSON.stringify({ since: AT }) })).toEqual([
    "nadia@rihla.example",
    null,
    "en",
    "Signing in to Rihla Travels soon takes a second factor",
    "Set up a second factor",
    "From 25 November 2026 at 9:30 am everybody who signs in to the admin area needs one: an app on the phone that shows codes.",
    "It takes two minutes: open the page below, scan the picture with the app, and keep the recovery codes.",
    "Set one up:",
    "https://rihla.example/admin/settings/security",
    4,
  ]);
  expect(
    await letter({ kind: "email-changed", to: "old@rihla.example", payload: '{"name":"Nadia"}' }),
  ).toEqual([
    "old@rihla.example",
    null,
    "en",
    "Your address at Rihla Travels was changed",
    "Was it you?",
    "The account of Nadia signs in with another email address from now on. This one opens nothing any more. If it was you, do nothing.",
    "If it was not you, tell the owner of the site at once: whoever changed it knew the password.",
    4,
  ]);
  expect(
    await letter({
      kind: "backup-failed",
      payload: JSON.stringify({
        fault: "disk-full",
        room: { neededBytes: 5e9, freeBytes: 1e9 },
        at: AT,
      }),
    }),
  ).toEqual([
    "nadia@rihla.example",
    null,
    "en",
    "Rihla Travels: the backup of tonight did not finish",
    "Tonight there is no backup",
    "Why: disk full. It is tried again each hour.",
    "The disk of the server has 953.7 MB left; at least 5 GB must be free.",
    "Remove backups that nobody needs, or ask your host for a larger disk. Then make one now.",
    "When: 25 November 2026 at 9:30 am",
    "Last whole one: None yet",
    "See the backups:",
    "https://rihla.example/admin/settings/backups",
    4,
  ]);
  expect(
    await letter({
      kind: "backup-failed",
      payload: JSON.stringify({ fault: "bucket-away", at: AT }),
    }),
  ).toEqual([
    "nadia@rihla.example",
    null,
    "en",
    "Rihla Travels: the backup of tonight did not finish",
    "Tonight there is no backup",
    "Why: the bucket does not answer. It is tried again each hour.",
    "Ask your host to look at the bucket and the S3_ variables. Then try again.",
    "When: 25 November 2026 at 9:30 am",
    "Last whole one: None yet",
    "See the backups:",
    "https://rihla.example/admin/settings/backups",
    4,
  ]);
  expect(await letter({ kind: "check" })).toEqual([
    "nadia@rihla.example",
    null,
    "en",
    "Rihla Travels: mail goes out",
    "Mail works",
    "Somebody has checked everything under Settings, System. This mail shows that mail of the website arrives. There is nothing to do.",
    4,
  ]);
  expect(await letter({ kind: "monday", to: "gone@rihla.example" })).toEqual(null);
  expect(await letter({ kind: "monday" })).toEqual([
    "nadia@rihla.example",
    null,
    "en",
    "7 things need somebody at Rihla Travels",
    "Good morning, Nadia Islam",
    "This needs somebody this Monday. What is over comes first.",
    "- A price has ended: ⁨6 April 2027⁩ (ended on 3 November 2026)",
    "  https://rihla.example/admin/departures/edit/umrah-apr-via-riyadh",
    "- A visa was not reviewed for 60 days: ⁨Work visa for Qatar⁩ (from 20 November 2026)",
    "  https://rihla.example/admin/visas/edit/work-qatar",
    "- An enquiry has no answer: ⁨Tasnim Ahmed⁩, an example (since 25 November 2026)",
    "  https://rihla.example/admin/enquiries/ID",
    "- An enquiry has no answer: ⁨Rafiqul Islam⁩, an example (since 25 November 2026)",
    "  https://rihla.example/admin/enquiries/ID",
    "- An enquiry has no answer: ⁨Farida Yasmin⁩, an example (since 25 November 2026)",
    "  https://rihla.example/admin/enquiries/ID",
    "- A licence ends soon: ⁨Trade licence, Sylhet office⁩ (until 20 December 2026)",
    "  https://rihla.example/admin/licences/edit/trade-sylhet",
    "- A visa was not reviewed for 60 days: ⁨Work visa for the United Arab Emirates⁩ (from 22 December 2026)",
    "  https://rihla.example/admin/visas/edit/work-united-arab-emirates",
    "Open Today:",
    "https://rihla.example/admin/today",
    "- Switch this mail off",
    "  https://rihla.example/admin/today#monday-mail",
    4,
  ]);
  expect(await outline({ kind: "monday" })).toEqual([
    "table role=presentation lang=en dir=ltr: | # {dir=auto} Good morning, Nadia Islam / This needs somebody this Monday. What is over comes first. / ul: / li: [A price has ended: ⁨6 April 2027⁩ (ended on 3 November 2026) | href=https://rihla.example/admin/departures/edit/umrah-apr-via-riyadh] / li: [A visa was not reviewed for 60 days: ⁨Work visa for Qatar⁩ (from 20 November 2026) | href=https://rihla.example/admin/visas/edit/work-qatar] / … 4 more / li: [A visa was not reviewed for 60 days: ⁨Work visa for the United Arab Emirates⁩ (from 22 December 2026) | href=https://rihla.example/admin/visas/edit/work-united-arab-emirates] / [Open Today | href=https://rihla.example/admin/today] / ul: li: [Switch this mail off | href=https://rihla.example/admin/today#monday-mail] / Rihla Travels House 14, Road 7, Dhanmondi, Dhaka 1205 +880 1011-204560 https://rihla.example |",
  ]);
  expect(
    await compose({ kind: "check" }).then((one) => one?.text.split("\n--\n")[1]?.split("\n")),
  ).toEqual([
    "Rihla Travels",
    "House 14, Road 7, Dhanmondi, Dhaka 1205",
    "+880 1011-204560",
    "https://rihla.example",
  ]);
});

test("of backups that fail the owner is told once a day, however often they are tried", async () => {
  const { db } = await openTestSite();
  const told = [];
  for (const hours of [0, 1, 2, 23, 24, 25]) {
    const now = Date.parse(AT) + hours * 3_600_000;
    told.push(await queueBackupFailed(db, "nadia@rihla.example", { fault: "other" }, now));
  }
  expect(told).toEqual([true, false, false, false, true, false]);
  const mails = await db.selectFrom("mail").select(["kind", "to"]).execute();
  expect(mails).toEqual(Array(2).fill({ kind: "backup-failed", to: "nadia@rihla.example" }));
});
