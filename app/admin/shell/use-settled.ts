import { useEffect, useState } from "react";

const PAUSE_MS = 400;

/** What stands there once the typing pauses: half an address is no picture to ask for. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
