import type { Db } from "#server/db/schema.ts";
import type { Env } from "#server/env.ts";
import type { Site } from "#server/site.ts";
import { createAuth } from "./auth.ts";
import { createKnownDevices } from "./known-device.ts";
import { createPasswordHelp } from "./password-help.ts";
import { createSignInLimits } from "./sign-in-limits.ts";

type AccountsDeps = { db: Db; site: Site; secret: string; env: Pick<Env, "PUBLIC_URL"> };

/** Signing in, with all that counts and remembers who tries. */
export function createAccounts({ db, site, secret, env }: AccountsDeps) {
  const devices = createKnownDevices({ secret, env });
  const limits = createSignInLimits({ site, secret, devices });
  const auth = createAuth({ db, site, secret, env, devices, limits });
  const passwordHelp = createPasswordHelp({ site, secret, devices, signInLimits: limits });
  return { auth, limits, passwordHelp };
}

export type Accounts = ReturnType<typeof createAccounts>;
