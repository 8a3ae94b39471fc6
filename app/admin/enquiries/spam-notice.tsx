import { failureMessage } from "#app/admin/api/failure-words.ts";
import type { EnquiryState } from "#app/admin/inbox/use-enquiry.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { Enquiry } from "#contracts/enquiry.ts";
import * as words from "#i18n/en/admin/enquiries.ts";
import { spamReasons as reasons } from "#i18n/en/enquiries.ts";
import { focusName } from "./focus-name.ts";

type SpamNoticeProps = { enquiry: Enquiry; change: EnquiryState["change"] };

/** Why it is in quarantine, and the way out. */
export function SpamNotice({ enquiry: { spamReasons }, change }: SpamNoticeProps) {
  async function free() {
    const answer = await change({ status: "new" });
    if (!answer.isOk) return showToast(failureMessage(answer), "error");
    focusName();
    showToast(words.nowAmongNew, "success");
  }
  const why = spamReasons.map(({ code }) => reasons[code]).join(" ") || words.markedByStaff;
  return (
    <div className="notice-card">
      <AdminIcon name="shield-check" />
      <p>{why}</p>
      <div>
        <button
          type="button"
          className="button button-secondary button-small"
          onClick={() => void free()}
        >
          {words.notSpam}
        </button>
      </div>
    </div>
  );
}
