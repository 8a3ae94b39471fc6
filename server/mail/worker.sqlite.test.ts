import Database from "better-sqlite3";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { openTestMail } from "#tests/support/open-test-mail.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";

const WAIT = { timeout: 10_000, interval: 20 };

test("a database that cannot be written after the server took a mail: it goes out once", async () => {
  const { site, start, mails, db, file, lines } = await openTestMail();
  await sql`pragma busy_timeout = 0`.execute(db);
  const blocker = new Database(file);
  onTestFinished(() => void blocker.close());
  const server = await startSmtpServer({
    data() {
      if (!blocker.inTransaction) blocker.exec("begin immediate");
      return null;
    },
  });
  onTestFinished(() => server.close());
  await makeEnquiry(site, { email: "" });
  start(server.url);
  const failures = () => lines.filter(({ msg }) => /not written down/.test(String(msg)));
  await vi.waitFor(() => expect(failures().length).toBeGreaterThan(1), WAIT);
  expect(await mails()).toMatchObject([{ state: "waiting", tries: 0 }]);
  blocker.exec("rollback");
  await vi.waitFor(async () => {
    expect(await mails()).toMatchObject([{ state: "sent", tries: 1 }]);
  }, WAIT);
  expect(server.received).toHaveLength(1);
});
