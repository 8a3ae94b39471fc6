import { Select } from "radix-ui";
import { useRef, useState } from "react";
import { failureWords } from "#app/admin/api/failure-words.ts";
import { CONFLICT } from "#app/admin/api/statuses.ts";
import { withoutFocused } from "#app/admin/focus/without-focused.ts";
import type { EnquiryState } from "#app/admin/inbox/use-enquiry.ts";
import { StatusPill } from "#app/admin/lists/status-pill.tsx";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useTimes } from "#app/admin/times/times.ts";
import { showToast } from "#app/ui/toast.ts";
import type { Enquiry } from "#contracts/enquiry.ts";
import { ENQUIRY_STATUSES, type EnquiryStatus } from "#contracts/enquiry-status.ts";
import * as words from "#i18n/en/admin/enquiries.ts";
import { statuses } from "#i18n/en/enquiries.ts";
import { fill } from "#i18n/fill.ts";

type StatusSelectProps = { enquiry: Enquiry; change: EnquiryState["change"] };

/** Saves at once; when somebody else was quicker, it says what they chose, and asks. */
export function StatusSelect({ enquiry, change }: StatusSelectProps) {
  const [isSaving, setSaving] = useState(false);
  const [wanted, setWanted] = useState<EnquiryStatus | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const focusStatus = () => trigger.current?.focus();
  const { status } = enquiry;

  async function choose(next: EnquiryStatus) {
    setSaving(true);
    setWanted(null);
    const answer = await change({ status: next });
    setSaving(false);
    if (answer.isOk)
      return showToast(fill(words.savedStatus, { status: statuses[next] }), "success");
    if (answer.status === CONFLICT) return setWanted(next);
    showToast(failureWords(words.itStillSaysStatus, answer, { status: statuses[status] }), "error");
  }

  return (
    <>
      <div className="control">
        <span className="field-label">{words.status}</span>
        <Select.Root
          value={status}
          onValueChange={(next) => void (isSaving || choose(next as EnquiryStatus))}
        >
          <Select.Trigger
            ref={trigger}
            className="status-select"
            aria-label={fill(words.statusIs, { status: statuses[status] })}
            aria-busy={isSaving || undefined}
          >
            <StatusPill status={status} />
            <AdminIcon name="chevrons-up-down" />
          </Select.Trigger>
          <Select.Portal>
            <Select.Content className="menu" position="popper" sideOffset={4} collisionPadding={8}>
              <Select.Viewport>
                {ENQUIRY_STATUSES.map((one) => (
                  <Select.Item key={one} value={one} className="menu-item">
                    <Select.ItemText>
                      <StatusPill status={one} />
                    </Select.ItemText>
                    <Select.ItemIndicator className="ms-auto">
                      <AdminIcon name="check" />
                    </Select.ItemIndicator>
                  </Select.Item>
                ))}
              </Select.Viewport>
            </Select.Content>
          </Select.Portal>
        </Select.Root>
      </div>
      {wanted && wanted !== status ? (
        <Overtaken
          enquiry={enquiry}
          wanted={wanted}
          onKeep={() => withoutFocused(() => setWanted(null), focusStatus)}
          onGo={() => withoutFocused(() => void choose(wanted), focusStatus)}
        />
      ) : null}
    </>
  );
}

type OvertakenProps = {
  /** As somebody else left it. */
  enquiry: Enquiry;
  wanted: EnquiryStatus;
  onKeep: () => void;
  onGo: () => void;
};

function Overtaken({ enquiry: { status, history }, wanted, onKeep, onGo }: OvertakenProps) {
  const { dayAndTime } = useTimes();
  const last = history.findLast((change) => change.status !== null);
  const parts = {
    who: last?.by || words.somebodyElse,
    status: statuses[status],
    wanted: statuses[wanted],
  };
  return (
    <div role="alert" className="notice-card">
      <AdminIcon name="triangle-alert" />
      <p>
        {last
          ? fill(words.overtakenAt, { ...parts, time: dayAndTime(last.at) })
          : fill(words.overtaken, parts)}
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button button-secondary button-small" onClick={onKeep}>
          {fill(words.keepStatus, { status: statuses[status] })}
        </button>
        <button type="button" className="button button-ghost button-small" onClick={onGo}>
          {fill(words.changeTo, { status: statuses[wanted] })}
        </button>
      </div>
    </div>
  );
}
