import type { Context } from "hono";
import type { Caller } from "#server/accounts/caller.ts";
import type { Env } from "#server/env.ts";
import { clientAddress } from "./client-address.ts";

export const callerOf = (c: Context, env: Pick<Env, "TRUST_PROXY">): Caller => ({
  address: clientAddress(c, env),
  cookie: c.req.header("cookie"),
  userAgent: c.req.header("user-agent"),
});
