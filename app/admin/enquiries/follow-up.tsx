import { useState } from "react";
import type { EnquiryState } from "#app/admin/inbox/use-enquiry.ts";
import { useNow } from "#app/admin/times/clock.ts";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { showToast } from "#app/ui/toast.ts";
import type { Enquiry } from "#contracts/enquiry.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import * as words from "#i18n/en/admin/follow-up.ts";
import { fill } from "#i18n/fill.ts";
import { daysAfter, followUpWords, isDue } from "./follow-up-words.ts";
import { tellRefused } from "./tell-refused.ts";

type FollowUpProps = { enquiry: Enquiry; change: EnquiryState["change"] };

const QUICK = [
  { label: words.tomorrow, days: 1 },
  { label: words.inThreeDays, days: 3 },
  { label: words.inAWeek, days: 7 },
];

/** When it is looked at again, by the agency's days; saves at once. */
export function useFollowUp({ enquiry: { followUpOn }, change }: FollowUpProps) {
  const today = dayFormat(useSiteData().settings.timeZone).format(useNow());
  const [isSaving, setSaving] = useState(false);

  async function choose(day: string | null) {
    // Another may be on its way.
    if (day === followUpOn && !isSaving) return;
    setSaving(true);
    const answer = await change({ followUpOn: day });
    setSaving(false);
    if (!answer.isOk) return tellRefused(answer);
    const said = day && fill(words.savedDay, { day: followUpWords(day, today) });
    showToast(said || words.savedNoDay, "success");
  }

  return { today, isSaving, choose };
}

type Chosen = { enquiry: Enquiry; followUp: ReturnType<typeof useFollowUp> };

export function FollowUpDay({ enquiry, followUp: { today, choose } }: Chosen) {
  const { followUpOn } = enquiry;
  // A day is typed in parts, and is none in between: it is saved when the field is left.
  const [typed, setTyped] = useState<string | null>(null);

  function leave() {
    if (typed !== null && typed !== (followUpOn ?? "")) void choose(typed || null);
    setTyped(null);
  }

  return (
    <div className="control">
      <label className="field-label" htmlFor="enquiry-follow-up">
        {words.followUp}
      </label>
      <input
        type="date"
        id="enquiry-follow-up"
        className="input"
        value={typed ?? followUpOn ?? ""}
        aria-describedby={followUpOn ? "enquiry-follow-up-words" : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => event.key === "Enter" && leave()}
      />
      {followUpOn ? (
        <p
          id="enquiry-follow-up-words"
          className="follow-up-words"
          data-over={(isDue(enquiry, today) && followUpOn < today) || undefined}
        >
          {followUpWords(followUpOn, today)}
        </p>
      ) : null}
    </div>
  );
}

export function FollowUpChips({ enquiry, followUp }: Chosen) {
  const { today, isSaving, choose } = followUp;
  return (
    <div className="quick-days" aria-busy={isSaving || undefined}>
      {QUICK.map(({ label, days }) => {
        const day = daysAfter(today, days);
        return (
          <button
            key={days}
            type="button"
            className="chip"
            aria-pressed={enquiry.followUpOn === day}
            onClick={() => void choose(day)}
          >
            {label}
          </button>
        );
      })}
      <button type="button" className="chip" onClick={() => void choose(null)}>
        {words.noDate}
      </button>
    </div>
  );
}
