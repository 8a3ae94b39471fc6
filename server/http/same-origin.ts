import type { MiddlewareHandler } from "hono";
import { errorBody } from "#i18n/error-body.ts";
import type { Env } from "#server/env.ts";
import { errorPage } from "./error-page.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what another site makes a browser send. The Host header proves nothing: anybody can make
 * a name that leads here. Programs that send no origin are not browsers.
 */
export function sameOrigin(env: Pick<Env, "PUBLIC_URL" | "ownOrigins">): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header("origin");
    const isOurs = origin === undefined || env.ownOrigins.includes(origin);
    if (isOurs || READING.has(c.req.method)) return next();
    const isUnknownAddress = hostOf(origin) === c.req.header("host");
    const said = isUnknownAddress ? unknownAddress(env) : null;
    const isProgram = c.req.path.startsWith("/api/") || c.req.path.endsWith(".data");
    return isProgram
      ? c.json(said ?? errorBody("from-elsewhere"), 403)
      : errorPage(403, { path: c.req.path, message: said?.message });
  };
}

/** The site was opened at an address that it does not know as its own. */
function unknownAddress({ PUBLIC_URL, ownOrigins }: Pick<Env, "PUBLIC_URL" | "ownOrigins">) {
  return ownOrigins.length === 1
    ? errorBody("other-address", { address: PUBLIC_URL })
    : errorBody("unknown-address");
}

function hostOf(origin: string): string | null {
  return URL.parse(origin)?.host || null;
}
