import type { RequestListener } from "node:http";
import type { MiddlewareHandler } from "hono";
import { endPatience, withPatience } from "#server/db/patience.ts";

/**
 * Who reads waits for a slow database as long as for one that is away, and is answered as then. What writes has the time
 * that it needs: half done and told as failed, it might be stored all the same.
 */
export const patientReads =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    const { method } = request;
    if (method !== "GET" && method !== "HEAD") return listener(request, response);
    withPatience((end) => {
      response.once("close", end);
      listener(request, response);
    });
  };

/** What follows the head, such as a long table, comes as it comes. */
export const endWithHead: MiddlewareHandler = async (_, next) => {
  await next();
  endPatience();
};
