import { claimDataFolder } from "#server/data-folder/claim-data-folder.ts";
import { whyUnwritable } from "#server/data-folder/data-folder.ts";
import { tellWhy } from "#server/data-folder/watch-database.ts";
import { createReadCounter, startReadCounter } from "#server/jobs/read-counter.ts";
import { startMail } from "#server/jobs/start-mail.ts";
import { createApp } from "./app.ts";
import { type Booted, boot } from "./boot.ts";
import { readEnv } from "./env.ts";
import { createLog, type Logger } from "./log.ts";
import { createMailRoom } from "./mail/mail-room.ts";
import type { MailWorker } from "./mail/worker.ts";
import { createSite } from "./site.ts";

/** What `npm run dev` serves. An edit reloads this module; the database and the log outlive it. */
const kept = globalThis as typeof globalThis & {
  rihla?: Booted & { log: Logger };
  mail?: MailWorker | null;
  stopReads?: () => void;
};

// The port is the development server's own, taken already.
const env = await readEnv(process.env, { whyUnwritable });
if (!kept.rihla) {
  const { remember } = claimDataFolder(env);
  kept.rihla = { ...(await boot(env)), log: createLog(env) };
  remember();
}

const { log } = kept.rihla;
// Of the edited rules, not the one of the start.
const site = createSite(kept.rihla.db);
const mailRoom = createMailRoom({ site, env });
// The last one's worker has ended before ours begins.
await kept.mail?.stop();
kept.mail = startMail({ site, mailRoom, env, log });

const reads = createReadCounter({ site, log });
kept.stopReads?.();
kept.stopReads = startReadCounter(reads);

export const app = createApp({
  ...kept.rihla,
  site,
  mailRoom,
  reads,
  whyNotStored: tellWhy(kept.rihla.fileWatch),
  env,
});
