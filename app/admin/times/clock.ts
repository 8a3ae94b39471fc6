import { createContext, use } from "react";

/** So much is to be added to what the device's clock says, ms: it may be wrong by years. */
export const ClockSkew = createContext(0);

/** The server's clock: at the first paint, too, both say the same. */
export function useClock(): () => Date {
  const skew = use(ClockSkew);
  return () => new Date(Date.now() + skew);
}

export const useNow = (): Date => useClock()();
