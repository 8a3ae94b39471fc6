import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "#server/process/log.ts";

export type RequestLog = { Variables: { requestId: string } };

/** Whoever asked has gone: what became of the answer is no fault. As nginx calls it. */
const GONE = 499;

/**
 * One line a request, without address, query, cookie or user agent: no personal data.
 * @param onMade hears how long each took, in milliseconds
 */
export function requestLog(
  log: Logger,
  onMade: (path: string, ms: number) => void = () => {},
): MiddlewareHandler<RequestLog> {
  return async (c, next) => {
    const id = randomUUID();
    const started = performance.now();
    c.set("requestId", id);
    await next();
    c.header("X-Request-Id", id);
    const ms = performance.now() - started;
    onMade(c.req.path, ms);
    log.info(
      {
        id,
        method: c.req.method,
        path: c.req.path.slice(0, 200),
        status: c.req.raw.signal.aborted ? GONE : c.res.status,
        ms: Math.round(ms),
      },
      "request",
    );
  };
}
