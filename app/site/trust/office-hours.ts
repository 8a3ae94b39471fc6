import type { TrustPage } from "#contracts/kinds/page.ts";
import type { Settings } from "#contracts/kinds/settings.ts";
import { AS_AGENCY, hoursIn } from "#contracts/office-hours.ts";

export type Office = TrustPage["offices"]["rows"][number];

/** When it is open: by its own hours, or as the agency. */
export const hoursOf = ({ hours }: Pick<Office, "hours">, agency: Settings): Settings["hours"] =>
  hours === AS_AGENCY ? agency.hours : hoursIn(hours);
