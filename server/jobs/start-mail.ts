import type { Env } from "#server/env.ts";
import type { MailRoom } from "#server/mail/mail-room.ts";
import { createSend } from "#server/mail/transport.ts";
import { type MailWorker, startMailWorker } from "#server/mail/worker.ts";
import type { Logger } from "#server/process/log.ts";
import type { Site } from "#server/site.ts";

type MailDeps = {
  site: Site;
  mailRoom: MailRoom;
  env: Pick<Env, "PUBLIC_URL" | "SMTP_URL" | "MAIL_FROM">;
  log: Logger;
};

/** Without SMTP_URL nothing is started: mail waits in the outbox, where staff can read it. */
export function startMail({ site, mailRoom, env, log }: MailDeps): MailWorker | null {
  const { PUBLIC_URL, SMTP_URL, MAIL_FROM } = env;
  if (!SMTP_URL || !MAIL_FROM) return null;
  const host = new URL(PUBLIC_URL).hostname;
  return startMailWorker({ site, mailRoom, send: createSend(SMTP_URL, MAIL_FROM), host, log });
}
