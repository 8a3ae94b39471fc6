import { useState } from "react";
import { failureWords } from "#app/admin/api/failure-words.ts";
import type { EnquiryState } from "#app/admin/inbox/use-enquiry.ts";
import { PressButton } from "#app/ui/press-button.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { Enquiry } from "#contracts/enquiry.ts";
import * as words from "#i18n/en/admin/enquiries.ts";
import { statuses } from "#i18n/en/enquiries.ts";
import { fill } from "#i18n/fill.ts";

type AskCalledProps = {
  enquiry: Enquiry;
  change: EnquiryState["change"];
  onDone: () => void;
};

/** After Call or WhatsApp was pressed for somebody new. */
export function AskCalled({ enquiry: { status }, change, onDone }: AskCalledProps) {
  const [isSaving, setSaving] = useState(false);

  async function mark() {
    setSaving(true);
    const answer = await change({ status: "called" });
    setSaving(false);
    onDone();
    if (answer.isOk) showToast(fill(words.savedStatus, { status: statuses.called }), "success");
    else {
      const said = { status: statuses[status] };
      showToast(failureWords(words.itStillSaysStatus, answer, said), "error");
    }
  }

  return (
    <div role="status" className="notice-card">
      <p>{words.askCalled}</p>
      <div className="flex flex-wrap gap-2">
        <PressButton
          className="button button-secondary button-small"
          isOff={isSaving}
          onPress={() => void mark()}
        >
          {words.markAsCalled}
        </PressButton>
        <PressButton className="button button-ghost button-small" onPress={onDone}>
          {words.notYet}
        </PressButton>
      </div>
    </div>
  );
}
