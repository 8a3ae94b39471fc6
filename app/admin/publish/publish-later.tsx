import { type FormEvent, useId, useRef, useState } from "react";
import { AdminDialog } from "#app/admin/dialogs/admin-dialog.tsx";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useClock } from "#app/admin/times/clock.ts";
import { momentWords, offsetOf, placeOf } from "#app/admin/times/moment-words.ts";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import type { Language } from "#contracts/languages.ts";
import { showThem, thingsToLookAt } from "#i18n/en/admin/checks.ts";
import * as words from "#i18n/en/admin/editor.ts";
import { fill, plural } from "#i18n/fill.ts";
import { languageNames } from "#i18n/language-names.ts";
import { GoingLanguages } from "./going-languages.tsx";
import {
  lastYear,
  type MomentMistake,
  momentOf,
  quickMoments,
  shortly,
  type TypedMoment,
} from "./typed-moment.ts";
import { type EditedThing, type Going, useGoingLanguages } from "./use-going-languages.ts";

/** So many things, before it goes public; and the way to them. */
export type ToLookAt = { count: number; onShow: () => void };

/**
 * @param publishAt ISO 8601, UTC
 * @param languages that go, where there was something to choose
 */
export type OnPlan = (publishAt: string, languages?: readonly Language[]) => void;

type PublishLaterProps = {
  isOpen: boolean;
  toLookAt: ToLookAt | undefined;
  onClose: () => void;
  /** Null: it is not made yet, or is no single thing. */
  edited: EditedThing | null;
  onPlan: OnPlan;
  onPublishNow: () => void;
};

/** Asks for the moment, on the agency's clock. */
export function PublishLater({ isOpen, toLookAt, onClose, ...asking }: PublishLaterProps) {
  const isLedOn = useRef(false);

  function showChecks() {
    isLedOn.current = true;
    onClose();
  }

  /** Whoever wants to see them is led there. */
  function returnFocus(): boolean {
    const goes = isLedOn.current;
    isLedOn.current = false;
    if (goes) toLookAt?.onShow();
    return goes;
  }

  return (
    <AdminDialog isOpen={isOpen} onClose={onClose} title={words.later} onFocusReturn={returnFocus}>
      <MomentForm
        onClose={onClose}
        checks={toLookAt?.count ?? 0}
        onShowChecks={showChecks}
        {...asking}
      />
    </AdminDialog>
  );
}

const LABELS = { day: words.day, time: words.time };

const NO_SUCH_DAY: MomentMistake = { field: "day", text: words.noSuchDay };

const NO_LANGUAGE: MomentMistake = { field: "languages", text: words.noLanguage };

/** Only what is edited here can be published now. */
const pastText = ({ own, chosen }: Going): string =>
  chosen ? fill(words.pastMomentIn, { language: languageNames[own] }) : words.pastMoment;

type MomentFormProps = Omit<PublishLaterProps, "isOpen" | "toLookAt"> & {
  checks: number;
  onShowChecks: () => void;
};

function MomentForm(props: MomentFormProps) {
  const { checks, edited, onClose, onPlan, onPublishNow, onShowChecks } = props;
  const { timeZone } = useSiteData().settings;
  const clock = useClock();
  const [now] = useState(clock);
  const chips = quickMoments(timeZone, now);
  const [typed, setTyped] = useState<TypedMoment>(chips[1]?.moment ?? { day: "", time: "" });
  const [mistake, setMistake] = useState<MomentMistake | null>(null);
  const day = useRef<HTMLInputElement>(null);
  const id = useId();
  const found = momentOf(timeZone, typed, now);
  const going = useGoingLanguages(edited);
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const change = (part: Partial<TypedMoment>) => {
    setTyped({ ...typed, ...part });
    setMistake(null);
  };

  function plan(event: FormEvent) {
    event.preventDefault();
    // The form of the document stands around this one.
    event.stopPropagation();
    // 31 February is not given out: the input holds nothing.
    if (day.current?.validity.badInput) return setMistake(NO_SUCH_DAY);
    if (!found.at) return setMistake(found);
    if (found.at <= clock()) return setMistake({ field: "past", text: pastText(going) });
    if (going.chosen?.length === 0) return setMistake(NO_LANGUAGE);
    onPlan(found.at.toISOString(), going.chosen);
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
      <div className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-3">
        {(["day", "time"] as const).map((field) => (
          <label key={field}>
            <span className="field-label">{LABELS[field]}</span>
            <input
              ref={field === "day" ? day : null}
              className="input"
              type={field === "day" ? "date" : "time"}
              max={field === "day" ? `${lastYear(now)}-12-31` : undefined}
              required
              value={typed[field]}
              onChange={({ target }) => change({ [field]: target.value })}
              aria-invalid={mistake?.field === field}
              aria-describedby={`${id}-zone ${id}-mistake`}
            />
          </label>
        ))}
      </div>
      <GoingLanguages going={going} now={now} onChosen={() => setMistake(null)} />
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
      {checks > 0 ? (
        <p className="checks-before">
          <AdminIcon name="triangle-alert" />
          <span>
            {plural(thingsToLookAt, checks)}{" "}
            <button type="button" className="text-link" onClick={onShowChecks}>
              {plural(showThem, checks)}
            </button>
          </span>
        </p>
      ) : null}
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
            <button type="submit" className="button button-primary" disabled={going.isAsked}>
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
