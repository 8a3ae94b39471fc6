import { useCallback, useEffect, useRef } from "react";
import { type Ask, api, ask } from "#app/admin/api/client.ts";
import { usePolling } from "#app/admin/api/use-polling.ts";
import { useReading } from "#app/admin/api/use-reading.ts";
import { useTurns } from "#app/admin/api/use-turns.ts";
import type { Enquiry } from "#contracts/enquiry.ts";
import type { EnquiryUpdate } from "#contracts/enquiry-write.ts";

type Change = Omit<EnquiryUpdate, "version">;

/** It may stand in the address as anything. */
const at = (id: string) => ({ param: { id: encodeURIComponent(id) } });

/** One enquiry, kept fresh; it counts as read as soon as it is open. */
export function useEnquiry(id: string, call: Ask, onChanged: () => void) {
  const read = useCallback((by: Ask) => by(() => api("enquiries")[":id"].$get(at(id))), [id]);
  const reading = useReading(read, { call });
  usePolling(reading);
  const { data: enquiry, problem, retry, refresh } = reading;
  const inTurn = useTurns();
  const newest = useRef(enquiry);
  newest.current = enquiry;
  /** What was chosen here last. */
  const own = useRef<Change>({});

  function take(changed: Enquiry): void {
    newest.current = changed;
    reading.take(changed);
    onChanged();
  }

  const isOpen = useRef(false);
  useEffect(() => {
    if (!enquiry || isOpen.current) return;
    isOpen.current = true;
    if (enquiry.unread && !enquiry.mergedInto) void inTurn(() => put(ask, { unread: false }));
  });

  async function put(by: Ask, json: EnquiryUpdate) {
    const answer = await by(() => api("enquiries")[":id"].$put({ ...at(id), json }));
    if (answer.isOk) take(answer.data);
    else if (answer.current) take(answer.current);
    return answer;
  }

  /**
   * What somebody else changed meanwhile is no reason to ask, unless it is the same.
   * @param seen when it was wished for
   */
  async function changeFrom(seen: Enquiry | null, wanted: Change) {
    if (!seen || wanted.unread !== undefined) return put(call, wanted);
    const isAsSeen = (now: Enquiry) =>
      CHANGED.every((name) => {
        const known = [seen[name], own.current[name]];
        return !(name in wanted) || known.includes(now[name]);
      });
    const last = newest.current ?? seen;
    const { version } = isAsSeen(last) ? last : seen;
    const answer = await put(call, { ...wanted, version });
    const now = answer.isOk ? null : answer.current;
    return now && isAsSeen(now) ? put(call, { ...wanted, version: now.version }) : answer;
  }

  return {
    enquiry,
    /** Why there is nothing to show, or why it is no longer up to date. */
    problem,
    retry,
    refresh,
    take,
    /** One's own changes wait for one another, so that none is refused for the one before. */
    change(wanted: Change) {
      const seen = newest.current;
      return inTurn(async () => {
        const answer = await changeFrom(seen, wanted);
        if (answer.isOk) Object.assign(own.current, wanted);
        return answer;
      });
    },
  };
}

const CHANGED = ["status", "owner", "followUpOn"] as const;

export type EnquiryState = ReturnType<typeof useEnquiry>;
