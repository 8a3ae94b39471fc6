import { refusalOf } from "#contracts/refusals.ts";
import { pathOf } from "#server/content/place.ts";
import { isTold } from "#server/errors/is-told.ts";
import { InputError } from "#server/errors/parse-input.ts";
import type { Logger } from "#server/process/log.ts";
import type { Site } from "#server/site.ts";

/** What is refused with that status, or more, is nobody's mistake. */
const SERVER_ERROR = 500;

/** What was due and is still there, more than are taken at once or what failed, is looked at again. */
const AGAIN_MS = 1000;

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
      await draft.publish(place, { by, publishAt });
      log.info({ what, lateMs: Date.now() - Date.parse(publishAt) }, "published as planned");
    } catch (error) {
      const problem = problemOf(error);
      // Another node was quicker, or somebody called it off.
      if (problem && !(await draft.refuse(place, { publishAt, problem }))) continue;
      if (!isTold(error)) log.error({ err: error, what }, "could not be published as planned");
    }
  }
}

/** What stays as it is until somebody does something about it; null: it may go better next time. */
function problemOf(error: unknown): string | null {
  if (error instanceof InputError) return "bad-input";
  const refusal = refusalOf(error);
  return refusal && refusal.status < SERVER_ERROR ? refusal.code : null;
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
      if (next) waitMs = Math.min(waitMs, Math.max(AGAIN_MS, Date.parse(next) - Date.now()));
    } catch (error) {
      if (!isTold(error)) {
        log.error({ err: error }, "what is planned could not be read; it is tried again");
      }
    }
    if (isOver) return;
    timer = setTimeout(() => {
      looking = look();
    }, waitMs);
  }
}
