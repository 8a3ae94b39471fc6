import { dayFormat, midnightAfter, momentIn } from "#contracts/zone-time.ts";
import { takeDuty } from "#server/db/duty.ts";
import type { Db } from "#server/db/schema.ts";
import { queueMail } from "#server/mail/outbox.ts";
import type { AttentionDesk } from "./attention.ts";

const MONDAY = 1;
/** By the agency's clock. */
const AT = "08:00";

type MondayDeps = {
  db: Db;
  attention: Pick<AttentionDesk, "count">;
  settings: { get: () => Promise<{ timeZone: string }> };
};

/** What needs somebody, as a mail each Monday: the owner gets it, others who want it do. */
export function createMondayMail({ db, attention, settings }: MondayDeps) {
  /** The Monday on which this node has looked; each looks once. */
  let looked = "";

  const staff = () =>
    db
      .selectFrom("staff")
      .leftJoin("mondayMail", "mondayMail.userId", "staff.id")
      .select((eb) => [
        "staff.id",
        "staff.email",
        "staff.createdAt",
        eb.fn.coalesce("isOn", "owner").as("isOn"),
      ]);

  return {
    async isOn(userId: string): Promise<boolean> {
      const row = await staff().where("staff.id", "=", userId).executeTakeFirst();
      return row?.isOn === 1;
    },

    async set(userId: string, isOn: boolean): Promise<void> {
      const said = { isOn: isOn ? 1 : 0 };
      await db
        .insertInto("mondayMail")
        .values({ userId, ...said })
        .onConflict((conflict) => conflict.column("userId").doUpdateSet(said))
        .execute();
    },

    /**
     * From eight on a Monday, once, on whichever node comes first; nothing where nothing needs anybody. Who came later
     * than that gets the next one.
     * @param now ms since 1970
     * @returns how many are on their way
     */
    async queue(now = Date.now()): Promise<number> {
      const { timeZone } = await settings.get();
      const today = dayFormat(timeZone).format(now);
      const from = momentIn(timeZone, today, AT).at;
      if (today === looked || new Date(today).getUTCDay() !== MONDAY || now < from) return 0;
      const wanting = (await staff().execute()).filter(
        ({ isOn, createdAt }) => isOn === 1 && Date.parse(createdAt) < from,
      );
      const needed = wanting.length > 0 && (await attention.count(today)) > 0;
      const count = await db.transaction().execute(async (tx) => {
        if (!(await takeDuty(tx, "monday-mail", midnightAfter(today, timeZone), now))) return 0;
        if (!needed) return 0;
        for (const { email } of wanting) await queueMail(tx, { kind: "monday", to: email });
        return wanting.length;
      });
      looked = today;
      return count;
    },
  };
}
