import type { JsonLd } from "#app/site/head/structured-data.ts";
import type { SiteData } from "#app/site/pieces/site-data.ts";
import type { ListedLicence } from "./trust-page.ts";

/** The agency, and what it holds today. */
export function licenceData({ publicUrl, settings }: SiteData, licences: ListedLicence[]): JsonLd {
  return {
    ...{ "@context": "https://schema.org", "@type": "TravelAgency" },
    ...{ "@id": `${publicUrl}/#agency`, name: settings.brand.name, url: `${publicUrl}/` },
    hasCertification: licences.map((licence) => ({
      ...{ "@type": "Certification", name: licence.title },
      ...{ certificationIdentification: licence.number, expires: licence.validUntil },
      issuedBy: { "@type": "Organization", name: licence.issuedBy },
      ...(licence.officialList ? { url: licence.officialList } : {}),
    })),
  };
}
