import type { EnquiryState } from "#app/admin/inbox/use-enquiry.ts";
import type { Enquiry } from "#contracts/enquiry.ts";
import type { StaffMember } from "#contracts/user.ts";
import { FollowUpChips, FollowUpDay, useFollowUp } from "./follow-up.tsx";
import { OwnerSelect } from "./owner-select.tsx";
import { StatusSelect } from "./status-select.tsx";

type EnquiryControlsProps = {
  enquiry: Enquiry;
  staff: StaffMember[] | null;
  change: EnquiryState["change"];
};

/** Where it stands, who looks after it, and when. */
export function EnquiryControls({ enquiry, staff, change }: EnquiryControlsProps) {
  const followUp = useFollowUp({ enquiry, change });
  return (
    <div className="controls">
      <StatusSelect enquiry={enquiry} change={change} />
      <OwnerSelect enquiry={enquiry} staff={staff} change={change} />
      <FollowUpDay enquiry={enquiry} followUp={followUp} />
      <FollowUpChips enquiry={enquiry} followUp={followUp} />
    </div>
  );
}
