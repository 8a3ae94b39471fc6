import type { Site } from "./domain/index.ts";
import type { Env } from "./env.ts";
import type { Logger } from "./log.ts";
import type { MailRoom } from "./mail/mail-room.ts";
import { createSend } from "./mail/transport.ts";
import { type MailWorker, startMailWorker } from "./mail/worker.ts";

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
