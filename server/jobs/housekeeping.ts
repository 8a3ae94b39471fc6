import { isTold } from "#server/errors/is-told.ts";
import type { Logger } from "#server/process/log.ts";
import type { Site } from "#server/site.ts";

const HOUR_MS = 3_600_000;
const LOOKS_A_DAY = 24;

/** Deletes what may not be kept for longer: old trash, old drafting, failed sign-ins, enquiries long closed, mail long sent, sessions that have run out, old counts. */
export async function tidyUp(site: Site, log: Logger): Promise<void> {
  const { enquiryMonths } = await site.settings.get();
  await site.audit.purge();
  await site.blog.purgeTrash();
  await site.ownPage.purgeTrash();
  await site.entry.purgeTrash();
  await site.draft.purge();
  await site.history.purge();
  await site.sharedPreview.purge();
  await site.reading.purge();
  await site.unknownPath.purge();
  await site.outbox.purge();
  await site.passwordReset.purge();
  await site.staffSession.purge();
  await site.outwardLink.purge();
  const count = await site.enquiry.purge(enquiryMonths);
  if (count > 0) log.info({ count }, "enquiries deleted after their time");
}

/** What is to be done every hour; `beside`: what else lies there for its time, outside of the database. Nothing is deleted while the clock may be wrong: `time/clock.ts`. */
export function createHousekeeping(
  site: Site,
  log: Logger,
  beside: () => Promise<void> = async () => {},
): () => Promise<void> {
  let looks = 0;

  return async () => {
    const { isSteady, hasJumped } = await site.clock.look();
    // Anybody can begin as many as they like.
    await site.staffSession.purgeUnfinished();
    if (hasJumped) {
      log.warn(
        "The clock was moved, or the site was off for days: nothing is deleted for its age before it has run for a day",
      );
    }
    if (isSteady && looks % LOOKS_A_DAY === 0) {
      await tidyUp(site, log);
      await beside();
    }
    looks = isSteady ? looks + 1 : 0;
  };
}

/** Now and every hour. @returns what ends it */
export async function startHousekeeping(
  site: Site,
  log: Logger,
  beside: () => Promise<void>,
): Promise<() => void> {
  const look = createHousekeeping(site, log, beside);
  const keep = () =>
    look().catch((error: unknown) => {
      if (!isTold(error)) log.error({ err: error }, "tidying up failed");
    });
  await keep();
  const timer = setInterval(keep, HOUR_MS);
  return () => clearInterval(timer);
}
