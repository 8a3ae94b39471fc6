import type { ReactNode } from "react";
import { Picture } from "#app/site/pieces/picture.tsx";
import { SIZES } from "#app/site/pieces/picture-sizes.ts";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { written } from "#app/site/pieces/written.ts";
import type { ContactSection as Section } from "#contracts/contact.ts";
import type { ContactPage } from "#contracts/kinds/page.ts";
import type { Settings } from "#contracts/kinds/settings.ts";
import * as pageTitles from "#i18n/en/page-titles.ts";
import * as contact from "#i18n/en/site/contact.ts";
import { hoursLines } from "#i18n/opening-hours.ts";
import { ContactInformation } from "./contact-information.tsx";
import { ContactSection } from "./contact-section.tsx";
import { OfficeMap } from "./office-map.tsx";

type ContactBodyProps = {
  /** Null until somebody writes the page. */
  page: Omit<ContactPage, "version"> | null;
  section: Section | null;
  /** The form. */
  children: ReactNode;
};

export function ContactBody({ page, section, children }: ContactBodyProps) {
  const { settings } = useSiteData();
  const title = page?.hero.title || pageTitles.contact;
  return (
    <>
      <section className="page-hero-light" {...written(title)}>
        <Picture
          src={page?.hero.image || "/art/passport-desk.svg"}
          alt=""
          sizes={SIZES.half}
          isFirst
        />
        <div className="wrap words">
          <h1>{title}</h1>
          <p>{page?.hero.text || contact.lead}</p>
        </div>
      </section>
      <div className="section wrap grid gap-[52px] *:min-w-0 md:grid-cols-[5fr_6fr] md:items-start md:gap-24">
        <ContactInformation information={page?.information ?? informationOf(settings)} />
        <div className="over-hero">{children}</div>
      </div>
      <div className="wrap">
        <ContactSection content={section} />
      </div>
      {page ? (
        <section className="section wrap" aria-labelledby="map-heading">
          <h2 id="map-heading" className="mb-6" {...written(page.map.heading)}>
            {page.map.heading}
          </h2>
          <OfficeMap map={page.map} office={page.office} />
        </section>
      ) : (
        <div className="section" />
      )}
    </>
  );
}

/** What every agency has said of itself, until somebody writes the page. */
export function informationOf({ address, hours }: Settings): ContactPage["information"] {
  const rows = [
    { label: contact.office, text: address, sign: "office" },
    { label: contact.open, text: hoursLines(hours).join("\n"), sign: "hours" },
  ];
  return {
    heading: contact.informationHeading,
    text: "",
    rows: rows.filter(({ text }) => text !== ""),
  };
}
