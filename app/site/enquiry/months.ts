import * as enquiry from "#i18n/en/site/enquiry.ts";
export type Month = {
  /** Year and month, for example 2027-02. */
  value: string;
  label: string;
};

const MONTH_COUNT = 12;
/** Of 2027-02. */
const MONTH_LENGTH = 7;

/** This month, then the next twelve, where the agency is. @param labelOf of a month such as 2027-02 */
export function monthsAhead(
  timeZone: string,
  labelOf: (month: string) => string,
  now = new Date(),
): Month[] {
  const [month = 1, year = 2000] = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    month: "numeric",
    year: "numeric",
  })
    .format(now)
    .split("/")
    .map(Number);
  return Array.from({ length: MONTH_COUNT + 1 }, (_, index) => {
    const value = new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, MONTH_LENGTH);
    return { value, label: index === 0 ? enquiry.thisMonth : labelOf(value) };
  });
}
