import { useCallback, useId, useLayoutEffect, useRef, useState } from "react";

/** @returns whether it could be kept */
type Keep = () => boolean;
type Tell = (id: string, keep: Keep | null) => void;

/** What is being written on the page at this moment, to be kept before the page is published or left. */
export type Unkept = { isThere: boolean; keepAll: Keep; tell: Tell };

export function useUnkept(): Unkept {
  const keeps = useRef(new Map<string, Keep>());
  const [isThere, setThere] = useState(false);
  const tell = useCallback<Tell>((id, keep) => {
    if (keep) keeps.current.set(id, keep);
    else keeps.current.delete(id);
    setThere(keeps.current.size > 0);
  }, []);
  return {
    isThere,
    keepAll: () => [...keeps.current.values()].map((keep) => keep()).every(Boolean),
    tell,
  };
}

/** @param isUnkept something is written that `keep` would store */
export function useTellUnkept({ tell }: Unkept, isUnkept: boolean, keep: Keep): void {
  const id = useId();
  const latest = useRef(keep);
  latest.current = keep;
  useLayoutEffect(() => {
    if (!isUnkept) return;
    tell(id, () => latest.current());
    return () => tell(id, null);
  }, [tell, id, isUnkept]);
}
