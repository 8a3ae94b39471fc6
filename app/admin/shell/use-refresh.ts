import { useEffect } from "react";

const EVERY_MS = 60_000;

/** Once a minute while somebody looks, and whenever they come back to the window. */
export function useRefresh(refresh: () => void): void {
  useEffect(() => {
    const act = () => {
      if (document.visibilityState === "visible") refresh();
    };
    const timer = setInterval(act, EVERY_MS);
    addEventListener("focus", act);
    document.addEventListener("visibilitychange", act);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", act);
      document.removeEventListener("visibilitychange", act);
    };
  }, [refresh]);
}
