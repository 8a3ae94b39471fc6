import { useState } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { ConfirmDialog } from "#app/admin/dialogs/confirm-dialog.tsx";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useTimes } from "#app/admin/times/times.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { Enquiry } from "#contracts/enquiry.ts";
import * as words from "#i18n/en/admin/follow-up.ts";
import { statuses } from "#i18n/en/enquiries.ts";
import { comma } from "#i18n/en/language.ts";
import { topics } from "#i18n/en/topics.ts";
import { fill } from "#i18n/fill.ts";
import { tellRefused } from "./tell-refused.ts";

type Other = Enquiry["askedBefore"][number];

type AskedBeforeProps = {
  enquiry: Enquiry;
  call: Ask;
  /** Of the address, without the question mark. */
  query: string;
  onMerged: (enquiry: Enquiry) => void;
};

/** What else came from the same number or email, and the way to make one of two. */
export function AskedBefore({ enquiry, call, query, onMerged }: AskedBeforeProps) {
  const { _id, reference, version, askedBefore } = enquiry;
  const { listTime } = useTimes();
  const [asked, setAsked] = useState<Other | null>(null);
  if (askedBefore.length === 0) return null;

  async function merge(other: Other) {
    setAsked(null);
    const json = { other: other._id, version };
    const answer = await call(() =>
      api("enquiries")[":id"].merge.$post({ param: { id: _id }, json }),
    );
    if (answer.isOk) {
      onMerged(answer.data);
      return showToast(fill(words.mergedNow, other), "success");
    }
    if (answer.current) onMerged(answer.current);
    tellRefused(answer);
  }

  return (
    <section className="notice-card asked-before" aria-labelledby="asked-before">
      <AdminIcon name="merge" />
      <h3 id="asked-before">{titleOf(askedBefore)}</h3>
      <ul>
        {askedBefore.map((other) => (
          <li key={other._id}>
            <span>
              {[
                listTime(other.createdAt),
                topics[other.package ?? other.topic],
                statuses[other.status],
              ].join(comma)}
            </span>{" "}
            <PageLink
              to={{ pathname: `/admin/enquiries/${other._id}`, search: query }}
              className="text-link"
              aria-label={fill(words.seeOther, other)}
            >
              {words.seeIt}
            </PageLink>{" "}
            <button
              type="button"
              className="text-link"
              aria-label={fill(words.mergeWith, other)}
              onClick={() => setAsked(other)}
            >
              {words.mergeTwo}
            </button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        title={words.askToMerge}
        text={fill(words.mergeText, { other: asked?.reference ?? "", reference })}
        keepLabel={words.leaveApart}
        goLabel={words.merge}
        onKeep={() => setAsked(null)}
        onGo={() => asked && void merge(asked)}
      />
    </section>
  );
}

function titleOf(others: Other[]): string {
  const [first, ...rest] = new Set(others.map(({ by }) => by));
  if (rest.length > 0) return words.askedByBoth;
  return first === "phone" ? words.askedByPhone : words.askedByEmail;
}
