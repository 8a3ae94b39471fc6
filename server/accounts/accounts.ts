import type { Db } from "#server/db/schema.ts";
import type { Env } from "#server/env.ts";
import type { Site } from "#server/site.ts";
import { createAuth } from "./auth.ts";
import { createBetterAuth } from "./better-auth.ts";
import { createKnownDevices } from "./known-device.ts";
import { createPasskeys } from "./passkeys.ts";
import { createPasswordHelp } from "./password-help.ts";
import { createSecondFactor } from "./second-factor.ts";
import { createSecondStep } from "./second-step.ts";
import type { MailEnv } from "./session-start.ts";
import { createSignInLimits } from "./sign-in-limits.ts";
import { createStaffDevices } from "./staff-devices.ts";
import { createUsedCodes } from "./used-codes.ts";

type AccountsDeps = {
  db: Db;
  site: Site;
  secret: string;
  env: Pick<Env, "PUBLIC_URL" | "ownOrigins"> & MailEnv;
};

/** Signing in, with all that counts and remembers who tries. */
export function createAccounts({ db, site, secret, env }: AccountsDeps) {
  const devices = createKnownDevices({ secret, env });
  const limits = createSignInLimits({ site, secret, devices });
  const usedCodes = createUsedCodes({ site, secret });
  const betterAuth = createBetterAuth({ db, secret, env });
  const deps = { db, site, secret, env, devices, limits, usedCodes, auth: betterAuth };
  const secondFactor = createSecondFactor(deps);
  return {
    auth: createAuth(deps),
    limits,
    isStaffDevice: createStaffDevices(deps),
    passwordHelp: createPasswordHelp({ ...deps, signInLimits: limits, secondFactor }),
    passkeys: createPasskeys(deps),
    secondFactor,
    secondStep: createSecondStep({ ...deps, secondFactor }),
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
