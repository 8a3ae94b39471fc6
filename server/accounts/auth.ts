import { isAPIError } from "better-auth/api";
import type { Login, Registration, User } from "#contracts/user.ts";
import type { Db, StaffTable } from "#server/db/schema.ts";
import type { Env } from "#server/env.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { Site } from "#server/site.ts";
import { createBetterAuth, told } from "./better-auth.ts";
import type { Caller } from "./caller.ts";
import type { KnownDevices } from "./known-device.ts";
import { hashPassword } from "./password.ts";
import type { SignInLimits } from "./sign-in-limits.ts";
import { toUser } from "./staff-role.ts";

const USER_AGENT_LENGTH = 300;

/** Values of Set-Cookie headers to answer with. */
type Cookies = { cookies: string[] };
export type Session = Cookies & { user: User; sessionId: string };
export type SignedIn = Cookies & { user: User };

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
  const auth = createBetterAuth({ db, secret, env });

  /** What a password for this address is held against. */
  async function findHash(email: string): Promise<string | null | undefined> {
    const { internalAdapter } = await auth.$context;
    const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true });
    return found?.accounts.find(({ providerId }) => providerId === "credential")?.password;
  }

  /** The device is known from now on. @returns null: the password is wrong, or was changed meanwhile */
  async function startSession(
    { email, password }: Login,
    { cookie, userAgent = "" }: Caller,
  ): Promise<SignedIn | null> {
    const hash = await findHash(email);
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
      // The answer to an invalid address takes as long as that to one without an account.
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

type AuthUser = Pick<StaffTable, "id" | "name" | "email"> & {
  owner?: number | null | undefined;
  language?: string | null | undefined;
};

const present = ({ owner = null, language = null, ...user }: AuthUser): User =>
  toUser({ ...user, owner, language });
