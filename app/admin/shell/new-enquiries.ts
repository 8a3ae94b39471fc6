import { useEffect, useRef, useSyncExternalStore } from "react";
import { api, ask } from "#app/admin/api/client.ts";
import { SIGNED_OUT } from "#app/admin/api/statuses.ts";
import type { EnquiryNews } from "#contracts/enquiry.ts";

const LOOK_MS = 8000;
const LONGEST_MS = 5 * 60_000;

const listeners = new Set<() => void>();
let known: EnquiryNews | null = null;

function tell(news: EnquiryNews): void {
  if (known?.new === news.new && known.newest === news.newest) return;
  known = news;
  for (const listener of listeners) listener();
}

/** What the inbox counted last; the bar shows it. */
export const tellNewEnquiries = (count: number): void =>
  tell({ newest: known?.newest ?? null, new: count });

function onNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const useKnown = () =>
  useSyncExternalStore(
    onNews,
    () => known,
    () => null,
  );

export const useNewEnquiries = (loaded: number): number => useKnown()?.new ?? loaded;

/** _id of the newest of all; null: none is known. */
export const useNewestEnquiry = (): string | null => useKnown()?.newest ?? null;

/**
 * Looks every few seconds, in a tab behind others too: its title tells. Less often while it fails, and
 * after the end of the session when somebody comes back.
 * @param loaded as the page came with it
 */
export function useEnquiryNews(loaded: EnquiryNews): void {
  const { new: count, newest } = loaded;
  useEffect(() => tell({ new: count, newest }), [count, newest]);

  const wait = useRef(LOOK_MS);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const events = new AbortController();
    async function look() {
      clearTimeout(timer);
      const answer = await ask(() => api("enquiries").news.$get());
      if (events.signal.aborted) return;
      if (answer.isOk) tell(answer.data);
      wait.current = answer.isOk ? LOOK_MS : Math.min(wait.current * 2, LONGEST_MS);
      if (answer.status !== SIGNED_OUT) timer = setTimeout(look, wait.current);
    }
    timer = setTimeout(look, LOOK_MS);
    addEventListener("focus", look, events);
    return () => {
      events.abort();
      clearTimeout(timer);
    };
  }, []);
}
