import { type Ask, api } from "#app/admin/api/client.ts";
import { useTimes } from "#app/admin/times/times.ts";
import { showToast } from "#app/ui/toast.ts";
import type { Enquiry, MergedEnquiry } from "#contracts/enquiry.ts";
import * as words from "#i18n/en/admin/follow-up.ts";
import { comma } from "#i18n/en/language.ts";
import { topics } from "#i18n/en/topics.ts";
import { fill } from "#i18n/fill.ts";
import { focusName } from "./focus-name.ts";
import { tellRefused } from "./tell-refused.ts";
import { WrittenLines } from "./written-words.tsx";

type MergedEnquiriesProps = { enquiry: Enquiry; call: Ask; onParted: (enquiry: Enquiry) => void };

/** What stands in it, each in its own words, and the way back. */
export function MergedEnquiries({ enquiry, call, onParted }: MergedEnquiriesProps) {
  const { _id, version, merged } = enquiry;
  const { listTime } = useTimes();
  if (merged.length === 0) return null;

  async function part(other: MergedEnquiry) {
    const json = { other: other._id, version };
    const answer = await call(() =>
      api("enquiries")[":id"].unmerge.$post({ param: { id: _id }, json }),
    );
    if (answer.isOk) {
      onParted(answer.data);
      focusName();
      return showToast(fill(words.partedNow, other), "success");
    }
    if (answer.current) onParted(answer.current);
    tellRefused(answer);
  }

  return (
    <section aria-labelledby="merged-heading">
      <h3 id="merged-heading">{words.mergedIntoThis}</h3>
      <ul className="merged">
        {merged.map((other) => (
          <li key={other._id}>
            <p className="of">
              <b>
                <bdi dir="ltr">{other.reference}</bdi>
              </b>
              {comma}
              {[listTime(other.createdAt), topics[other.package ?? other.topic]].join(comma)}
            </p>
            <p className="from">
              <bdi>{other.name}</bdi>
              {[other.phone, other.email].filter(Boolean).map((reach) => (
                <bdi key={reach}>{reach}</bdi>
              ))}
            </p>
            {other.message ? <WrittenLines text={other.message} /> : null}
            {other.isUndoable ? (
              <button
                type="button"
                className="button button-ghost button-small"
                aria-label={fill(words.undoMergeOf, other)}
                onClick={() => void part(other)}
              >
                {words.undoMerge}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
