import { useCallback, useEffect, useRef, useState } from "react";
import type { Call } from "#app/admin/session/use-signed-in-call.tsx";
import { callApi } from "#app/forms/call-api.ts";
import type { Enquiry } from "#contracts/enquiry.ts";
import type { EnquiryStatus } from "#contracts/enquiry-status.ts";

type Problem = { status: number; message: string };
type Change = { status?: EnquiryStatus; unread?: boolean; version?: number };

export const enquiryPath = (id: string) => `/api/enquiries/${encodeURIComponent(id)}`;

/** One enquiry, read as soon as it is open. */
export function useEnquiry(id: string, call: Call, onChanged: () => void) {
  const [enquiry, setEnquiry] = useState<Enquiry | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const latest = useRef(0);
  const path = enquiryPath(id);

  const load = useCallback(
    async (ask: Call): Promise<Enquiry | null> => {
      latest.current += 1;
      const turn = latest.current;
      const answer = await ask<Enquiry>("GET", path);
      // Something newer has come meanwhile.
      if (turn !== latest.current) return null;
      setProblem(answer.isOk ? null : answer);
      if (!answer.isOk) return null;
      setEnquiry(answer.data);
      return answer.data;
    },
    [path],
  );

  /** What a saving answered: newer than anything that was asked for before. */
  const take = useCallback(
    (changed: Enquiry) => {
      latest.current += 1;
      setEnquiry(changed);
      onChanged();
    },
    [onChanged],
  );

  const open = useCallback(async () => {
    const loaded = await load(call);
    if (!loaded?.unread) return;
    const answer = await callApi<Enquiry>("PUT", path, { unread: false });
    if (answer.isOk) take(answer.data);
  }, [call, load, path, take]);
  useEffect(() => void open(), [open]);

  return {
    enquiry,
    /** Why there is nothing to show, or why it is no longer up to date. */
    problem,
    retry: () => void open(),
    /** In the background: asks for no sign-in. */
    refresh: useCallback(() => void load(callApi), [load]),
    take,
    async change(change: Change) {
      const answer = await call<Enquiry>("PUT", path, change);
      if (answer.isOk) take(answer.data);
      else if (answer.current) take(answer.current);
      return answer;
    },
  };
}

export type EnquiryState = ReturnType<typeof useEnquiry>;
