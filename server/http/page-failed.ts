import type { ErrorHandler } from "hono";
import { refusalOf, retryAfterOf } from "#contracts/refusals.ts";
import type { Logger } from "#server/process/log.ts";
import { errorPage } from "./error-page.ts";
import type { RequestLog } from "./request-log.ts";

/** 503 while what a page needs is away, else 500. */
export const pageFailed =
  (log: Logger): ErrorHandler<RequestLog> =>
  (error, c) => {
    const refusal = refusalOf(error);
    const isAway = refusal?.status === 503;
    // Whoever runs the server must look after the bucket.
    if (!isAway || refusal.code === "pictures-away") {
      log.error({ err: error, id: c.get("requestId") }, "a page failed");
    }
    const { path } = c.req;
    return isAway
      ? errorPage(503, { path, retryAfterS: retryAfterOf(error) })
      : errorPage(500, { path });
  };
