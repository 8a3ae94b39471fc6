import { onTestFinished } from "vitest";
import { spokenIn } from "#server/http/spoken-in.ts";
import { createMailRoom } from "#server/mail/mail-room.ts";
import { createSend } from "#server/mail/transport.ts";
import { type MailWorker, startMailWorker } from "#server/mail/worker.ts";
import { catchLog } from "./catch-log.ts";
import { openTestSite } from "./open-test-site.ts";

const TIMEOUTS = { connectMs: 300, talkMs: 2000, takingMs: 2000 };

/** A site whose outbox can be sent to a mail server: quick timeouts, and tries follow at once. */
export async function openTestMail({ delayMs = () => 0 }: { delayMs?: () => number } = {}) {
  const opened = await openTestSite({ demo: true });
  const { site } = opened;
  const { log, lines } = catchLog();
  const env = { PUBLIC_URL: "https://rihla.example", SMTP_URL: "smtp://unused" };
  const mailRoom = createMailRoom({ site, env, spokenIn });
  const workers: MailWorker[] = [];
  const stop = () => Promise.all(workers.map((worker) => worker.stop()));
  onTestFinished(async () => void (await stop()));

  const start = (smtpUrl: string) => {
    const send = createSend(smtpUrl, "Rihla Travels <salam@rihla.example>", TIMEOUTS);
    const worker = startMailWorker({
      ...{ site, mailRoom, send, log, delayMs, silenceMs: delayMs },
      host: "rihla.example",
      pollMs: 20,
    });
    workers.push(worker);
    return worker;
  };
  const mails = () => site.outbox.list({ limit: 200, offset: 0 });
  return { ...opened, mailRoom, start, stop, mails, lines };
}
