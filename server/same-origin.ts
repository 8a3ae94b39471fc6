import type { MiddlewareHandler } from "hono";
import type { Env } from "./env.ts";
import { plainPage } from "./plain-page.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what another site makes a browser send. A proxy may change the scheme or the Host, so the
 * canonical origin counts as ours too. Programs that name no origin are not browsers.
 */
export function sameOrigin({ PUBLIC_URL }: Pick<Env, "PUBLIC_URL">): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header("origin");
    const isOurs = origin === PUBLIC_URL || hostOf(origin) === c.req.header("host");
    if (origin === undefined || isOurs || READING.has(c.req.method)) return next();
    return c.req.path.startsWith("/api/")
      ? c.json({ message: "This was sent from another website. Send it from ours." }, 403)
      : plainPage(403);
  };
}

function hostOf(origin: string | undefined): string | null {
  return (origin && URL.parse(origin)?.host) || null;
}
