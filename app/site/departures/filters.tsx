import { locale } from "#i18n/en/language.ts";
import * as words from "#i18n/en/site/departures.ts";
import { inDigits } from "#i18n/fill.ts";
import type { Listing } from "./listing.ts";

type FiltersProps = {
  listing: Listing;
  /** Of the page. */
  href: string;
};

const monthFormat = new Intl.DateTimeFormat(locale, {
  ...{ timeZone: "UTC", month: "long", year: "numeric" },
});

/** "February 2027", of 2027-02. */
export const monthWords = (month: string): string => monthFormat.format(new Date(`${month}-01`));

/** All dates, or those of a kind; of many those of a month. */
export function Filters({ listing, href }: FiltersProps) {
  const { all, shows, show, months, month } = listing;
  if (all < 2) return null;
  const among = show ? `?show=${show}` : "";
  return (
    <>
      <nav className="chips" aria-label={words.filters}>
        <Chip to={href} isOn={!show} text={words.allDates} count={all} />
        {shows.map(({ show: one, count }) => (
          <Chip
            key={one}
            to={`?show=${one}`}
            isOn={one === show}
            text={words.shows[one]}
            count={count}
          />
        ))}
      </nav>
      {months.length > 1 ? (
        <nav className="chips" aria-label={words.months}>
          <Chip to={among || href} isOn={!month} text={words.soonest} />
          {months.map(({ month: one, count }) => (
            <Chip
              key={one}
              to={`${among ? `${among}&` : "?"}month=${one}`}
              isOn={one === month}
              text={monthWords(one)}
              count={count}
            />
          ))}
        </nav>
      ) : null}
    </>
  );
}

type ChipProps = { to: string; isOn: boolean; text: string; count?: number };

const Chip = ({ to, isOn, text, count }: ChipProps) => (
  <a className="chip" href={`${to}#dates`} aria-current={isOn || undefined}>
    {text}
    {count ? <small> {inDigits(count)}</small> : null}
  </a>
);
