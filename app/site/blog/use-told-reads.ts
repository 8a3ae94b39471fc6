import { usePathChange } from "#app/site/shell/use-path-change.ts";
import { blogLinkOf } from "#contracts/blog-path.ts";

/**
 * Says which post was opened by moving about: its data may have been fetched ahead, and then nobody
 * asks the server again. Nothing is said of the visitor, and no answer is waited for.
 */
export function useToldReads(): void {
  usePathChange(() => {
    const link = blogLinkOf(window.location.pathname);
    if (link === null) return;
    const read = new Blob([JSON.stringify({ link })], { type: "application/json" });
    navigator.sendBeacon("/api/reads", read);
  });
}
