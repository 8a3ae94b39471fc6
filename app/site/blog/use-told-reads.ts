import { useEffect } from "react";
import { useLocation } from "react-router";
import { usePathChange } from "#app/site/shell/use-path-change.ts";
import { blogLinkOf } from "#contracts/blog-path.ts";

/**
 * Tells the server which post was opened where it gets no request that says so: inside the site, whose data may have
 * been fetched ahead; and when the browser had fetched the page ahead. Nothing is sent about the visitor, and nobody
 * waits for the answer.
 */
export function useToldReads(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (wasFetchedAhead()) tell(location.pathname);
  }, []);
  usePathChange(() => tell(pathname));
}

function tell(pathname: string): void {
  const link = blogLinkOf(pathname);
  if (link === null) return;
  const read = new Blob([JSON.stringify({ link })], { type: "application/json" });
  navigator.sendBeacon("/api/reads", read);
}

type Opening = PerformanceEntry & { deliveryType?: string };

/** The server has not counted that request. https://www.w3.org/TR/resource-timing/#dom-performanceresourcetiming-deliverytype */
function wasFetchedAhead(): boolean {
  const [opening] = performance.getEntriesByType("navigation") as Opening[];
  return opening?.deliveryType === "navigational-prefetch";
}
