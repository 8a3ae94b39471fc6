import { useState } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { failureWords } from "#app/admin/api/failure-words.ts";
import { ConfirmDialog } from "#app/admin/dialogs/confirm-dialog.tsx";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { Enquiry } from "#contracts/enquiry.ts";
import * as words from "#i18n/en/admin/enquiries.ts";
import { goesAlong } from "#i18n/en/admin/follow-up.ts";
import { fill, plural } from "#i18n/fill.ts";

type DeleteEnquiryProps = { enquiry: Enquiry; call: Ask; onDeleted: () => void };

/** For good: also when a visitor asks for it. */
export function DeleteEnquiry({ enquiry, call, onDeleted }: DeleteEnquiryProps) {
  const [isAsking, setAsking] = useState(false);
  const { _id, name, reference, merged } = enquiry;

  async function remove() {
    setAsking(false);
    const answer = await call(() => api("enquiries")[":id"].$delete({ param: { id: _id } }));
    if (!answer.isOk) return showToast(failureWords(words.enquiryStillThere, answer), "error");
    showToast(fill(words.enquiryDeleted, { reference }), "success");
    onDeleted();
  }

  return (
    <>
      <button
        type="button"
        className="button button-ghost-danger button-small"
        onClick={() => setAsking(true)}
      >
        <AdminIcon name="trash" /> {words.deleteIt}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.askToDelete}
        text={fill(words.deleteText, { name, reference })}
        {...(merged.length > 0 && { note: plural(goesAlong, merged.length) })}
        keepLabel={words.keepIt}
        goLabel={words.deleteIt}
        isDanger
        onKeep={() => setAsking(false)}
        onGo={() => void remove()}
      />
    </>
  );
}
