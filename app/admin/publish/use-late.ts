import { useEffect, useState } from "react";

/**
 * True once something has been so for a while.
 * @param since the while begins anew when this changes
 */
export function useLate(isSo: boolean, ms: number, since?: unknown): boolean {
  const [isLate, setLate] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `since` alone begins the while anew
  useEffect(() => {
    if (!isSo) return setLate(false);
    const timer = setTimeout(() => setLate(true), ms);
    return () => clearTimeout(timer);
  }, [isSo, ms, since]);
  return isSo && isLate;
}
