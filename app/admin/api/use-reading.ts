import { useCallback, useEffect, useRef, useState } from "react";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import { type Ask, ask } from "./client.ts";

/** How something is read; another function reads something else. */
export type Read<T> = (ask: Ask) => Promise<ApiAnswer<T>>;

type ReadingOptions<T> = {
  /** For what somebody waits for; what is read in the background asks for no sign-in. */
  call?: Ask;
  /** The page came with it. */
  loaded?: T;
};

type Found<T> = { by: Read<T> | null; data: T };

/**
 * Reads something while a screen is open: at once, and again when `read` changes. The old data
 * stays until newer data has come. A page's own data comes from its loader.
 */
export function useReading<T>(read: Read<T> | null, options: ReadingOptions<T> = {}) {
  const { call = ask, loaded } = options;
  const isLoaded = useRef(loaded !== undefined);
  const [found, setFound] = useState<Found<T> | null>(
    loaded === undefined ? null : { by: read, data: loaded },
  );
  const [answer, setAnswer] = useState<ApiAnswer<T> | null>(null);
  const turn = useRef(0);
  const waiting = useRef(0);

  const load = useCallback(
    async (by: Ask, other: Read<T> | null = read): Promise<void> => {
      if (!other) return;
      turn.current += 1;
      const mine = turn.current;
      if (by !== ask) waiting.current += 1;
      const next = await other(by);
      if (by !== ask) waiting.current -= 1;
      // Something newer was asked for, or has come, meanwhile.
      if (mine !== turn.current) return;
      setAnswer(next);
      if (next.isOk) setFound({ by: read, data: next.data });
    },
    [read],
  );

  // The caller may hold an older `refresh`, from before something else was asked for.
  const newest = useRef(load);
  useEffect(() => {
    newest.current = load;
    if (isLoaded.current) {
      isLoaded.current = false;
      return;
    }
    turn.current += 1;
    setAnswer(null);
    void load(call);
  }, [load, call]);

  return {
    /** Null while the first data loads; then the old data until the new has come. */
    data: found?.data ?? null,
    isCurrent: found?.by === read,
    /** The last one; null while it is on its way for the first time. */
    answer,
    /** Why there is nothing, or nothing newer. */
    problem: answer?.isOk === false ? answer : null,
    retry: () => load(call),
    /** For more of the same: replaces what was found. */
    retryAs: (other: Read<T>) => load(call, other),
    /**
     * In the background. It never replaces what somebody waits for, perhaps with a sign-in in
     * between.
     */
    refresh: useCallback(() => void (waiting.current === 0 && newest.current(ask)), []),
    /** The answer to a save: newer than anything that was asked for before. */
    take: useCallback(
      (data: T) => {
        turn.current += 1;
        setAnswer({ isOk: true, status: 200, data });
        setFound({ by: read, data });
      },
      [read],
    ),
    /** At once; what else has changed comes with the next answer. */
    change: (edit: (data: T) => T) => setFound((now) => now && { ...now, data: edit(now.data) }),
  };
}
