import { useEffect, useState } from "react";

/** True once something has been so for a while. */
export function useLate(isSo: boolean, ms: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isSo) return setLate(false);
    const timer = setTimeout(() => setLate(true), ms);
    return () => clearTimeout(timer);
  }, [isSo, ms]);
  return isSo && isLate;
}
