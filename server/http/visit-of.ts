import type { IncomingMessage } from "node:http";
import type { Context } from "hono";
import type { Env } from "#server/env.ts";
import type { Visit } from "#server/jobs/visit-counts.ts";
import { callerAddress, clientAddress } from "./client-address.ts";

type Trust = Pick<Env, "TRUST_PROXY">;

/** Of what is answered without the app. */
export function visitOf(request: IncomingMessage, env: Trust): Visit {
  const { method = "", url = "", headers } = request;
  return {
    ...{ method, url },
    header: (name) => String(headers[name.toLowerCase()] ?? "") || undefined,
    address: () => callerAddress(request, env),
  };
}

export function visitIn(c: Context, env: Trust): Visit {
  const { pathname, search } = new URL(c.req.url);
  return {
    ...{ method: c.req.method, url: pathname + search },
    header: (name) => c.req.header(name),
    address: () => clientAddress(c, env),
  };
}
