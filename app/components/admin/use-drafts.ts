import { useEffect, useRef, useState } from "react";
import { changedFields } from "./changes.ts";
import { type Draft, dropDraft, findDrafts, keepDraft } from "./draft-store.ts";

const PAUSE_MS = 300;

/** Keeps what is typed on this device, and finds what was typed before. */
export function useDrafts<T extends object>(key: string, stored: T, value: T) {
  const session = useRef("");
  const unkept = useRef<(() => void) | null>(null);
  const [offers, setOffers] = useState<Draft<T>[]>([]);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const changed = changedFields(stored, value);
  const isDirty = changed.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was there when the form opened
  useEffect(() => {
    session.current ||= crypto.getRandomValues(new Uint32Array(2)).join("-");
    const drafts = findDrafts<T>(key, localStorage);
    setOffers(
      drafts.filter(
        (draft) =>
          draft.session !== session.current && changedFields(stored, draft.value).length > 0,
      ),
    );
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is changed follows from the value
  useEffect(() => {
    unkept.current = null;
    if (!isDirty) {
      if (session.current) dropDraft(key, session.current, localStorage);
      return setKeptAt(null);
    }
    const keep = () => {
      unkept.current = null;
      const at = new Date().toISOString();
      const isKept = keepDraft(key, { session: session.current, at, value, changed }, localStorage);
      setKeptAt(isKept ? at : null);
    };
    unkept.current = keep;
    const timer = setTimeout(keep, PAUSE_MS);
    addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", keep);
    };
  }, [key, isDirty, value]);

  // Whoever leaves within the pause loses nothing either.
  useEffect(() => () => unkept.current?.(), []);

  const discard = (draft: Draft<T>) => {
    dropDraft(key, draft.session, localStorage);
    setOffers((all) => all.filter((other) => other !== draft));
  };
  return { offers, discard, keptAt };
}
