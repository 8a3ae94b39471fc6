import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { daysBetween, isDay } from "#contracts/days.ts";
import { TOLD_BEFORE } from "#contracts/stale-days.ts";
import * as words from "#i18n/en/admin/departures.ts";
import { plural } from "#i18n/fill.ts";
import { dayWords } from "./row-words.ts";

type PriceEndProps = { /** Days are YYYY-MM-DD. */ priceUntil: string; today: string };

/** Until when its prices hold, and for how long that is. */
export function PriceEnd({ priceUntil, today }: PriceEndProps) {
  if (priceUntil === "") return <span className="text-ink3">{words.noEnd}</span>;
  if (!isDay(priceUntil)) return <bdi>{priceUntil}</bdi>;
  const left = daysBetween(today, priceUntil);
  if (left < 0) {
    return (
      <>
        <span className="price-end text-danger">
          <AdminIcon name="triangle-alert" /> {words.ended}
        </span>
        <small>{dayWords(priceUntil)}</small>
      </>
    );
  }
  const holds = left === 0 ? words.lastDay : plural(words.holds, left);
  return (
    <>
      {dayWords(priceUntil)}
      {left <= TOLD_BEFORE.price ? (
        <small className="price-end text-warn">
          <AdminIcon name="clock" /> {holds}
        </small>
      ) : (
        <small>{holds}</small>
      )}
    </>
  );
}
