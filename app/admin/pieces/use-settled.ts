import { useEffect, useState } from "react";

const PAUSE_MS = 400;

/** What stands there once the typing pauses: half an address is no picture to ask for. */
export function useSettled<T>(value: T, pauseMs = PAUSE_MS): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
