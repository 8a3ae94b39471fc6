import type { Dashboard } from "#contracts/dashboard.ts";
import * as texts from "#i18n/en/admin/dashboard.ts";
import { inDigits } from "#i18n/fill.ts";
import { dayText, enquiriesText, scaleTop, weeksOf } from "./dashboard-words.ts";

type Days = Dashboard["days"];

/** In parts of a week's share of the width. */
const BAR = 0.72;

/** Enquiries of each week as bars, and of each day as a table for those who do not see them. */
export function EnquiryChart({ days }: { days: Days }) {
  const weeks = weeksOf(days);
  const top = scaleTop(Math.max(...weeks.map(({ count }) => count)));
  const labels = [weeks.at(0), weeks.at(Math.floor(weeks.length / 2))];
  return (
    <figure>
      <figcaption>{enquiriesText(days)}</figcaption>
      <div className="chart-plot" aria-hidden>
        <div className="chart-scale">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{inDigits(value)}</span>
          ))}
        </div>
        <svg viewBox={`0 0 ${weeks.length} ${top}`} preserveAspectRatio="none" aria-hidden="true">
          {[0, top / 2, top].map((y) => (
            <line key={y} x1={0} x2={weeks.length} y1={y} y2={y} />
          ))}
          {weeks.map(({ day, count }, index) => (
            <rect key={day} x={index + (1 - BAR) / 2} y={top - count} width={BAR} height={count} />
          ))}
        </svg>
        <div className="chart-days">
          {labels.map((label) => label && <span key={label.day}>{dayText(label.day)}</span>)}
          <span>{texts.today}</span>
        </div>
      </div>
      <div className="sr-only">
        <table>
          <caption>{texts.enquiriesOfEachDay}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.enquiries}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{dayText(day)}</th>
                <td>{inDigits(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
