import { useEffect, useRef } from "react";
import { SIGNED_OUT } from "#app/admin/api/statuses.ts";

const MINUTE_MS = 60_000;
const LONGEST_MS = 5 * MINUTE_MS;

type Polled = {
  refresh: () => void;
  /** Another one with every answer. */
  answer: { isOk: boolean; status: number } | null;
};

/**
 * Keeps fresh what somebody looks at: once a minute, and whenever they come back to it; less often
 * while it fails. When the session has ended, it waits until somebody comes back or signs in.
 */
export function usePolling({ refresh, answer }: Polled): void {
  const wait = useRef(MINUTE_MS);

  useEffect(() => {
    if (!answer) return;
    wait.current = answer.isOk ? MINUTE_MS : Math.min(wait.current * 2, LONGEST_MS);
    if (answer.status === SIGNED_OUT) return;
    const timer = setTimeout(() => ifSeen(refresh), wait.current);
    return () => clearTimeout(timer);
  }, [answer, refresh]);

  useEffect(() => {
    const look = () => ifSeen(refresh);
    const events = new AbortController();
    for (const name of ["focus", "online"]) addEventListener(name, look, events);
    document.addEventListener("visibilitychange", look, events);
    return () => events.abort();
  }, [refresh]);
}

/** Nobody looks at a hidden page; it asks when it is seen again. */
function ifSeen(refresh: () => void): void {
  if (document.visibilityState === "visible") refresh();
}
