import { useCallback, useEffect, useRef, useState } from "react";
import type { Call } from "#app/admin/session/use-signed-in-call.tsx";
import { type ApiAnswer, callApi } from "#app/forms/call-api.ts";
import type { EnquiryCard, EnquiryCounts, EnquiryList } from "#contracts/enquiry.ts";
import type { EnquiryStatus } from "#contracts/enquiry-status.ts";
import { tellNewEnquiries } from "./new-enquiries.ts";

const PAGE_LENGTH = 50;
/** The API gives no more in one answer. */
const MOST_AT_ONCE = 200;

export type EnquiryFilter = { status: EnquiryStatus | null; q: string };

type Loaded = {
  query: string;
  enquiries: EnquiryCard[];
  counts: EnquiryCounts;
  isWhole: boolean;
};

/** As the API takes it. */
export function queryOf({ status, q }: EnquiryFilter): string {
  return new URLSearchParams({ ...(status ? { status } : {}), ...(q ? { q } : {}) }).toString();
}

/** The inbox as far as it is shown. What was there stays until something newer has come. */
export function useEnquiryList(filter: EnquiryFilter, call: Call) {
  const query = queryOf(filter);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const wanted = useRef(PAGE_LENGTH);
  const latest = useRef(0);

  const load = useCallback(
    async (ask: Call): Promise<void> => {
      latest.current += 1;
      const turn = latest.current;
      const count = wanted.current;
      const answer = await fetchRows(ask, query, count);
      // Another question was asked meanwhile.
      if (turn !== latest.current) return;
      setProblem(answer.isOk ? null : answer.message);
      if (!answer.isOk) return;
      const { counts, enquiries } = answer.data;
      tellNewEnquiries(counts.new);
      setLoaded({ query, counts, enquiries, isWhole: enquiries.length < count });
    },
    [query],
  );

  // Whoever refreshes may have been told how before another question was asked.
  const newest = useRef(load);
  useEffect(() => {
    newest.current = load;
    wanted.current = PAGE_LENGTH;
    setProblem(null);
    void load(call);
  }, [load, call]);

  const isCurrent = loaded?.query === query;
  return {
    counts: loaded?.counts ?? null,
    /** Null while the first of them load; those of another search until this one's have come. */
    enquiries: loaded?.enquiries ?? null,
    isWhole: loaded?.isWhole ?? true,
    isLoading: !isCurrent && problem === null,
    /** Why it could not be loaded. */
    problem: isCurrent ? null : problem,
    /** Why it is no longer up to date. */
    staleness: isCurrent ? problem : null,
    retry: () => void load(call),
    /** In the background: asks for no sign-in. */
    refresh: useCallback(() => void newest.current(callApi), []),
    /** At once; what else has changed comes with the next refresh. */
    drop: (id: string) =>
      setLoaded(
        (now) => now && { ...now, enquiries: now.enquiries.filter(({ _id }) => _id !== id) },
      ),
    showMore() {
      wanted.current += PAGE_LENGTH;
      return load(call);
    },
  };
}

export type EnquiryListState = ReturnType<typeof useEnquiryList>;

/** From the newest on; somebody may write meanwhile, so that a page begins with what was seen. */
async function fetchRows(ask: Call, query: string, count: number): Promise<ApiAnswer<EnquiryList>> {
  const rows = new Map<string, EnquiryCard>();
  for (let offset = 0; ; offset += MOST_AT_ONCE) {
    const limit = Math.min(count - offset, MOST_AT_ONCE);
    const page = new URLSearchParams({ limit: String(limit), offset: String(offset) });
    const answer = await ask<EnquiryList>("GET", `/api/enquiries?${query}&${page}`);
    if (!answer.isOk) return answer;
    for (const row of answer.data.enquiries) rows.set(row._id, row);
    const isLast = answer.data.enquiries.length < limit || offset + limit >= count;
    if (isLast) return { ...answer, data: { ...answer.data, enquiries: [...rows.values()] } };
  }
}
