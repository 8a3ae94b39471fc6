import { type JsonLd, travelAgency } from "#app/site/head/structured-data.ts";
import type { SiteData } from "#app/site/pieces/site-data.ts";
import type { TrustPage } from "#contracts/kinds/page.ts";
import { hoursOf } from "./office-hours.ts";

/** Where the agency can be visited, and when. */
export function officeData(site: SiteData, page: Pick<TrustPage, "offices"> | null): object {
  const offices = page?.offices.rows ?? [];
  if (offices.length === 0) return {};
  return { department: offices.map((office) => ofOffice(site, office)) };
}

function ofOffice(site: SiteData, office: TrustPage["offices"]["rows"][number]): Partial<JsonLd> {
  const { name, address, phones } = office;
  const hours = hoursOf(office, site.settings);
  const { openingHoursSpecification } = travelAgency({
    ...site,
    settings: { ...site.settings, hours },
  });
  const telephone = phones.split("\n").filter((number) => number.trim());
  return {
    ...{ "@type": "TravelAgency", name },
    ...(address ? { address } : {}),
    ...(telephone.length > 0 ? { telephone } : {}),
    ...(hours.length > 0 ? { openingHoursSpecification } : {}),
  };
}
