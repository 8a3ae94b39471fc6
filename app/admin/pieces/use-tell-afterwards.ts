import { useEffect, useRef } from "react";
import { useBeforeUnload } from "react-router";
import { showToast } from "#app/ui/toast.ts";

/**
 * For a long upload: the browser asks before its page is closed, and whoever has gone to another page of the
 * admin area is told there that it failed.
 * @returns what tells it; where its own page is still shown, that page's way
 */
export function useTellAfterwards(isUnderWay: boolean) {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  useBeforeUnload((event) => {
    if (isUnderWay) event.preventDefault();
  });
  return (message: string, tellHere: (message: string) => void): void =>
    isShown.current ? tellHere(message) : showToast(message, "error");
}
