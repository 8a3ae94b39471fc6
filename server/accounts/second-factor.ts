import { createOTP } from "@better-auth/utils/otp";
import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { asAppCode, type SecondFactor, type SecondFactorSetUp } from "#contracts/second-factor.ts";
import { recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { sortableId } from "#server/db/sortable-id.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { Site } from "#server/site.ts";
import { requireUser } from "./find-user.ts";
import { requirePassword, requireStillPassword } from "./password.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";
import { endSecondFactor } from "./second-factor-end.ts";
import { endSignInsUnderWay } from "./sign-ins-under-way.ts";
import type { UsedCodes } from "./used-codes.ts";

/** Letters, as the plugin makes them. */
const SECRET_LENGTH = 32;

type SecondFactorDeps = { db: Db; site: Site; secret: string; usedCodes: UsedCodes };

/**
 * The app whose code is asked for after the password, and the codes for whoever lost it. Signing in reads the
 * same rows through better-auth's plugin.
 */
export function createSecondFactor({ db, site, secret: key, usedCodes }: SecondFactorDeps) {
  const shut = (data: string) => symmetricEncrypt({ key, data });

  /** @throws DomainError "second-factor-lost": the site's secret is another one by now */
  const open = (data: string): Promise<string> =>
    symmetricDecrypt({ key, data }).catch(() => {
      throw new DomainError("second-factor-lost");
    });

  const find = (userId: string) =>
    db
      .selectFrom("staffTwoFactor")
      .select(["secret", "backupCodes", "verified", "nextSecret"])
      .where("userId", "=", userId)
      .executeTakeFirst();

  /** With the password of now, in a transaction that locks the user. */
  async function change<T>(
    userId: string,
    currentPassword: string,
    work: (tx: Tx, name: string) => Promise<T>,
  ): Promise<T> {
    const known = await requirePassword(db, userId, currentPassword);
    return db.transaction().execute(async (tx) => {
      const { name } = await requireUser(tx, userId, { lock: true });
      await requireStillPassword(tx, userId, known);
      return work(tx, name);
    });
  }

  return {
    async find(userId: string): Promise<SecondFactor> {
      const row = await find(userId);
      if (!row?.verified) return { isOn: false, recoveryCodesLeft: 0 };
      const codes: string[] = await open(row.backupCodes).then(JSON.parse, () => []);
      return { isOn: true, recoveryCodesLeft: codes.length };
    },

    /** @throws DomainError "second-factor-lost" */
    async requireReadable(userId: string): Promise<void> {
      const row = await find(userId);
      if (row?.verified) await open(row.secret);
    },

    /**
     * An app that counts already goes on counting until the new one is confirmed.
     * @throws DomainError "wrong-current-password", "not-found"
     */
    async start(userId: string, currentPassword: string): Promise<SecondFactorSetUp> {
      const made = generateRandomString(SECRET_LENGTH);
      const nextSecret = await shut(made);
      await change(userId, currentPassword, (tx) =>
        tx
          .insertInto("staffTwoFactor")
          .values({
            ...{ id: sortableId(), userId, nextSecret },
            ...{ secret: "", backupCodes: "", verified: 0 },
          })
          .onConflict((conflict) => conflict.column("userId").doUpdateSet({ nextSecret }))
          .execute(),
      );
      const [{ email }, { brand }] = await Promise.all([
        requireUser(db, userId),
        site.settings.get(),
      ]);
      const uri = createOTP(made).url(brand.name, email);
      return { uri, secret: new URL(uri).searchParams.get("secret") ?? "" };
    },

    /**
     * From now on the code is asked for.
     * @returns the recovery codes, which are shown once
     * @throws DomainError "wrong-code", "second-factor-missing": none is being set up, "second-factor-lost"
     */
    async confirm(userId: string, typed: string): Promise<string[]> {
      const code = asAppCode(typed);
      const nextSecret = (await find(userId))?.nextSecret;
      if (!nextSecret) throw new DomainError("second-factor-missing");
      if (!(await createOTP(await open(nextSecret)).verify(code))) {
        throw new DomainError("wrong-code");
      }
      await usedCodes.use(userId, code);
      const codes = makeRecoveryCodes();
      const backupCodes = await shut(JSON.stringify(codes));
      await db.transaction().execute(async (tx) => {
        const { name } = await requireUser(tx, userId, { lock: true });
        const { numUpdatedRows } = await tx
          .updateTable("staffTwoFactor")
          .set({ secret: nextSecret, backupCodes, verified: 1, nextSecret: null })
          .where("userId", "=", userId)
          .where("nextSecret", "=", nextSecret)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new DomainError("second-factor-missing");
        await tx
          .updateTable("staff")
          .set({ twoFactorEnabled: 1 })
          .where("id", "=", userId)
          .execute();
        await endSignInsUnderWay(tx, userId);
        const deed = { action: "second-factor", thing: "user", thingId: userId } as const;
        await recordAuditEntry(tx, { by: userId, ...deed, summary: name });
      });
      return codes;
    },

    /**
     * Those of before open nothing any more.
     * @throws DomainError "wrong-current-password", "second-factor-missing"
     */
    async renewRecoveryCodes(userId: string, currentPassword: string): Promise<string[]> {
      const codes = makeRecoveryCodes();
      const backupCodes = await shut(JSON.stringify(codes));
      await change(userId, currentPassword, async (tx, name) => {
        const { numUpdatedRows } = await tx
          .updateTable("staffTwoFactor")
          .set({ backupCodes })
          .where("userId", "=", userId)
          .where("verified", "=", 1)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new DomainError("second-factor-missing");
        const deed = { action: "recovery-codes", thing: "user", thingId: userId } as const;
        await recordAuditEntry(tx, { by: userId, ...deed, summary: name });
      });
      return codes;
    },

    /** @throws DomainError "wrong-current-password", "second-factor-missing" */
    end: (userId: string, currentPassword: string): Promise<void> =>
      change(userId, currentPassword, (tx, name) =>
        endSecondFactor(tx, { userId, name, by: userId }),
      ),
  };
}

export type SecondFactors = ReturnType<typeof createSecondFactor>;
