import { useEffect, useRef } from "react";
import { useLocation, useMatches } from "react-router";

/**
 * Runs after every change of path, and of the page of a list; not when React starts on the page,
 * and not between the paths of a route whose `handle` says that they are one place.
 */
export function usePathChange(act: () => void): void {
  const { pathname, search } = useLocation();
  const route = useMatches().at(-1);
  const handle = route?.handle as { isOnePlace?: boolean } | undefined;
  const path = handle?.isOnePlace ? route?.id : pathname;
  const place = `${path} ${new URLSearchParams(search).get("page") ?? ""}`;
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    act();
  });
}
