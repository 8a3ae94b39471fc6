import { useLocation } from "react-router";
import { usePathChange } from "#app/site/shell/use-path-change.ts";
import { blogLinkOf } from "#contracts/blog-path.ts";

/**
 * Tells the server which post was opened inside the site: its data may have been fetched ahead,
 * and then the server gets no request. Nothing is sent about the visitor, and nobody waits for the
 * answer.
 */
export function useToldReads(): void {
  const { pathname } = useLocation();
  usePathChange(() => {
    const link = blogLinkOf(pathname);
    if (link === null) return;
    const read = new Blob([JSON.stringify({ link })], { type: "application/json" });
    navigator.sendBeacon("/api/reads", read);
  });
}
