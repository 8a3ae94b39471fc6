import { onTestFinished, vi } from "vitest";
import type { MailRow } from "#server/db/schema.ts";
import { seedDemo } from "#server/demo/seed.ts";
import { spokenIn } from "#server/http/spoken-in.ts";
import { createMailRoom } from "#server/mail/mail-room.ts";
import { accessibleOutline } from "./accessible-outline.ts";
import { makeUser } from "./make-user.ts";
import { openTestSite } from "./open-test-site.ts";

const NOW = "2026-11-25T06:00:00.000Z";
const PUBLIC_URL = "https://rihla.example";

const EMPTY: MailRow = {
  ...{ id: "mail", kind: "check", enquiryId: null, to: "nadia@rihla.example", payload: "{}" },
  ...{ state: "waiting", tries: 0, nextTryAt: null, leaseId: null, leaseUntil: null },
  ...{ lastError: null, createdAt: NOW, sentAt: null, expiresAt: null },
};

/** The demo agency at one moment, and its letters without ids and references. */
export async function openLetters() {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(NOW) });
  onTestFinished(() => void vi.useRealTimers());
  const opened = await openTestSite();
  const { db, site } = opened;
  await seedDemo(db, NOW);
  await makeUser(opened, { name: "Nadia Islam", email: "nadia@rihla.example" });
  const env = { PUBLIC_URL, SMTP_URL: undefined };
  const mailRoom = createMailRoom({ site, env, spokenIn });
  const compose = (row: Partial<MailRow>) => mailRoom.compose({ ...EMPTY, ...row });
  const steady = (line: string) => line.replace(/RH-\w{4}/, "RH-XXXX").replace(/[\da-f]{32}/, "ID");
  const linesOf = (text: string) => text.split("\n").map(steady).filter(Boolean);
  /** Its subject and lines, without what stands below each. */
  async function letter(row: Partial<MailRow>) {
    const made = await compose(row);
    if (!made) return null;
    const [text = "", below = ""] = made.text.split("\n--\n");
    return [
      made.to,
      made.replyTo,
      made.language,
      steady(made.subject),
      ...linesOf(text),
      below.split("\n").length,
    ];
  }
  const outline = async (row: Partial<MailRow>) =>
    accessibleOutline((await compose(row))?.html.replace(/.*<body[^>]*>/s, "") ?? "").map(steady);
  return { ...opened, mailRoom, compose, letter, outline };
}
