import { useEffect, useMemo, useState } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { mapAnswer } from "#app/admin/api/map-answer.ts";
import { usePolling } from "#app/admin/api/use-polling.ts";
import { useReading } from "#app/admin/api/use-reading.ts";
import { tellNewEnquiries, useNewestEnquiry } from "#app/admin/shell/new-enquiries.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import type { EnquiryCard, EnquiryList } from "#contracts/enquiry.ts";
import type { EnquiryStatus } from "#contracts/enquiry-status.ts";

const PAGE_LENGTH = 50;
/** The API gives no more in one answer. */
const MOST_AT_ONCE = 200;

export const OWNERS = ["mine", "nobody"] as const;

export type EnquiryFilter = {
  status: EnquiryStatus | null;
  owner: (typeof OWNERS)[number] | null;
  q: string;
};

type Part = EnquiryList & { isWhole: boolean };

/** As the API takes it. */
const filterQuery = ({ status, owner, q }: EnquiryFilter) => ({
  ...(status ? { status } : {}),
  ...(owner ? { owner } : {}),
  ...(q ? { q } : {}),
});

export const queryOf = (filter: EnquiryFilter) =>
  new URLSearchParams(filterQuery(filter)).toString();

/** The inbox as far as it is shown, kept fresh; what comes meanwhile waits until it is asked for. */
export function useEnquiryList({ status, owner, q }: EnquiryFilter, call: Ask) {
  const { read, grow } = useMemo(() => searchFor({ status, owner, q }), [status, owner, q]);
  const reading = useReading(read, { call });
  usePolling(reading);
  const { data, isCurrent, problem, refresh } = reading;

  const newest = useNewestEnquiry();
  const [heard, setHeard] = useState(newest);
  useEffect(() => {
    if (newest === heard) return;
    setHeard(newest);
    refresh();
  }, [newest, heard, refresh]);

  const [shown, setShown] = useState<{ read: typeof read; newest: string } | null>(null);
  const showAll = () => data && setShown({ read, newest: newestOf(data.enquiries) });
  if (isCurrent && shown?.read !== read) showAll();
  const isFresh = ({ _id }: EnquiryCard) => isCurrent && _id > (shown?.newest ?? "");
  const enquiries = data?.enquiries ?? null;

  return {
    counts: data?.counts ?? null,
    /** YYYY-MM-DD, by the agency's clock. */
    today: data?.today ?? "",
    /** Null while the first of them load; those of another search until this one's have come. */
    enquiries: enquiries?.filter((one) => !isFresh(one)) ?? null,
    /** Ids of those that have come since, newest first. */
    fresh: enquiries?.filter(isFresh).map(({ _id }) => _id) ?? [],
    showFresh: () => void showAll(),
    isWhole: data?.isWhole ?? true,
    isLoading: !isCurrent && problem === null,
    /** Why it could not be loaded. */
    problem: isCurrent ? null : (problem?.message ?? null),
    /** Why it is no longer up to date. */
    staleness: isCurrent ? (problem?.message ?? null) : null,
    retry: reading.retry,
    refresh,
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

/** Ids sort by time. */
const newestOf = (enquiries: EnquiryCard[]): string =>
  enquiries.reduce((newest, { _id }) => (_id > newest ? _id : newest), "");

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

/** From the first on; somebody may write meanwhile, so that a page begins with what was seen. */
async function readPart(ask: Ask, filter: EnquiryFilter, count: number): Promise<ApiAnswer<Part>> {
  const rows = new Map<string, EnquiryCard>();
  for (let offset = 0; ; offset += MOST_AT_ONCE) {
    const limit = Math.min(count - offset, MOST_AT_ONCE);
    const page = { order: "due", limit: String(limit), offset: String(offset) } as const;
    const answer = await ask(() =>
      api("enquiries").index.$get({ query: { ...filterQuery(filter), ...page } }),
    );
    if (!answer.isOk) return mapAnswer(answer, (all) => ({ ...all, isWhole: false }));
    const { counts, today, enquiries } = answer.data;
    tellNewEnquiries(counts.new);
    for (const row of enquiries) rows.set(row._id, row);
    // What came meanwhile pushed some of them into the next page: they are there twice, and no end.
    const isWhole = enquiries.length < limit;
    if (isWhole || offset + limit >= count) {
      return { ...answer, data: { counts, today, enquiries: [...rows.values()], isWhole } };
    }
  }
}
