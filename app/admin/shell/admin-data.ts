import { useRouteLoaderData } from "react-router";
import type { SiteData } from "#app/site/pieces/site-data.ts";
import type { EnquiryNews } from "#contracts/enquiry.ts";
import type { User } from "#contracts/user.ts";

/** What the admin area's layout knows. */
export type AdminData = SiteData & {
  user: User;
  enquiries: EnquiryNews;
  /** What stands on Today. */
  attention: number;
  /** From when they need a second factor that they do not have, ISO 8601; null: nothing is missing. */
  secondFactorDue: string | null;
  /** ISO 8601. */
  now: string;
};

export const ADMIN_LAYOUT = "routes/admin/layout";

/** Undefined where the layout could not be loaded. */
export const useAdminData = () => useRouteLoaderData<AdminData>(ADMIN_LAYOUT);
