import type { RequestListener } from "node:http";
import type { MiddlewareHandler } from "hono";
import { endPatience, READ_MS, withPatience } from "#server/db/patience.ts";
import type { Env } from "#server/env.ts";

/**
 * In all. Whoever works here would rather wait than be sent away: a page of theirs asks more, and none is remembered for
 * them.
 */
const LIMITS_MS = { visitors: READ_MS, staff: 15_000 };

/** Who asks for many parts, one after the other, is no person: each of them has its limit, the whole has none. */
const SITEMAP = /^\/sitemap[^/]*\.xml(\?|$)/;

type PatientReads = {
  listener: RequestListener;
  isSignedIn: (cookie: string | undefined) => boolean;
  env: Pick<Env, "DATABASE_URL">;
  limitsMs?: typeof LIMITS_MS;
};

/**
 * Who reads waits for a slow database as long as for one that is away, and is answered as then; also whoever waits with
 * them when they have gone. What writes has the time that it needs: half done and told as failed, it might be stored all
 * the same. SQLite is on the same machine.
 */
export function patientReads({
  listener,
  isSignedIn,
  env,
  limitsMs = LIMITS_MS,
}: PatientReads): RequestListener {
  if (!env.DATABASE_URL) return listener;
  return (request, response) => {
    const { method, url = "", headers } = request;
    const isRead = method === "GET" || method === "HEAD";
    if (!isRead || SITEMAP.test(url)) return listener(request, response);
    const limitMs = isSignedIn(headers.cookie) ? limitsMs.staff : limitsMs.visitors;
    withPatience(() => listener(request, response), limitMs);
  };
}

/** What follows the head, such as a long table, comes as it comes. */
export const endWithHead: MiddlewareHandler = async (_, next) => {
  await next();
  endPatience();
};
