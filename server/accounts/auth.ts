import { isAPIError } from "better-auth/api";
import type { SecondStep } from "#contracts/second-factor.ts";
import type { Login, Registration, User } from "#contracts/user.ts";
import type { Db } from "#server/db/schema.ts";
import { codeOf } from "#server/errors/code-of.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { Site } from "#server/site.ts";
import { type BetterAuth, findHash, told } from "./better-auth.ts";
import { type Caller, headersOf } from "./caller.ts";
import type { KnownDevices } from "./known-device.ts";
import { hashPassword } from "./password.ts";
import {
  type Cookies,
  createBeginning,
  type MailEnv,
  present,
  recordTry,
  type SignedIn,
} from "./session-start.ts";
import type { SignInLimits } from "./sign-in-limits.ts";
import { keepSignInUnderWay } from "./sign-ins-under-way.ts";

export type Session = Cookies & {
  user: User;
  sessionId: string;
  /** From when they need a second factor, which they do not have, ISO 8601; null: nothing is missing. */
  secondFactorDue: string | null;
};
/** The password was right; who it is, a code says. */
export type CodeWanted = Cookies & SecondStep;

/** Of a database that may still be read. */
const UNWRITABLE = new Set(["database-shut", "database-held", "database-lost", "no-room"]);

/** They need a second factor first. */
export const isHeldUp = ({ secondFactorDue: due }: Pick<Session, "secondFactorDue">): boolean =>
  due !== null && Date.parse(due) <= Date.now();

type AuthDeps = {
  db: Db;
  site: Site;
  env: MailEnv;
  auth: BetterAuth;
  devices: KnownDevices;
  limits: SignInLimits;
};

/** Sessions and passwords: better-auth behind the few things that we ask of it. */
export function createAuth(deps: AuthDeps) {
  const { db, site, auth, devices, limits } = deps;
  const begin = createBeginning(deps);

  /** The device is known from now on. @returns null: the password is wrong, or was changed meanwhile */
  async function startSession(
    { email, password }: Login,
    caller: Caller,
    isFirst = false,
  ): Promise<SignedIn | CodeWanted | null> {
    const hash = await findHash(auth, email);
    try {
      const { headers, response } = await told(() =>
        auth.api.signInEmail({
          body: { email, password },
          headers: headersOf(caller),
          returnHeaders: true,
        }),
      );
      const cookies = headers.getSetCookie();
      if (!("user" in response)) {
        const user = await site.user.findByEmail(email);
        const isKept = user && hash && (await keepSignInUnderWay(db, user._id, hash));
        return isKept ? { secondFactor: ["totp"], cookies } : null;
      }
      const { token, user } = response;
      return hash
        ? await begin({ token, user: present(user), hash, cookies, caller, isFirst })
        : null;
    } catch (error) {
      if (!isAPIError(error) || error.statusCode >= 500) throw error;
      // The answer to an invalid address takes as long as that to one without an account.
      if (error.statusCode !== 401) await hashPassword(password);
      return null;
    }
  }

  const signIn = ({ email, password }: Login, caller: Caller): Promise<SignedIn | CodeWanted> =>
    limits.signIn(email, caller, async () => {
      const answer = await startSession({ email, password }, caller);
      if (!answer) {
        await recordTry(site, await site.user.findByEmail(email), "failed-sign-in");
        throw new DomainError("wrong-credentials");
      }
      if ("user" in answer) await recordTry(site, answer.user, "sign-in");
      return answer;
    });

  async function signInAgain(login: Login, caller: Caller): Promise<SignedIn | null> {
    try {
      const answer = await signIn(login, caller);
      return "user" in answer ? answer : null;
    } catch (error) {
      if (isRefusal(error)) return null;
      throw error;
    }
  }

  /** @param cookie the header, or nothing: then nobody is asked */
  async function findAnySession(cookie: string | undefined): Promise<Session | null> {
    if (!cookie || !hasSession(cookie)) return null;
    const find = (query?: { disableRefresh: true }) =>
      told(() =>
        auth.api.getSession({ headers: new Headers({ cookie }), query, returnHeaders: true }),
      );
    const { headers, response } = await find().catch((error: unknown) => {
      // Where nothing can be written, whoever is signed in still reads.
      if (!UNWRITABLE.has(codeOf(error))) throw error;
      return find({ disableRefresh: true });
    });
    if (!response) return null;
    const user = present(response.user);
    const renewed = headers.getSetCookie();
    const cookies = renewed.length > 0 ? [...renewed, devices.remember(cookie, user._id)] : [];
    const { twoFactorEnabled } = response.user;
    const secondFactorDue = twoFactorEnabled ? null : await site.secondFactorDuty.since();
    return { user, sessionId: response.session.id, cookies, secondFactorDue };
  }

  return {
    /** Also of whoever can do nothing before they have a second factor. */
    findAnySession,

    /** Of whoever may do what their role allows. */
    async findSession(cookie: string | undefined): Promise<Session | null> {
      const session = await findAnySession(cookie);
      return session && !isHeldUp(session) ? session : null;
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
        const signedIn = await startSession({ email, password }, caller, true);
        if (!signedIn || !("user" in signedIn))
          throw new Error("a user who has just registered cannot sign in");
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
