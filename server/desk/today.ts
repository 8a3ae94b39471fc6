import type { Today } from "#contracts/today.ts";
import { listPlanned } from "#server/content/drafts/list-waiting.ts";
import type { Db } from "#server/db/schema.ts";
import type { createEnquiryReading } from "#server/enquiries/enquiry-reading.ts";

/** Of each, as many as a morning begins with. */
const MOST_SHOWN = 5;

type TodayDeps = { db: Db; enquiry: ReturnType<typeof createEnquiryReading> };

/** What needs somebody, and what happens next by itself. */
export function createToday({ db, enquiry }: TodayDeps) {
  return {
    async get(): Promise<Today> {
      const [unanswered, refused, next] = await Promise.all([
        enquiry.listWaiting(MOST_SHOWN),
        listPlanned(db, { isRefused: true, limit: MOST_SHOWN }),
        listPlanned(db, { isRefused: false, limit: MOST_SHOWN }),
      ]);
      return { unanswered, refused, next };
    },

    /** How many need somebody. */
    async count(): Promise<number> {
      const [{ count }, refused] = await Promise.all([
        enquiry.listWaiting(0),
        db
          .selectFrom("draft")
          .select((eb) => eb.fn.countAll<number>().as("count"))
          .where("deletedAt", "is", null)
          .where("publishAt", "is not", null)
          .where("problem", "is not", null)
          .executeTakeFirstOrThrow(),
      ]);
      return count + Number(refused.count);
    },
  };
}
