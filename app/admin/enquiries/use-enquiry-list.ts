import { useMemo } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { mapAnswer } from "#app/admin/api/map-answer.ts";
import { usePolling } from "#app/admin/api/use-polling.ts";
import { useReading } from "#app/admin/api/use-reading.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import type { EnquiryCard, EnquiryList } from "#contracts/enquiry.ts";
import type { EnquiryStatus } from "#contracts/enquiry-status.ts";
import { tellNewEnquiries } from "./new-enquiries.ts";

const PAGE_LENGTH = 50;
/** The API gives no more in one answer. */
const MOST_AT_ONCE = 200;

export type EnquiryFilter = { status: EnquiryStatus | null; q: string };

type Part = EnquiryList & { isWhole: boolean };

/** As the API takes it. */
const filterQuery = ({ status, q }: EnquiryFilter) => ({
  ...(status ? { status } : {}),
  ...(q ? { q } : {}),
});

export const queryOf = (filter: EnquiryFilter) =>
  new URLSearchParams(filterQuery(filter)).toString();

/** The inbox as far as it is shown, kept fresh. */
export function useEnquiryList({ status, q }: EnquiryFilter, call: Ask) {
  const { read, grow } = useMemo(() => searchFor({ status, q }), [status, q]);
  const reading = useReading(read, { call });
  usePolling(reading);
  const { data, isCurrent, problem } = reading;

  return {
    counts: data?.counts ?? null,
    /** Null while the first of them load; those of another search until this one's have come. */
    enquiries: data?.enquiries ?? null,
    isWhole: data?.isWhole ?? true,
    isLoading: !isCurrent && problem === null,
    /** Why it could not be loaded. */
    problem: isCurrent ? null : (problem?.message ?? null),
    /** Why it is no longer up to date. */
    staleness: isCurrent ? (problem?.message ?? null) : null,
    retry: reading.retry,
    refresh: reading.refresh,
    drop: (id: string) =>
      reading.change((now) => ({
        ...now,
        enquiries: now.enquiries.filter(({ _id }) => _id !== id),
      })),
    showMore() {
      grow();
      return reading.retry();
    },
  };
}

export type EnquiryListState = ReturnType<typeof useEnquiryList>;

/** It begins with one page. */
function searchFor(filter: EnquiryFilter) {
  let count = PAGE_LENGTH;
  return {
    read: (ask: Ask) => readPart(ask, filter, count),
    grow() {
      count += PAGE_LENGTH;
    },
  };
}

/** From the newest on; somebody may write meanwhile, so that a page begins with what was seen. */
async function readPart(ask: Ask, filter: EnquiryFilter, count: number): Promise<ApiAnswer<Part>> {
  const rows = new Map<string, EnquiryCard>();
  for (let offset = 0; ; offset += MOST_AT_ONCE) {
    const limit = Math.min(count - offset, MOST_AT_ONCE);
    const page = { limit: String(limit), offset: String(offset) };
    const answer = await ask(() =>
      api("enquiries").index.$get({ query: { ...filterQuery(filter), ...page } }),
    );
    if (!answer.isOk) return mapAnswer(answer, (all) => ({ ...all, isWhole: false }));
    const { counts, today, enquiries } = answer.data;
    tellNewEnquiries(counts.new);
    for (const row of enquiries) rows.set(row._id, row);
    if (enquiries.length < limit || offset + limit >= count) {
      const isWhole = rows.size < count;
      return { ...answer, data: { counts, today, enquiries: [...rows.values()], isWhole } };
    }
  }
}
