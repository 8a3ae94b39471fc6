import { useTypedSearch } from "#app/admin/lists/use-typed-search.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { useCurrentInView } from "#app/ui/use-current-in-view.ts";
import type { EnquiryCounts } from "#contracts/enquiry.ts";
import { ENQUIRY_STATUSES } from "#contracts/enquiry-status.ts";
import * as texts from "#i18n/en/admin/enquiries.ts";
import * as words from "#i18n/en/admin/follow-up.ts";
import { statuses } from "#i18n/en/enquiries.ts";
import { inDigits } from "#i18n/fill.ts";
import { type EnquiryFilter, queryOf } from "./use-enquiry-list.ts";

type Chip = Pick<EnquiryFilter, "status" | "owner"> & {
  label: string;
  count: keyof EnquiryCounts;
};

const CHIPS: Chip[] = [
  { status: null, owner: "mine", label: words.mineAndOpen, count: "mine" },
  { status: null, owner: null, label: texts.all, count: "all" },
  { status: null, owner: "nobody", label: words.noOwner, count: "unowned" },
  ...ENQUIRY_STATUSES.map(
    (status): Chip => ({ status, owner: null, label: statuses[status], count: status }),
  ),
];

type StatusChipsProps = { filter: EnquiryFilter; counts: EnquiryCounts | null };

/** "All" is all but spam. */
export function StatusChips({ filter, counts }: StatusChipsProps) {
  const row = useCurrentInView(queryOf(filter));
  return (
    <nav ref={row} className="chips status-chips" aria-label={texts.enquiriesByStatus}>
      {CHIPS.map(({ status, owner, label, count }) => (
        <PageLink
          key={label}
          to={{ search: queryOf({ ...filter, status, owner }) }}
          className="chip"
          aria-current={(status === filter.status && owner === filter.owner) || undefined}
        >
          {label} {counts ? <small>{inDigits(counts[count])}</small> : null}
        </PageLink>
      ))}
    </nav>
  );
}

type EnquirySearchProps = { q: string; onSearch: (q: string) => void };

export function EnquirySearch({ q, onSearch }: EnquirySearchProps) {
  const { typed, setTyped } = useTypedSearch(q, onSearch);
  return (
    <search className="enquiry-search">
      <AdminIcon name="search" />
      <input
        type="search"
        className="input"
        aria-label={texts.searchByNameNumber}
        placeholder={texts.searchPlaceholder}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </search>
  );
}
