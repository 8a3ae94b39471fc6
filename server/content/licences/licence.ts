import type { Entry } from "#contracts/entry.ts";
import type { Settings } from "#contracts/kinds/settings.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import type { createEntryReading } from "#server/content/entries/entry-reading.ts";

type Deps = {
  entry: Pick<ReturnType<typeof createEntryReading>, "list">;
  settings: { get: () => Promise<Pick<Settings, "timeZone">> };
};

/** What visitors see of licences. */
export const createLicence = ({ entry, settings }: Deps) => ({
  /** The first to end first; each to the end of its last day, where the agency is. @param now ms since 1970 */
  async listValid(now = Date.now()): Promise<Entry<"licence">[]> {
    const { timeZone } = await settings.get();
    return validOn(entry, dayFormat(timeZone).format(now));
  },

  /** For who knows which day it is there. @param day YYYY-MM-DD */
  listValidOn: (day: string) => validOn(entry, day),
});

const validOn = (entry: Deps["entry"], day: string): Promise<Entry<"licence">[]> =>
  entry.list("licence", { from: day });
