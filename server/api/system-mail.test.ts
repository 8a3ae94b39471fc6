import { expect, onTestFinished, test } from "vitest";
import { spokenIn } from "#server/http/spoken-in.ts";
import { createMailRoom } from "#server/mail/mail-room.ts";
import { createSend } from "#server/mail/transport.ts";
import { startMailWorker } from "#server/mail/worker.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";

test("the mail of a check really goes out, to whoever checks", async () => {
  const api = await openTestApi({ systemParts: { mailRoom: { isSending: true } } });
  const { cookie, user } = await signInTo(api);
  const server = await startSmtpServer();
  onTestFinished(() => server.close());
  const env = { PUBLIC_URL: "http://localhost", SMTP_URL: server.url };
  const worker = startMailWorker({
    site: api.site,
    mailRoom: createMailRoom({ site: api.site, env, spokenIn }),
    send: createSend(server.url, "Rihla Travels <salam@rihla.example>"),
    ...{ log: catchLog().log, delayMs: () => 0, silenceMs: () => 0 },
    host: "rihla.example",
    pollMs: 20,
  });
  onTestFinished(() => worker.stop());
  const { status, body } = await api.send("POST", "/api/system/check", undefined, { cookie });
  expect(status).toBe(200);
  expect(body.parts.find(({ part }: { part: string }) => part === "mail")).toMatchObject({
    ...{ state: "works", what: "mail-sent", facts: { to: user.email } },
  });
  expect(server.received).toMatchObject([{ to: [user.email] }]);
});
