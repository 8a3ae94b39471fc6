import { useState } from "react";
import type { Call } from "#app/admin/session/use-signed-in-call.tsx";
import { AdminIcon } from "#app/admin/shell/admin-icon.tsx";
import { ConfirmDialog } from "#app/admin/shell/confirm-dialog.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { Enquiry } from "#contracts/enquiry.ts";
import { enquiryPath } from "./use-enquiry.ts";

type DeleteEnquiryProps = { enquiry: Enquiry; call: Call; onDeleted: () => void };

/** For good: also when a visitor asks for it. */
export function DeleteEnquiry({ enquiry, call, onDeleted }: DeleteEnquiryProps) {
  const [isAsking, setAsking] = useState(false);
  const { _id, name, reference } = enquiry;

  async function remove() {
    setAsking(false);
    const answer = await call("DELETE", enquiryPath(_id));
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
