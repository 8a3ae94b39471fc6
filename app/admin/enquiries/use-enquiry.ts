import { useCallback, useEffect, useRef } from "react";
import { type Ask, api, ask } from "#app/admin/api/client.ts";
import { usePolling } from "#app/admin/api/use-polling.ts";
import { useReading } from "#app/admin/api/use-reading.ts";
import type { Enquiry } from "#contracts/enquiry.ts";
import type { EnquiryStatus } from "#contracts/enquiry-status.ts";

type Change = { status?: EnquiryStatus; unread?: boolean; version?: number };

/** It may stand in the address as anything. */
const at = (id: string) => ({ param: { id: encodeURIComponent(id) } });

/** One enquiry, kept fresh; it counts as read as soon as it is open. */
export function useEnquiry(id: string, call: Ask, onChanged: () => void) {
  const read = useCallback((by: Ask) => by(() => api("enquiries")[":id"].$get(at(id))), [id]);
  const reading = useReading(read, { call });
  usePolling(reading);
  const { data: enquiry, problem, retry, refresh } = reading;

  function take(changed: Enquiry): void {
    reading.take(changed);
    onChanged();
  }

  const isOpen = useRef(false);
  useEffect(() => {
    if (!enquiry || isOpen.current) return;
    isOpen.current = true;
    if (enquiry.unread) void change(ask, { unread: false });
  });

  async function change(by: Ask, json: Change) {
    const answer = await by(() => api("enquiries")[":id"].$put({ ...at(id), json }));
    if (answer.isOk) take(answer.data);
    else if (answer.current) take(answer.current);
    return answer;
  }

  return {
    enquiry,
    /** Why there is nothing to show, or why it is no longer up to date. */
    problem,
    retry,
    refresh,
    take,
    change: (wanted: Change) => change(call, wanted),
  };
}

export type EnquiryState = ReturnType<typeof useEnquiry>;
