import { AsyncLocalStorage } from "node:async_hooks";
import { betterAuth } from "better-auth";
import { isAPIError } from "better-auth/api";
import type { Login, Registration, User } from "#contracts/user.ts";
import type { Db } from "#server/db/schema.ts";
import type { Env } from "#server/env.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { Site } from "#server/site.ts";
import type { Caller } from "./caller.ts";
import { cookiePrefix, isHttps } from "./cookie-name.ts";
import type { KnownDevices } from "./known-device.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import type { SignInLimits } from "./sign-in-limits.ts";
import { toUser } from "./staff-role.ts";

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
export const SESSION_DAYS = 30;
const USER_AGENT_LENGTH = 300;

/** Values of Set-Cookie headers to answer with. */
type Cookies = { cookies: string[] };
export type Session = Cookies & { user: User; sessionId: string };
export type SignedIn = Cookies & { user: User };

/** It logs what it does not throw. */
const faultsUnderWay = new AsyncLocalStorage<Error[]>();

type AuthDeps = {
  db: Db;
  site: Site;
  secret: string;
  env: Pick<Env, "PUBLIC_URL">;
  devices: KnownDevices;
  limits: SignInLimits;
};

/** Sessions and passwords: better-auth behind the few things that we ask of it. */
export function createAuth({ db, site, secret, env, devices, limits }: AuthDeps) {
  const auth = betterAuth({
    ...betterAuthOptions(env),
    secret,
    // How values are written, which is the same on either engine: dates as ISO text, booleans as 0 and 1.
    database: { db, type: "sqlite", transaction: true },
  });

  /** What failed is thrown, also where better-auth hides it behind an error of its own, or swallows it. */
  async function told<T>(work: () => Promise<T>): Promise<T> {
    const faults: Error[] = [];
    const [answer] = await Promise.allSettled([faultsUnderWay.run(faults, work)]);
    if (faults[0]) throw faults[0];
    if (answer.status === "rejected") throw answer.reason;
    return answer.value;
  }

  /** The device is known from now on. @returns null: the password is wrong, or was changed meanwhile */
  async function startSession(
    { email, password }: Login,
    { cookie, userAgent = "" }: Caller,
  ): Promise<SignedIn | null> {
    const hash = await site.staffSession.findHash(email);
    try {
      const { headers, response } = await told(() =>
        auth.api.signInEmail({
          body: { email, password },
          headers: new Headers({ "user-agent": userAgent.slice(0, USER_AGENT_LENGTH) }),
          returnHeaders: true,
        }),
      );
      const user = present(response.user);
      if (!hash || !(await site.staffSession.keep(response.token, user._id, hash))) return null;
      const remembered = devices.remember(cookie, user._id);
      return { user, cookies: [...headers.getSetCookie(), remembered] };
    } catch (error) {
      if (!isAPIError(error) || error.statusCode >= 500) throw error;
      // An address that cannot be one takes as long as one that has no account.
      if (error.statusCode !== 401) await hashPassword(password);
      return null;
    }
  }

  const signIn = ({ email, password }: Login, caller: Caller): Promise<SignedIn> =>
    limits.signIn(email, caller, async () => {
      const signedIn = await startSession({ email, password }, caller);
      const user = signedIn?.user ?? (await site.user.findByEmail(email));
      const thing = {
        thing: "user",
        thingId: user?._id ?? "",
        summary: user?.name ?? "",
      } as const;
      if (!signedIn) {
        await site.audit.record({ by: null, action: "failed-sign-in", ...thing });
        throw new DomainError("wrong-credentials");
      }
      await site.audit.record({ by: signedIn.user._id, action: "sign-in", ...thing });
      return signedIn;
    });

  async function signInAgain(login: Login, caller: Caller): Promise<SignedIn | null> {
    try {
      return await signIn(login, caller);
    } catch (error) {
      if (isRefusal(error)) return null;
      throw error;
    }
  }

  return {
    /** @param cookie the header, or nothing: then nobody is asked */
    async findSession(cookie: string | undefined): Promise<Session | null> {
      if (!cookie || !hasSession(cookie)) return null;
      const { headers, response } = await told(() =>
        auth.api.getSession({ headers: new Headers({ cookie }), returnHeaders: true }),
      );
      if (!response) return null;
      const user = present(response.user);
      const renewed = headers.getSetCookie();
      const cookies = renewed.length > 0 ? [...renewed, devices.remember(cookie, user._id)] : [];
      return { user, sessionId: response.session.id, cookies };
    },

    /** @throws DomainError "wrong-credentials", "too-many-tries" */
    signIn,

    /**
     * Sent again, because the answer was lost, it signs in whoever is registered already.
     * @throws DomainError of `site.user.register`, "too-many-tries"
     */
    register: (registration: Registration, caller: Caller): Promise<SignedIn> =>
      limits.register(caller, async () => {
        const { email, password } = registration;
        try {
          await site.user.register(registration);
        } catch (error) {
          const isSpent = isRefusal(error) && error.code === "invitation-needed";
          const again = isSpent ? await signInAgain({ email, password }, caller) : null;
          if (again) return again;
          throw error;
        }
        const signedIn = await startSession({ email, password }, caller);
        if (!signedIn) throw new Error("a user who has just registered cannot sign in");
        return signedIn;
      }),

    /** Ends the session, if there is one. */
    async signOut(cookie: string | undefined): Promise<Cookies> {
      const { headers } = await told(() =>
        auth.api.signOut({ headers: new Headers(cookie ? { cookie } : {}), returnHeaders: true }),
      );
      return { cookies: headers.getSetCookie() };
    },
  };
}

export type Auth = ReturnType<typeof createAuth>;

const isRefusal = (error: unknown): error is DomainError => error instanceof DomainError;

/** Over https something stands before it. */
export const SESSION_COOKIE = "rihla.session_token=";

/** Whether somebody may be signed in; what the cookie is worth is another question. */
export const hasSession = (cookie: string | undefined): boolean =>
  cookie?.includes(SESSION_COOKIE) ?? false;

function betterAuthOptions(env: Pick<Env, "PUBLIC_URL">) {
  return {
    baseURL: env.PUBLIC_URL,
    user: {
      modelName: "staff",
      additionalFields: { owner: { type: "number", required: false, input: false } },
    } as const,
    account: { modelName: "staffAccount" },
    verification: { modelName: "staffVerification" },
    session: {
      modelName: "staffSession",
      expiresIn: SESSION_DAYS * DAY_S,
      // A session in use goes on; the database hears of it once an hour.
      updateAge: HOUR_S,
    },
    // Lengths are our contracts' business; registering is `site.user.register`'s.
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 1,
      maxPasswordLength: 400,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    // Only its functions are called, no request reaches it: ours are checked before.
    rateLimit: { enabled: false },
    advanced: {
      // In one question; of two, a failure of the second would go to the console.
      database: { joins: true },
      cookiePrefix: cookiePrefix(env),
      // Its own prefix for https would stand before ours.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps(env) },
      ipAddress: { disableIpTracking: true },
    },
    logger: {
      level: "error",
      log: (_level: string, _message: string, ...more: unknown[]) => {
        faultsUnderWay.getStore()?.push(...more.filter((one) => one instanceof Error));
      },
    } as const,
    telemetry: { enabled: false },
  };
}

type AuthUser = { id: string; name: string; email: string; owner?: number | null | undefined };

const present = ({ owner = null, ...user }: AuthUser): User => toUser({ ...user, owner });
