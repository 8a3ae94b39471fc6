import { useState } from "react";
import type { EnquiryState } from "#app/admin/inbox/use-enquiry.ts";
import { SelectFrame } from "#app/forms/field.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { Enquiry } from "#contracts/enquiry.ts";
import type { StaffMember } from "#contracts/user.ts";
import { byName } from "#i18n/by-name.ts";
import * as words from "#i18n/en/admin/follow-up.ts";
import { fill } from "#i18n/fill.ts";
import { tellRefused } from "./tell-refused.ts";

type OwnerSelectProps = {
  enquiry: Enquiry;
  /** Null while they load. */
  staff: StaffMember[] | null;
  change: EnquiryState["change"];
};

const NOBODY = "";

/** Who looks after it; saves at once. */
export function OwnerSelect({ enquiry: { owner, ownerName }, staff, change }: OwnerSelectProps) {
  const [wanted, setWanted] = useState<string | null>(null);
  const own = owner ? [{ _id: owner, name: ownerName }] : [];
  const known = byName<{ _id: string; name: string }>(staff ?? own, ({ name }) => name);
  const left = owner === null && ownerName ? fill(words.wasOwner, { name: ownerName }) : "";

  async function choose(id: string) {
    setWanted(id);
    const answer = await change({ owner: id || null });
    setWanted(null);
    if (!answer.isOk) return tellRefused(answer);
    const name = answer.data.ownerName;
    showToast(id ? fill(words.savedOwner, { name }) : words.savedNoOwner, "success");
  }

  return (
    <div className="control">
      <label className="field-label" htmlFor="enquiry-owner">
        {words.owner}
      </label>
      <SelectFrame>
        <select
          id="enquiry-owner"
          className="input"
          value={wanted ?? owner ?? NOBODY}
          aria-busy={wanted !== null || undefined}
          onChange={(event) => void (wanted === null && choose(event.target.value))}
        >
          <option value={NOBODY}>{left || words.noOwner}</option>
          {known.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </select>
      </SelectFrame>
    </div>
  );
}
