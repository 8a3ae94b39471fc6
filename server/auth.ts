import { betterAuth } from "better-auth";
import { isAPIError } from "better-auth/api";
import type { Login, Registration, User } from "#contracts/user.ts";
import type { Db } from "./db/schema.ts";
import { DomainError } from "./domain/domain-error.ts";
import type { Site } from "./domain/index.ts";
import { hashPassword, verifyPassword } from "./domain/password.ts";
import type { Env } from "./env.ts";
import { createLimiter } from "./limiter.ts";

const DAY_S = 86_400;
export const SESSION_DAYS = 30;

const WINDOW_MS = 15 * 60_000;
const TRIES_PER_ACCOUNT = 10;
/** An office shares one address. */
const TRIES_PER_ADDRESS = 50;

/** Values of Set-Cookie headers to answer with. */
type Cookies = { cookies: string[] };
export type Session = Cookies & { user: User; sessionId: string };
export type SignedIn = Cookies & { user: User };

type AuthDeps = { db: Db; site: Site; secret: string; env: Pick<Env, "PUBLIC_URL"> };

/** Sessions and passwords: better-auth behind the few things that we ask of it. */
export function createAuth({ db, site, secret, env }: AuthDeps) {
  const auth = betterAuth({
    ...betterAuthOptions(env),
    secret,
    // How values are written, which is the same on either engine: dates as ISO text, booleans as 0 and 1.
    database: { db, type: "sqlite", transaction: true },
  });
  const limiter = (name: string, tries: number) =>
    createLimiter({ site, secret }, name, { tries, windowMs: WINDOW_MS });
  const accounts = limiter("sign in to account", TRIES_PER_ACCOUNT);
  const addresses = limiter("sign in from address", TRIES_PER_ADDRESS);

  /** better-auth does not say why it failed; a question of our own says when the database is away. */
  async function told<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isAPIError(error) && error.statusCode >= 500) await site.user.isFirst();
      throw error;
    }
  }

  /** The try counts unless it turns out right. */
  async function limited<T>(keys: { account?: string; address: string }, work: () => Promise<T>) {
    const { account, address } = keys;
    await addresses.take(address);
    if (account) await accounts.take(account);
    const result = await work();
    await addresses.giveBack(address);
    if (account) await accounts.giveBack(account);
    return result;
  }

  async function startSession({ email, password }: Login): Promise<SignedIn | null> {
    try {
      const { headers, response } = await told(() =>
        auth.api.signInEmail({
          body: { email, password },
          headers: new Headers(),
          returnHeaders: true,
        }),
      );
      return { user: present(response.user), cookies: headers.getSetCookie() };
    } catch (error) {
      if (!isAPIError(error) || error.statusCode >= 500) throw error;
      // An address that cannot be one takes as long as one that has no account.
      if (error.statusCode !== 401) await hashPassword(password);
      return null;
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
      const { user, session } = response;
      return { user: present(user), sessionId: session.id, cookies: headers.getSetCookie() };
    },

    /**
     * @param address of the client, for counting tries
     * @throws DomainError "wrong-credentials", "too-many-tries"
     */
    signIn: ({ email, password }: Login, address: string): Promise<SignedIn> =>
      limited({ account: email.toLowerCase(), address }, async () => {
        const signedIn = await startSession({ email, password });
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
      }),

    /** @throws DomainError of `site.user.register`, "too-many-tries" */
    register: (registration: Registration, address: string): Promise<SignedIn> =>
      limited({ address }, async () => {
        const { email } = await site.user.register(registration);
        const signedIn = await startSession({ email, password: registration.password });
        if (!signedIn) throw new Error("a user who has just registered cannot sign in");
        return signedIn;
      }),

    /**
     * Guessing the current password counts like signing in.
     * @throws DomainError of `site.profile.update`, "too-many-tries"
     */
    confirmed: <T>(user: User, address: string, work: () => Promise<T>): Promise<T> =>
      limited({ account: user.email, address }, work),

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

const COOKIE_PREFIX = "rihla";
export const SESSION_COOKIE = `${COOKIE_PREFIX}.session_token=`;

/** Whether somebody may be signed in; what the cookie is worth is another question. */
export const hasSession = (cookie: string | undefined): boolean =>
  cookie?.includes(SESSION_COOKIE) ?? false;

function betterAuthOptions({ PUBLIC_URL }: Pick<Env, "PUBLIC_URL">) {
  return {
    baseURL: PUBLIC_URL,
    user: { modelName: "staff" },
    account: { modelName: "staffAccount" },
    verification: { modelName: "staffVerification" },
    session: {
      modelName: "staffSession",
      expiresIn: SESSION_DAYS * DAY_S,
      // A session in use goes on; the database hears of it once a day.
      updateAge: DAY_S,
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
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: PUBLIC_URL.startsWith("https:"),
      ipAddress: { disableIpTracking: true },
    },
    logger: { disabled: true },
    telemetry: { enabled: false },
  };
}

function present({ id, name, email }: { id: string; name: string; email: string }): User {
  return { _id: id, name, email };
}
