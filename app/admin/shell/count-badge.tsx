import * as words from "#i18n/en/admin/shell.ts";
import { inDigits } from "#i18n/fill.ts";
import { useAdminData } from "./admin-data.ts";
import { useNewEnquiries } from "./new-enquiries.ts";
import type { Section } from "./sections.ts";

/** How many are new, or need somebody; nothing when none do. */
export function CountBadge({ counts }: { counts: Section["counts"] }) {
  const loaded = useAdminData();
  const newEnquiries = useNewEnquiries(loaded?.enquiries.new ?? 0);
  if (!counts) return null;
  const count = counts === "newEnquiries" ? newEnquiries : (loaded?.attention ?? 0);
  if (count === 0) return null;
  return (
    <span className={`count ${counts === "attention" ? "count-quiet" : ""}`}>
      {inDigits(count)}{" "}
      <span className="sr-only">
        {counts === "attention" ? words.needAttention : words.newOnes}
      </span>
    </span>
  );
}
