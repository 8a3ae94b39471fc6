import type { ReactNode } from "react";
import { StatusPill } from "#app/admin/lists/status-pill.tsx";
import { useTimes } from "#app/admin/times/times.ts";
import type { Enquiry, EnquiryDeed } from "#contracts/enquiry.ts";
import { waitsForIn } from "#contracts/waits-for.ts";
import { longDay } from "#i18n/date-words.ts";
import * as texts from "#i18n/en/admin/enquiries.ts";
import * as words from "#i18n/en/admin/follow-up.ts";
import { fillParts } from "#i18n/fill.ts";

type Change = Enquiry["history"][number];

/** What was done with it, by whom, and when. */
export function EnquiryHistory({ enquiry: { createdAt, history } }: { enquiry: Enquiry }) {
  const { dayAndTime } = useTimes();
  return (
    <section aria-labelledby="history-heading">
      <h3 id="history-heading">{texts.history}</h3>
      <ol className="timeline">
        <li>
          <time dateTime={createdAt}>{dayAndTime(createdAt)}</time>
          <span>{texts.enquiryArrived}</span>
        </li>
        {history.map((change) => (
          <li key={change._id}>
            <time dateTime={change.at}>{dayAndTime(change.at)}</time>
            <span>{changeWords(change)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function changeWords({ by, status, what, value }: Change): ReactNode[] {
  const who = <b key="who">{by}</b>;
  if (what === null) {
    const pill = status ? <StatusPill key="status" status={status} /> : "";
    return fillParts<string, ReactNode>(texts.setItTo, { who, status: pill });
  }
  const shown = shownValue(what, value);
  const name = (
    <bdi key="name" dir={what.endsWith("merge") ? "ltr" : undefined}>
      {shown}
    </bdi>
  );
  const { done, undone = done } = DEEDS[what];
  const named = { name, day: name, title: name, reference: name };
  return fillParts<string, ReactNode>(value ? done : undone, { who, ...named });
}

function shownValue(what: EnquiryDeed, value: string): string {
  if (what === "follow-up" && value) return longDay(value);
  const waited = waitsForIn(value);
  return waited && (what === "told" || what === "untold") ? words.waitedFor[waited] : value;
}

/** `undone`: it was taken away. */
const DEEDS: Record<EnquiryDeed, { done: string; undone?: string }> = {
  owner: { done: words.gaveTo, undone: words.tookOwner },
  "follow-up": { done: words.setDay, undone: words.tookDay },
  whatsapp: { done: words.openedInWhatsApp },
  mail: { done: words.openedInMail },
  merge: { done: words.mergedThis },
  unmerge: { done: words.partedThis },
  told: { done: words.toldThat },
  untold: { done: words.notToldThat },
};
