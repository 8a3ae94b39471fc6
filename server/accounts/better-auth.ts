import { AsyncLocalStorage } from "node:async_hooks";
import { betterAuth } from "better-auth";
import { APIError } from "better-auth/api";
import { isOrphan } from "#server/db/is-orphan.ts";
import type { Db } from "#server/db/schema.ts";
import type { Env } from "#server/env.ts";
import {
  AUTH_TABLES,
  passkeyPlugin,
  SECOND_FACTOR_PLUGIN,
  SESSION_DAYS,
  VALUES_AS,
} from "./better-auth-in.ts";
import { cookiePrefix, isHttps } from "./cookie-name.ts";
import { passkeyName } from "./passkey-place.ts";
import { hashPassword, verifyPassword } from "./password.ts";

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** It logs what it does not throw. */
const faultsUnderWay = new AsyncLocalStorage<Error[]>();

/**
 * What failed is thrown, also where better-auth hides it behind an error of its own, or swallows it.
 * @throws APIError 401: whoever it is about was removed meanwhile
 */
export async function told<T>(work: () => Promise<T>): Promise<T> {
  const faults: Error[] = [];
  const [answer] = await Promise.allSettled([faultsUnderWay.run(faults, work)]);
  const failed = answer.status === "rejected" ? [...faults, answer.reason] : faults;
  if (failed.some(isOrphan)) throw new APIError("UNAUTHORIZED");
  if (faults[0]) throw faults[0];
  if (answer.status === "rejected") throw answer.reason;
  return answer.value;
}

type BetterAuthDeps = { db: Db; secret: string; env: Pick<Env, "PUBLIC_URL" | "ownOrigins"> };

/** A passkey is two factors in one only where its device knew the person: by finger, face or code. */
function requireVerified(isVerified: boolean | undefined): void {
  if (!isVerified) throw new APIError("BAD_REQUEST", { code: "USER_NOT_VERIFIED" });
}

const withName = (name: string) => ({ rpID: name, madeFor: name });

export const createBetterAuth = ({ db, secret, env }: BetterAuthDeps) =>
  betterAuth({
    secret,
    database: { db, type: VALUES_AS, transaction: true },
    baseURL: env.PUBLIC_URL,
    ...AUTH_TABLES,
    session: {
      ...AUTH_TABLES.session,
      expiresIn: SESSION_DAYS * DAY_S,
      // Our doors ask for the password again instead.
      freshAge: 0,
      // A session that is used is extended; this is written once an hour.
      updateAge: HOUR_S,
    },
    // Our contracts check lengths, and `site.user.register` registers.
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 1,
      maxPasswordLength: 400,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    // No request reaches it, only its functions are called: `sign-in-limits.ts` counts before.
    rateLimit: { enabled: false },
    advanced: {
      // In one query; of two, better-auth would write a failure of the second to the console.
      database: { joins: true },
      cookiePrefix: cookiePrefix(env),
      // It would put its own prefix for https before ours.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps(env) },
      ipAddress: { disableIpTracking: true },
    },
    logger: {
      level: "error",
      log: (_level: string, _message: string, ...more: unknown[]) => {
        faultsUnderWay.getStore()?.push(...more.filter((one) => one instanceof Error));
      },
    },
    telemetry: { enabled: false },
    plugins: [
      SECOND_FACTOR_PLUGIN,
      passkeyPlugin({
        ...withName(passkeyName(env) ?? new URL(env.PUBLIC_URL).hostname),
        origin: [...env.ownOrigins],
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        registration: {
          afterVerification: ({ verification }) =>
            requireVerified(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: ({ verification }) =>
            requireVerified(verification.authenticationInfo.userVerified),
        },
      }),
    ],
  });

export type BetterAuth = ReturnType<typeof createBetterAuth>;

/** What a password for this address is held against. */
export async function findHash(
  auth: BetterAuth,
  email: string,
): Promise<string | null | undefined> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true });
  return found?.accounts.find(({ providerId }) => providerId === "credential")?.password;
}
