import { failureMessage } from "#app/admin/api/failure-words.ts";
import type { EnquiryState } from "#app/admin/inbox/use-enquiry.ts";
import { showToast } from "#app/ui/toast.ts";
import * as words from "#i18n/en/admin/enquiries.ts";

type ReadSwitchProps = { unread: boolean; change: EnquiryState["change"] };

/** Marks it unread again, for a colleague or for later. */
export function ReadSwitch({ unread, change }: ReadSwitchProps) {
  async function turn() {
    const answer = await change({ unread: !unread });
    if (!answer.isOk) showToast(failureMessage(answer), "error");
  }
  return (
    <button
      type="button"
      className="button button-ghost button-small me-auto"
      onClick={() => void turn()}
    >
      {unread ? words.markAsRead : words.markAsUnread}
    </button>
  );
}
