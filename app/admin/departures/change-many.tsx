import { useState } from "react";
import { useRevalidator } from "react-router";
import { api, ask } from "#app/admin/api/client.ts";
import { daysWords } from "#app/site/departures/day-words.ts";
import { moneyWords } from "#app/site/papers/costs-of.ts";
import { showToast } from "#app/ui/toast.ts";
import type { Entry } from "#contracts/entry.ts";
import * as words from "#i18n/en/admin/departures.ts";
import { fill } from "#i18n/fill.ts";

type Departure = Entry<"departure">;
type How = "prices" | "days";

const ROUNDINGS = ["1", "100", "500", "1000"];

/** All departures of the list, at once: what would change is shown before it does. */
export function ChangeMany({ departures }: { departures: Departure[] }) {
  const { revalidate } = useRevalidator();
  const [percent, setPercent] = useState("");
  const [roundTo, setRoundTo] = useState("100");
  const [days, setDays] = useState("");
  const [planned, setPlanned] = useState<{ how: How; after: Departure[] } | null>(null);
  const ids = departures.map(({ _id }) => _id);

  const send = (how: How, dryRun: boolean) =>
    how === "prices"
      ? ask(() =>
          api("departures").prices.$post({
            json: { ids, percent: Number(percent), roundTo: Number(roundTo), dryRun },
          }),
        )
      : ask(() => api("departures").shift.$post({ json: { ids, days: Number(days), dryRun } }));

  async function show(how: How): Promise<void> {
    const answer = await send(how, true);
    if (answer.isOk) return setPlanned({ how, after: answer.data });
    showToast(fill(words.notDone, { message: answer.message }), "error");
  }

  async function change(): Promise<void> {
    if (!planned) return;
    const answer = await send(planned.how, false);
    if (!answer.isOk) return showToast(fill(words.notDone, { message: answer.message }), "error");
    setPlanned(null);
    showToast(words.done, "success");
    void revalidate();
  }

  return (
    <details className="panel mb-4 px-5 py-3">
      <summary className="min-h-11 cursor-pointer py-2 font-[620]">{words.changeMany}</summary>
      <div className="mt-2 flex flex-wrap items-end gap-4">
        <label className="grid gap-1">
          {words.percent}
          <input
            className="input w-28"
            inputMode="decimal"
            value={percent}
            onChange={(event) => setPercent(event.target.value)}
          />
        </label>
        <label className="grid gap-1">
          {words.roundTo}
          <select
            className="input w-28"
            value={roundTo}
            onChange={(event) => setRoundTo(event.target.value)}
          >
            {ROUNDINGS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="button button-secondary"
          disabled={percent === ""}
          onClick={() => void show("prices")}
        >
          {words.show}
        </button>
        <label className="grid gap-1">
          {words.days}
          <input
            className="input w-28"
            inputMode="numeric"
            value={days}
            onChange={(event) => setDays(event.target.value)}
          />
        </label>
        <button
          type="button"
          className="button button-secondary"
          disabled={days === ""}
          onClick={() => void show("days")}
        >
          {words.show}
        </button>
      </div>
      {planned ? (
        <div className="mt-4" role="status">
          <ul>
            {planned.after.map((after) => {
              const before = departures.find(({ _id }) => _id === after._id) ?? after;
              return (
                <li key={after._id} className="py-1">
                  {planned.how === "days"
                    ? fill(words.wouldBe, { before: daysOf(before), after: daysOf(after) })
                    : `${daysOf(after)}: ${fill(words.wouldBe, {
                        before: moneyWords(before.quad, before.currency),
                        after: moneyWords(after.quad, after.currency),
                      })}`}
                </li>
              );
            })}
          </ul>
          <button
            type="button"
            className="button button-primary mt-3"
            onClick={() => void change()}
          >
            {words.doIt}
          </button>
        </div>
      ) : null}
    </details>
  );
}

const daysOf = ({ leavesOn, returnsOn }: Departure) => daysWords(leavesOn, returnsOn);
