import type { Context } from "hono";
import type { Env } from "#server/env.ts";
import { clientAddress } from "#server/http/client-address.ts";

/** Who asks, as far as a request tells. */
export type Caller = {
  address: string;
  /** The Cookie header. */
  cookie?: string | undefined;
  userAgent?: string | undefined;
};

export function callerOf(c: Context, env: Pick<Env, "TRUST_PROXY">): Caller {
  return {
    address: clientAddress(c, env),
    cookie: c.req.header("cookie"),
    userAgent: c.req.header("user-agent"),
  };
}
