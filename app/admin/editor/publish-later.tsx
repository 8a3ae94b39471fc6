import { type FormEvent, useId, useState } from "react";
import { AdminDialog } from "#app/admin/pieces/admin-dialog.tsx";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { momentIn } from "#contracts/zone-time.ts";
import * as words from "#i18n/en/admin/editor.ts";
import { fill } from "#i18n/fill.ts";
import { dayOf, momentWords, offsetOf, placeOf } from "./moment-words.ts";

type PublishLaterProps = {
  isOpen: boolean;
  onClose: () => void;
  /** @param publishAt ISO 8601, UTC */
  onPlan: (publishAt: string) => void;
  onPublishNow: () => void;
};

/** Asks for the moment, on the agency's clock. */
export function PublishLater({ isOpen, onClose, ...asking }: PublishLaterProps) {
  return (
    <AdminDialog isOpen={isOpen} onClose={onClose} title={words.later}>
      <MomentForm onClose={onClose} {...asking} />
    </AdminDialog>
  );
}

type Typed = { day: string; time: string };

const LABELS = { day: words.day, time: words.time };

const DAY_MS = 86_400_000;
const MOST_YEARS = 10;
const FRIDAY = 5;

function MomentForm({ onClose, onPlan, onPublishNow }: Omit<PublishLaterProps, "isOpen">) {
  const { timeZone } = useSiteData().settings;
  const [now] = useState(() => new Date());
  const chips = quickMoments(timeZone, now);
  const [typed, setTyped] = useState<Typed>(chips[1]?.moment ?? { day: "", time: "" });
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const id = useId();
  const last = now.getUTCFullYear() + MOST_YEARS;
  const found = momentOf(timeZone, typed, last);
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const change = (part: Partial<Typed>) => {
    setTyped({ ...typed, ...part });
    setMistake(null);
  };

  function plan(event: FormEvent) {
    event.preventDefault();
    // The form of the document stands around this one.
    event.stopPropagation();
    if (!found.at) return setMistake(found);
    if (found.at.getTime() <= Date.now())
      return setMistake({ field: "past", text: words.pastMoment });
    onPlan(found.at.toISOString());
  }

  return (
    <form onSubmit={plan} noValidate className="grid gap-4">
      <div className="type-chips mt-0">
        {chips.map(({ label, moment }) => (
          <button
            key={label}
            type="button"
            aria-pressed={moment.day === typed.day && moment.time === typed.time}
            onClick={() => change(moment)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
        {(["day", "time"] as const).map((field) => (
          <label key={field}>
            <span className="field-label">{LABELS[field]}</span>
            <input
              className="input"
              type={field === "day" ? "date" : "time"}
              max={field === "day" ? `${last}-12-31` : undefined}
              required
              value={typed[field]}
              onChange={({ target }) => change({ [field]: target.value })}
              aria-invalid={mistake?.field === field}
              aria-describedby={`${id}-zone ${id}-mistake`}
            />
          </label>
        ))}
      </div>
      <p id={`${id}-mistake`} role="alert" className="field-error empty:hidden">
        {mistake?.text}
      </p>
      <p id={`${id}-zone`} className="text-ink2 text-small">
        {fill(words.agencyClock, {
          place: placeOf(timeZone),
          offset: offsetOf(timeZone, found.at ?? now),
        })}{" "}
        {found.at && own !== timeZone
          ? fill(words.whereYouAre, { moment: momentWords(own, found.at, now) })
          : null}
      </p>
      <div className="dialog-actions">
        {mistake?.field === "past" ? (
          <>
            <button
              type="button"
              className="button button-secondary"
              onClick={() => setMistake(null)}
            >
              {words.chooseAgain}
            </button>
            <button type="button" className="button button-primary" onClick={onPublishNow}>
              {words.publishNow}
            </button>
          </>
        ) : (
          <>
            <button type="button" className="button button-secondary" onClick={onClose}>
              {words.notNow}
            </button>
            <button type="submit" className="button button-primary">
              {found.at
                ? fill(words.publishAt, { moment: shortly(momentWords(timeZone, found.at, now)) })
                : words.later}
            </button>
          </>
        )}
      </div>
    </form>
  );
}

/** The zone stands above the button. */
const shortly = (moment: string): string => moment.split(",")[0] ?? moment;

type Mistake = { field: keyof Typed | "past"; text: string };

function momentOf(
  timeZone: string,
  { day, time }: Typed,
  last: number,
): (Mistake & { at: null }) | { at: Date } {
  if (day === "") return { at: null, field: "day", text: words.noDay };
  if (time === "") return { at: null, field: "time", text: words.noTime };
  if (Number(day.split("-")[0]) > last) {
    return { at: null, field: "day", text: fill(words.farYear, { year: String(last) }) };
  }
  const { at, isSkipped } = momentIn(timeZone, day, time);
  if (!isSkipped) return { at: new Date(at) };
  const next = shortly(momentWords(timeZone, new Date(at)));
  return { at: null, field: "time", text: fill(words.skippedTime, { time: next }) };
}

function quickMoments(timeZone: string, now: Date) {
  const dayIn = (days: number) => dayOf(timeZone, new Date(now.getTime() + days * DAY_MS));
  const weekday = new Date(`${dayIn(0)}T00:00Z`).getUTCDay();
  const chips = [
    { label: words.tonight, moment: { day: dayIn(0), time: "20:00" } },
    { label: words.tomorrow, moment: { day: dayIn(1), time: "09:00" } },
    { label: words.friday, moment: { day: dayIn((FRIDAY - weekday + 7) % 7), time: "15:00" } },
  ];
  return chips.map((chip) =>
    chip.label === words.friday && isPast(timeZone, chip.moment, now)
      ? { ...chip, moment: { ...chip.moment, day: dayIn(7) } }
      : chip,
  );
}

const isPast = (timeZone: string, { day, time }: Typed, now: Date) =>
  momentIn(timeZone, day, time).at <= now.getTime();
