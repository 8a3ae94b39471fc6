import { use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useClock } from "#app/admin/times/clock.ts";
import { deviceStore } from "#app/forms/device-store.ts";
import { changedFields } from "./changes.ts";
import { DraftOwner } from "./draft-owner.ts";
import { createDrafts, type Draft } from "./draft-store.ts";

/** Somebody may type without a pause: then it is stored this often. */
const KEPT_EVERY_MS = 400;

/** Null: nothing to keep, or not yet; "refused": the device does not keep it. */
export type Kept = "kept" | "refused" | null;

/** Of all forms that are open. */
const unkeptDrafts = new Set<() => void>();

/** Keeps what waits to be kept, now. */
export function keepDraftsNow(): void {
  for (const keep of unkeptDrafts) keep();
}

type Typed<T> = {
  /** As the form shows it. */
  value: T;
  /** With what the form does not show yet. */
  now: () => T;
  /** As the draft keeps it. */
  sentAs?: string | undefined;
};

/** Keeps what is typed on this device, and finds what was typed before. */
export function useDrafts<T extends object>(
  key: string,
  stored: T,
  { value, now, sentAs }: Typed<T>,
) {
  const userId = use(DraftOwner);
  const clock = useClock();
  const drafts = useMemo(() => createDrafts(userId, deviceStore), [userId]);
  const session = useRef("");
  const unkept = useRef<(() => void) | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const [offers, setOffers] = useState<Draft<T>[]>([]);
  const [kept, setKept] = useState<Kept>(null);
  const isDirty = changedFields(stored, value).length > 0;

  const keepNow = useCallback(() => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = null;
    unkept.current?.();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was there when the form opened
  useEffect(() => {
    session.current ||= crypto.getRandomValues(new Uint32Array(2)).join("-");
    drafts.open();
    const others = drafts.find<T>(key).filter((draft) => draft.session !== session.current);
    setOffers(others.filter((draft) => bringsChange(draft, stored)));
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is changed follows from the value
  useEffect(() => {
    unkept.current = null;
    if (!isDirty) {
      if (session.current) drafts.drop(key, session.current);
      setKept(null);
      return;
    }
    typed();
    const keepAgain = (event: StorageEvent) => event.key === null && typed();
    addEventListener("storage", keepAgain);
    return () => removeEventListener("storage", keepAgain);
  }, [key, isDirty, value, sentAs]);

  function typed(): void {
    unkept.current = () => {
      unkept.current = null;
      const [at, value] = [clock().toISOString(), now()];
      const changed = changedFields(stored, value);
      const isKept = drafts.keep(key, { session: session.current, at, value, changed, sentAs });
      setKept(isKept ? "kept" : "refused");
    };
    timer.current ??= setTimeout(keepNow, KEPT_EVERY_MS);
  }

  // Somebody who leaves before that loses nothing either.
  useEffect(() => {
    unkeptDrafts.add(keepNow);
    addEventListener("pagehide", keepNow);
    return () => {
      unkeptDrafts.delete(keepNow);
      removeEventListener("pagehide", keepNow);
      keepNow();
    };
  }, [keepNow]);

  const discard = (draft: Draft<T>) => {
    drafts.drop(key, draft.session);
    setOffers((all) => all.filter((other) => other !== draft));
  };
  return {
    offers,
    discard,
    kept,
    /** Something changed that the form does not show yet. */
    typed,
  };
}

/** What others have saved since is no reason to offer it. */
function bringsChange<T extends object>({ value, changed }: Draft<T>, stored: T): boolean {
  const differing = changedFields(stored, value);
  return changed ? differing.some((field) => changed.includes(field)) : differing.length > 0;
}
