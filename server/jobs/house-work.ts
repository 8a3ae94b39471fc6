import type { BackupsOf } from "#server/backup/backups.ts";
import type { Env } from "#server/env.ts";
import type { Imports } from "#server/import/imports.ts";
import type { MailRoom } from "#server/mail/mail-room.ts";
import type { Library } from "#server/media/library.ts";
import type { Logger } from "#server/process/log.ts";
import type { Site } from "#server/site.ts";
import { startCheckingLinks } from "./check-links.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { startIndexing } from "./index-posts.ts";
import { startMondayMail } from "./monday-mail.ts";
import { startNightlyBackups } from "./nightly-backup.ts";
import { startPublishing } from "./publish-planned.ts";
import { startMail } from "./start-mail.ts";

type HouseWorkDeps = {
  site: Site;
  library: Pick<Library, "checkStorage" | "tidy">;
  mailRoom: MailRoom;
  backups: BackupsOf;
  imports: Pick<Imports, "dropOld">;
  /** Tells the log why nothing can be stored, and when it can again. @returns what ends it */
  tellWhys: () => () => void;
  env: Pick<Env, "PUBLIC_URL" | "SMTP_URL" | "MAIL_FROM">;
  log: Logger;
};

/** What one process does for the whole site beside answering: of several workers, the one that leads. */
export function createHouseWork({
  site,
  library,
  mailRoom,
  backups,
  imports,
  tellWhys,
  env,
  log,
}: HouseWorkDeps) {
  const endings: (() => void | Promise<void>)[] = [];
  let hasEnded = false;

  function untilEnd(end: () => void | Promise<void>): void {
    if (hasEnded) void end();
    else endings.push(end);
  }

  return {
    /** Before anybody is answered: what fell due while the site was off is public then. */
    async begin(): Promise<void> {
      untilEnd(tellWhys());
      const beside = async () => {
        await imports.dropOld();
        await backups.dropOldSites();
        // Files that could not be removed when their pictures were, on whichever node.
        await library.tidy({ isAlone: false });
      };
      untilEnd(await startHousekeeping(site, log, beside));
      untilEnd(await startPublishing(site, log));
    },

    /** Once somebody can be answered. */
    start(): void {
      if (hasEnded) return;
      const mail = startMail({ site, mailRoom, env, log });
      untilEnd(startIndexing(site, log));
      untilEnd(startCheckingLinks({ site, publicUrl: env.PUBLIC_URL }, log));
      untilEnd(startNightlyBackups(backups, log));
      // Without a mail server it would lie about, and be old when it is sent.
      if (mail) {
        untilEnd(startMondayMail(site, log));
        untilEnd(() => mail.stop());
      }
      // The site works without its pictures, but somebody should know.
      library.checkStorage().catch((error) => {
        log.error({ err: error }, "Pictures cannot be stored or read: check the S3_ variables");
      });
    },

    /** Resolves when nothing of it goes on. */
    async end(): Promise<void> {
      hasEnded = true;
      await Promise.all(endings.splice(0).map((end) => end()));
    },
  };
}
