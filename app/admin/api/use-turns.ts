import { useCallback, useRef } from "react";

/** @returns runs what it is given one after another, in the order of asking, whether it fails or not */
export function useTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback((work) => {
    const done = last.current.then(work);
    last.current = done.catch(() => undefined);
    return done;
  }, []);
}
