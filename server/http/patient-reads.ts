import type { RequestListener } from "node:http";
import type { MiddlewareHandler } from "hono";
import { endPatience, READ_MS, withPatience } from "#server/db/patience.ts";

/** Whoever works here would rather wait than be sent away: a page of theirs asks more, and none is remembered for them. */
const STAFF_MS = 15_000;

/**
 * Who reads waits for a slow database as long as for one that is away, and is answered as then. What writes has the time
 * that it needs: half done and told as failed, it might be stored all the same.
 */
export function patientReads(
  listener: RequestListener,
  isSignedIn: (cookie: string | undefined) => boolean,
): RequestListener {
  return (request, response) => {
    const { method, headers } = request;
    if (method !== "GET" && method !== "HEAD") return listener(request, response);
    const limitMs = isSignedIn(headers.cookie) ? STAFF_MS : READ_MS;
    withPatience((end) => {
      response.once("close", end);
      listener(request, response);
    }, limitMs);
  };
}

/** What follows the head, such as a long table, comes as it comes. */
export const endWithHead: MiddlewareHandler = async (_, next) => {
  await next();
  endPatience();
};
