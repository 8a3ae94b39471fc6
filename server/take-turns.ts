import type { Context, MiddlewareHandler } from "hono";
import type { ErrorBody } from "#contracts/error.ts";
import { plainPage } from "./plain-page.ts";

/** Rendering shares one thread: more side by side end later, and hold more memory meanwhile. */
const AT_ONCE = 16;
/** About a second of rendering. */
const MOST_WAITING = 400;
const RETRY_AFTER_S = 2;

/**
 * Of those who read what is not remembered a few are answered at once, some wait, all others hear in
 * words that it is too much: a flood costs a second of patience, not the memory. Writes go past, since
 * they last as long as their sender takes.
 */
export function takeTurns({
  atOnce = AT_ONCE,
  mostWaiting = MOST_WAITING,
} = {}): MiddlewareHandler {
  let atWork = 0;
  const waiting: (() => void)[] = [];

  return async (c, next) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    if (atWork >= atOnce) {
      if (waiting.length >= mostWaiting) return tooMany(c);
      // The turn is handed over by who ends.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      atWork++;
    }
    try {
      await next();
    } finally {
      const following = waiting.shift();
      if (following) following();
      else atWork--;
    }
  };
}

function tooMany(c: Context): Response {
  const message = "Too many ask at this moment. Try again in a few seconds.";
  if (!c.req.path.startsWith("/api/")) return plainPage(503, RETRY_AFTER_S);
  const headers = { "Retry-After": String(RETRY_AFTER_S), "Cache-Control": "no-store" };
  return c.json<ErrorBody>({ message }, 503, headers);
}
