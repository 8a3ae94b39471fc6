import { useState } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { AdminIcon } from "#app/admin/shell/admin-icon.tsx";
import { ConfirmDialog } from "#app/admin/shell/confirm-dialog.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { Enquiry } from "#contracts/enquiry.ts";

type DeleteEnquiryProps = { enquiry: Enquiry; call: Ask; onDeleted: () => void };

/** For good: also when a visitor asks for it. */
export function DeleteEnquiry({ enquiry, call, onDeleted }: DeleteEnquiryProps) {
  const [isAsking, setAsking] = useState(false);
  const { _id, name, reference } = enquiry;

  async function remove() {
    setAsking(false);
    const answer = await call(() => api("enquiries")[":id"].$delete({ param: { id: _id } }));
    if (!answer.isOk) return showToast(`The enquiry is still there. ${answer.message}`, "error");
    showToast(`${reference} is deleted.`, "success");
    onDeleted();
  }

  return (
    <>
      <button
        type="button"
        className="button button-ghost-danger button-small"
        onClick={() => setAsking(true)}
      >
        <AdminIcon name="trash" /> Delete
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Delete this enquiry?"
        text={`Everything that is known of ${name} goes for good: name, number, email, message, notes and mails. The activity list keeps the reference ${reference}, and that you deleted it.`}
        keepLabel="Keep it"
        goLabel="Delete"
        isDanger
        onKeep={() => setAsking(false)}
        onGo={() => void remove()}
      />
    </>
  );
}
