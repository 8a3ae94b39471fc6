import { refusalOf } from "#contracts/refusals.ts";
import { pathOf } from "#server/content/place.ts";
import { InputError } from "#server/errors/parse-input.ts";
import type { Logger } from "#server/process/log.ts";
import type { Site } from "#server/site.ts";

/** Another node may have been told of an earlier moment. */
const LONGEST_WAIT_MS = 5000;

/**
 * Publishes what is due. Several nodes may do so at once: of each thing one of them takes the waiting changes.
 * What is refused waits until somebody has looked; what failed for another reason is tried again.
 */
export async function publishDue({ draft }: Pick<Site, "draft">, log: Logger): Promise<void> {
  for (const { place, by, publishAt } of await draft.due()) {
    const what = pathOf(place);
    try {
      await draft.publish(place, { by, isPlanned: true });
      log.info({ what, lateMs: Date.now() - Date.parse(publishAt) }, "published as planned");
    } catch (error) {
      const problem = error instanceof InputError ? "bad-input" : refusalOf(error)?.code;
      if (problem) await draft.refuse(place, { publishAt, problem });
      log.error({ err: error, what }, "could not be published as planned");
    }
  }
}

/** Now, which catches up on what fell due while the site was off, and at each moment. @returns what ends it */
export async function startPublishing(site: Site, log: Logger): Promise<() => Promise<void>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let looking = look();
  await looking;
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await looking;
  };

  async function look(): Promise<void> {
    let waitMs = LONGEST_WAIT_MS;
    try {
      await publishDue(site, log);
      const next = await site.draft.next();
      if (next) waitMs = Math.min(waitMs, Math.max(0, Date.parse(next) - Date.now()));
    } catch (error) {
      log.error({ err: error }, "what is planned could not be read; it is tried again");
    }
    if (isOver) return;
    timer = setTimeout(() => {
      looking = look();
    }, waitMs);
  }
}
