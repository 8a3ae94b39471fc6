import { isAPIError } from "better-auth/api";
import { parse } from "hono/utils/cookie";
import { asAppCode, type CodeWay } from "#contracts/second-factor.ts";
import type { Env } from "#server/env.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { Site } from "#server/site.ts";
import { type BetterAuth, findHash, told } from "./better-auth.ts";
import { type Caller, headersOf } from "./caller.ts";
import { cookiePrefix } from "./cookie-name.ts";
import { findUser } from "./find-user.ts";
import type { KnownDevices } from "./known-device.ts";
import { asRecoveryCode } from "./recovery-codes.ts";
import type { SecondFactors } from "./second-factor.ts";
import {
  createBeginning,
  type MailEnv,
  present,
  recordTry,
  type SignedIn,
} from "./session-start.ts";
import type { SignInLimits } from "./sign-in-limits.ts";
import { findSignInUnderWay } from "./sign-ins-under-way.ts";
import type { UsedCodes } from "./used-codes.ts";

type SecondStepDeps = {
  db: Parameters<typeof findSignInUnderWay>[0];
  site: Site;
  auth: BetterAuth;
  env: Pick<Env, "PUBLIC_URL"> & MailEnv;
  devices: KnownDevices;
  limits: SignInLimits;
  usedCodes: UsedCodes;
  secondFactor: Pick<SecondFactors, "requireReadable">;
};

const WRONG = { totp: "wrong-code", recovery: "wrong-recovery-code" } as const;
/** What better-auth says of such a code. */
const SAID_WRONG = ["INVALID_CODE", "INVALID_BACKUP_CODE"];

/** The code after the password. */
export function createSecondStep(deps: SecondStepDeps) {
  const { db, site, auth, env, limits, usedCodes, secondFactor } = deps;
  const begin = createBeginning(deps);
  const name = `${cookiePrefix(env)}.two_factor`;

  /** Nothing else of the browser's: with a session it would confirm that one. */
  const cookieOf = (cookie: string | undefined): string => parse(cookie ?? "", name)[name] ?? "";

  async function verify(way: CodeWay, code: string, caller: Caller) {
    const value = encodeURIComponent(cookieOf(caller.cookie));
    const asked = { headers: headersOf(caller, `${name}=${value}`), returnHeaders: true } as const;
    try {
      return await told(() =>
        way === "totp"
          ? auth.api.verifyTOTP({ ...asked, body: { code } })
          : auth.api.verifyBackupCode({ ...asked, body: { code } }),
      );
    } catch (error) {
      if (!isAPIError(error) || error.statusCode >= 500) throw error;
      const isWrong = SAID_WRONG.includes(String(error.body?.code));
      throw new DomainError(isWrong ? WRONG[way] : "code-step-over");
    }
  }

  return {
    /** Whether a code is waited for. */
    isUnderWay: async (cookie: string | undefined): Promise<boolean> =>
      (await findWaiting(cookie)) !== null,

    /**
     * A wrong code counts like a wrong password.
     * @throws DomainError "wrong-code", "wrong-recovery-code", "code-step-over": the password is asked for
     * again; "second-factor-lost", "too-many-tries"
     */
    async verify(way: CodeWay, typed: string, caller: Caller): Promise<SignedIn> {
      const userId = await findWaiting(caller.cookie);
      const user = userId && (await findUser(db, userId));
      if (!user) throw new DomainError("code-step-over");
      await secondFactor.requireReadable(user._id);
      return limits.code(user, caller, async () => {
        const hash = await findHash(auth, user.email);
        try {
          const code = way === "totp" ? asAppCode(typed) : asRecoveryCode(typed);
          if (way === "totp") await usedCodes.use(user._id, code);
          const { headers, response } = await verify(way, code, caller);
          const { token } = response;
          if (!hash || !token) throw new DomainError("code-step-over");
          const begun = { token, user: present(response.user), hash, caller };
          const signedIn = await begin({ ...begun, cookies: headers.getSetCookie() });
          if (!signedIn) throw new DomainError("code-step-over");
          await recordTry(site, signedIn.user, "sign-in");
          return signedIn;
        } catch (error) {
          if (error instanceof DomainError) await recordTry(site, user, "failed-sign-in");
          throw error;
        }
      });
    },
  };

  async function findWaiting(cookie: string | undefined): Promise<string | null> {
    const signed = cookieOf(cookie);
    const end = signed.lastIndexOf(".");
    return end > 0 ? findSignInUnderWay(db, signed.slice(0, end)) : null;
  }
}

export type SecondStep = ReturnType<typeof createSecondStep>;
