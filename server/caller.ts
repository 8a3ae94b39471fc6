import type { Context } from "hono";
import { clientAddress } from "./client-address.ts";
import type { Env } from "./env.ts";

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
