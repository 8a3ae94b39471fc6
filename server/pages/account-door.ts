import type { Context } from "hono";
import type { AccountContext } from "#app/context.ts";
import type { Accounts } from "#server/accounts/accounts.ts";
import type { Session } from "#server/accounts/auth.ts";
import type { Env } from "#server/env.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { callerOf } from "#server/http/caller-of.ts";
import type { MailRoom } from "#server/mail/mail-room.ts";
import type { Site } from "#server/site.ts";

export type AccountDeps = Omit<Accounts, "limits"> & {
  site: Site;
  mailRoom: Pick<MailRoom, "isSending">;
  env: Env;
};

/** What pages do with accounts, for whoever sent this request. */
export function accountDoor(
  deps: AccountDeps,
  c: Context,
  session: Session | null,
): AccountContext {
  const { auth, passwordHelp, passkeys, secondFactor, secondStep, site, mailRoom } = deps;
  const cookie = c.req.header("cookie");
  const caller = () => callerOf(c, deps.env);

  async function findSecurity() {
    if (!session) throw new DomainError("not-found");
    const { user, sessionId } = session;
    const [factor, own, sessions] = await Promise.all([
      secondFactor.find(user._id),
      passkeys.list(user._id),
      site.staffSession.list(user._id, sessionId),
    ]);
    return { factor, passkeys: own, belongsTo: passkeys.belongsTo, sessions };
  }

  return {
    signIn: (login) => auth.signIn(login, caller()),
    isCodeWanted: () => secondStep.isUnderWay(cookie),
    signInByCode: (way, code) => secondStep.verify(way, code, caller()),
    register: (registration) => auth.register(registration, caller()),
    findSecurity,
    secondFactorDue: session?.secondFactorDue ?? null,
    findSecondFactorDuty: site.secondFactorDuty.find,
    signOut: () => auth.signOut(cookie),
    canMail: mailRoom.isSending,
    forgotPassword: (email) => passwordHelp.request(email, caller()),
    resetPassword: (token, password) => passwordHelp.reset(token, password, caller()),
  };
}
