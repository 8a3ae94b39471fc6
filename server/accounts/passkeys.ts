import type { MadePasskey, Passkey, PasskeyQuestion, UsedPasskey } from "#contracts/passkey.ts";
import { recordAuditEntry } from "#server/audit/audit-entry.ts";
import { isTaken } from "#server/db/is-taken.ts";
import type { Db } from "#server/db/schema.ts";
import type { Env } from "#server/env.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { Site } from "#server/site.ts";
import { type BetterAuth, findHash, told } from "./better-auth.ts";
import { betterAuthIn } from "./better-auth-in.ts";
import { type Caller, headersOf } from "./caller.ts";
import { confirmedChange } from "./confirmed-change.ts";
import { requireUser } from "./find-user.ts";
import type { KnownDevices } from "./known-device.ts";
import { passkeyName } from "./passkey-place.ts";
import { requirePassword } from "./password.ts";
import {
  type Cookies,
  createBeginning,
  type MailEnv,
  present,
  recordTry,
  type SignedIn,
} from "./session-start.ts";
import type { SignInLimits } from "./sign-in-limits.ts";

type PasskeyDeps = {
  db: Db;
  site: Site;
  auth: BetterAuth;
  env: Pick<Env, "PUBLIC_URL"> & MailEnv;
  devices: KnownDevices;
  limits: SignInLimits;
};

type Asked = Cookies & { question: PasskeyQuestion };

/**
 * What is wrong with an answer is the passkey's fault, also that there is such a one; faults of the database and of
 * ours have a code.
 */
async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await told(work);
  } catch (error) {
    if (error instanceof Error && "code" in error && !isTaken(error)) throw error;
    throw new DomainError("passkey-refused");
  }
}

const own = (userId: string, id: string) => [
  { field: "id", value: id },
  { field: "userId", value: userId },
];

/** Signing in by finger, face or screen lock: better-auth's plugin behind our rules. */
export function createPasskeys(deps: PasskeyDeps) {
  const { db, site, auth, env, limits } = deps;
  const begin = createBeginning(deps);
  const belongsTo = passkeyName(env);

  const requirePlace = () => {
    if (belongsTo === null) throw new DomainError("no-passkeys-here");
  };

  return {
    /** The name they belong to; null: none can be made at this address. */
    belongsTo,

    async list(userId: string): Promise<Passkey[]> {
      const rows = await db
        .selectFrom("staffPasskey")
        .select(["id as _id", "name", "createdAt", "madeFor"])
        .where("userId", "=", userId)
        .orderBy("createdAt")
        .orderBy("id")
        .execute();
      return rows.map(({ name, createdAt, ...row }) => ({
        ...{ ...row, name: name ?? "", createdAt: createdAt ?? new Date(0).toISOString() },
      }));
    },

    /**
     * What a new one is made for.
     * @param cookie of the session @throws DomainError "wrong-current-password", "no-passkeys-here"
     */
    async question(userId: string, currentPassword: string, cookie: string): Promise<Asked> {
      requirePlace();
      await requirePassword(db, userId, currentPassword);
      const { headers, response } = await asked(() =>
        auth.api.generatePasskeyRegistrationOptions({
          headers: new Headers({ cookie }),
          returnHeaders: true,
        }),
      );
      // Programs that keep passkeys show it; the plugin would know no name but that of its maker.
      const { brand } = await site.settings.get();
      const question = { ...response, rp: { ...response.rp, name: brand.name } };
      return { question, cookies: headers.getSetCookie() };
    },

    /** @throws DomainError "passkey-refused" */
    async add(
      userId: string,
      { name, answer }: { name: string; answer: MadePasskey },
      cookie: string,
    ): Promise<Passkey[]> {
      await asked(() =>
        auth.api.verifyPasskeyRegistration({
          headers: new Headers({ cookie }),
          body: { response: answer, name },
        }),
      );
      const { name: summary } = await requireUser(db, userId);
      const deed = { action: "passkey", thing: "user", thingId: userId } as const;
      await site.audit.record({ by: userId, ...deed, summary });
      return this.list(userId);
    },

    /** @throws DomainError "not-found" */
    async rename(userId: string, id: string, name: string): Promise<Passkey[]> {
      await db.transaction().execute(async (tx) => {
        const { adapter } = await betterAuthIn(tx);
        const where = own(userId, id);
        const changed = await adapter.updateMany({ model: "passkey", where, update: { name } });
        if (changed === 0) throw new DomainError("not-found");
      });
      return this.list(userId);
    },

    /** The password stays another way in. @throws DomainError "wrong-current-password", "not-found" */
    async remove(userId: string, id: string, currentPassword: string): Promise<Passkey[]> {
      await confirmedChange(db, { userId, currentPassword }, async (tx, name) => {
        const { adapter } = await betterAuthIn(tx);
        const where = own(userId, id);
        const removed = await adapter.deleteMany({ model: "passkey", where });
        if (removed === 0) throw new DomainError("not-found");
        const deed = { action: "passkey-end", thing: "user", thingId: userId } as const;
        await recordAuditEntry(tx, { by: userId, ...deed, summary: name });
      });
      return this.list(userId);
    },

    /** Whoever's it is, the passkey says. @throws DomainError "no-passkeys-here", "too-many-tries" */
    async signInQuestion(caller: Caller): Promise<Asked> {
      await limits.question(caller);
      requirePlace();
      const { headers, response } = await asked(() =>
        auth.api.generatePasskeyAuthenticationOptions({
          headers: headersOf(caller),
          returnHeaders: true,
        }),
      );
      const question = { ...response, userVerification: "required" };
      return { question, cookies: headers.getSetCookie() };
    },

    /** @throws DomainError "passkey-refused", "too-many-tries" */
    signIn: (answer: UsedPasskey, caller: Caller): Promise<SignedIn> =>
      limits.passkey(caller, async () => {
        const { headers, response } = await asked(() =>
          auth.api.verifyPasskeyAuthentication({
            headers: headersOf(caller, caller.cookie),
            body: { response: answer },
            returnHeaders: true,
          }),
        );
        const user = present(response.user);
        const hash = await findHash(auth, user.email);
        const begun = {
          token: response.session.token,
          user,
          caller,
          cookies: headers.getSetCookie(),
        };
        const signedIn = hash ? await begin({ ...begun, hash }) : null;
        if (!signedIn) throw new DomainError("passkey-refused");
        await recordTry(site, user, "sign-in");
        return signedIn;
      }),
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;
