import { useEffect, useMemo, useState } from "react";
import { OpenNow } from "#app/site/pages/open-now.tsx";
import { PhoneLink } from "#app/site/pieces/phone-link.tsx";
import { PreviewedSiteData, useSiteData } from "#app/site/pieces/site-data.ts";
import { written } from "#app/site/pieces/written.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { TrustPage } from "#contracts/kinds/page.ts";
import * as words from "#i18n/en/site/trust.ts";
import { hoursLines } from "#i18n/opening-hours.ts";
import { followWeekday } from "./follow-weekday.ts";
import { hoursOf, type Office as OfficeRow } from "./office-hours.ts";
import type { WeekRow, Weeks } from "./week-of.ts";

export type OfficeDays = {
  /** In English, where the agency is; null: only the visitor's clock knows. */
  weekday: string | null;
  /** Of each office, in their order. */
  weeks: readonly Weeks[];
};

export function Offices({ heading, rows, weekday, weeks }: TrustPage["offices"] & OfficeDays) {
  const today = useWeekday(weekday);
  if (rows.length === 0) return null;
  const title = heading || words.offices;
  return (
    <section className="section bg-sand1" id="offices">
      <div className="wrap">
        <h2 {...written(title)}>{title}</h2>
        <ul className="trust-halves">
          {rows.map((office, at) => (
            <Office key={office.name} office={office} week={weeks[at]?.[today ?? ""] ?? []} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function useWeekday(first: string | null): string | null {
  const { timeZone } = useSiteData().settings;
  const [today, setToday] = useState(first);
  useEffect(() => followWeekday(timeZone, setToday), [timeZone]);
  return today;
}

type OfficeProps = { office: OfficeRow; week: readonly WeekRow[] };

function Office({ office, week }: OfficeProps) {
  const { name, address, directions, phones } = office;
  const place = [address, directions].filter(Boolean).join("\n");
  const numbers = phones.split("\n").filter((number) => number.trim());
  return (
    <li className="trust-box">
      <h3 className="text-h3" {...written(name)}>
        {name}
      </h3>
      {place ? (
        <p className="trust-fact" {...written(place)}>
          <Icon name="map-pin" />
          <span>{place}</span>
        </p>
      ) : null}
      <Hours office={office} week={week} />
      {numbers.map((number) => (
        <p key={number} className="trust-fact">
          <Icon name="phone" />
          <PhoneLink number={number} className="text-link" />
        </p>
      ))}
    </li>
  );
}

/** When it is open, and, by the visitor's clock, whether it is now. */
function Hours({ office, week }: OfficeProps) {
  const site = useSiteData();
  const ofOffice = useMemo(() => {
    const { settings } = site;
    return { ...site, settings: { ...settings, hours: hoursOf(office, settings) } };
  }, [site, office]);
  const lines = hoursLines(ofOffice.settings.hours);
  const note = office.hoursNote;
  if (lines.length === 0 && !note) return null;
  return (
    <div className="trust-fact">
      <Icon name="clock" />
      <div>
        {lines.length > 0 ? (
          <div className="needs-scripts no-print">
            <PreviewedSiteData value={ofOffice}>
              <OpenNow />
            </PreviewedSiteData>
          </div>
        ) : null}
        {week.length > 0 ? (
          <dl className="office-week">
            {week.map(({ days, times, isToday }) => (
              <div key={days} data-today={isToday || undefined}>
                <dt>{days}</dt>
                <dd>{times}</dd>
              </div>
            ))}
          </dl>
        ) : (
          lines.map((line) => <p key={line}>{line}</p>)
        )}
        {note ? <p {...written(note)}>{note}</p> : null}
      </div>
    </div>
  );
}
