import type { Site } from "./domain/index.ts";
import type { Logger } from "./log.ts";

const DAY_MS = 86_400_000;

/** Deletes what may not be kept for longer: old trash, failed sign-ins, enquiries long closed, mail long sent, old counts. */
export async function tidyUp(site: Site, log: Logger): Promise<void> {
  const { enquiryMonths } = await site.settings.get();
  await site.audit.purge();
  await site.blog.purgeTrash();
  await site.reading.purge();
  await site.outbox.purge();
  await site.passwordReset.purge();
  const count = await site.enquiry.purge(enquiryMonths);
  if (count > 0) log.info({ count }, "enquiries deleted after their time");
}

/** Now and once a day. @returns what ends it */
export async function startHousekeeping(site: Site, log: Logger): Promise<() => void> {
  const tidy = () =>
    tidyUp(site, log).catch((error: unknown) => log.error({ err: error }, "tidying up failed"));
  await tidy();
  const timer = setInterval(tidy, DAY_MS);
  return () => clearInterval(timer);
}
