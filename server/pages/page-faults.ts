import type { Context } from "hono";
import { isRouteErrorResponse } from "react-router";
import { refusalOf, retryAfterOf } from "#contracts/refusals.ts";
import { errorPage } from "#server/http/error-page.ts";
import type { RequestLog } from "#server/http/request-log.ts";
import type { Logger } from "#server/process/log.ts";

/** What fails while a page is made. */
export function createPageFaults(log: Logger, c: Context<RequestLog>) {
  /** Of what failed for want of the database. */
  const whileAway: { retryAfterS: number | null }[] = [];

  return {
    report(error: unknown): void {
      // What the caller did wrong (a page asked to DELETE) is answered, not a fault of ours.
      if (isRouteErrorResponse(error) && error.status < 500) return;
      if (refusalOf(error)?.status === 503) whileAway.push({ retryAfterS: retryAfterOf(error) });
      else log.error({ err: error, id: c.get("requestId") }, "a page failed");
    },

    /** What is answered in the end. */
    answer(rendered: Response): Response {
      const [away] = whileAway;
      return away ? comeAgain(rendered, c.req.path, away.retryAfterS) : rendered;
    },
  };
}

/** A page says so in words; to a client navigation the answer tells which part failed, and is left. */
function comeAgain(response: Response, path: string, retryAfterS: number | null): Response {
  if (response.headers.get("Content-Type")?.startsWith("text/html")) {
    return errorPage(503, { path, retryAfterS });
  }
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "no-store");
  if (retryAfterS !== null) headers.set("Retry-After", String(retryAfterS));
  return new Response(response.body, { status: 503, headers });
}
