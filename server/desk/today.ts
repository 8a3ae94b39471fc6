import type { Today } from "#contracts/today.ts";
import { listPlanned } from "#server/content/drafts/list-waiting.ts";
import type { Db } from "#server/db/schema.ts";
import type { createEnquiryReading } from "#server/enquiries/enquiry-reading.ts";
import type { House } from "./house.ts";

/** Of each, as many as a morning begins with. */
const MOST_SHOWN = 5;

type TodayDeps = {
  db: Db;
  enquiry: Pick<ReturnType<typeof createEnquiryReading>, "listDue">;
  house: Pick<House, "state">;
};

/** Beside what needs attention: whom to call, what happens next by itself, how the house stands. */
export const createToday = ({ db, enquiry, house }: TodayDeps) => ({
  /** @param today YYYY-MM-DD, of the agency */
  async get(today: string): Promise<Today> {
    const [followUp, next, state] = await Promise.all([
      enquiry.listDue(today, { limit: MOST_SHOWN }),
      listPlanned(db, { isRefused: false, limit: MOST_SHOWN }),
      house.state(),
    ]);
    return { followUp, next, house: state };
  },
});
