import { createOTP } from "@better-auth/utils/otp";
import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { asAppCode, type SecondFactor, type SecondFactorSetUp } from "#contracts/second-factor.ts";
import { recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { Db } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { Site } from "#server/site.ts";
import { betterAuthIn } from "./better-auth-in.ts";
import { confirmedChange } from "./confirmed-change.ts";
import { requireUser } from "./find-user.ts";
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
      .select(["secret", "backupCodes", "verified"])
      .where("userId", "=", userId)
      .executeTakeFirst();

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
      const secret = await shut(made);
      await confirmedChange(db, { userId, currentPassword }, (tx) =>
        tx
          .insertInto("appSetUp")
          .values({ userId, secret })
          .onConflict((conflict) => conflict.column("userId").doUpdateSet({ secret }))
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
      const setUp = await db
        .selectFrom("appSetUp")
        .select("secret")
        .where("userId", "=", userId)
        .executeTakeFirst();
      if (!setUp) throw new DomainError("second-factor-missing");
      if (!(await createOTP(await open(setUp.secret)).verify(code))) {
        throw new DomainError("wrong-code");
      }
      await usedCodes.use(userId, code);
      const codes = makeRecoveryCodes();
      const backupCodes = await shut(JSON.stringify(codes));
      await db.transaction().execute(async (tx) => {
        const { name } = await requireUser(tx, userId, { lock: true });
        const { numDeletedRows } = await tx
          .deleteFrom("appSetUp")
          .where("userId", "=", userId)
          .where("secret", "=", setUp.secret)
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw new DomainError("second-factor-missing");
        const { adapter, internalAdapter } = await betterAuthIn(tx);
        await adapter.deleteMany({
          model: "twoFactor",
          where: [{ field: "userId", value: userId }],
        });
        const row = { userId, secret: setUp.secret, backupCodes, verified: true };
        await adapter.create({ model: "twoFactor", data: row });
        await internalAdapter.updateUser(userId, { twoFactorEnabled: true });
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
      await confirmedChange(db, { userId, currentPassword }, async (tx, name) => {
        const { adapter } = await betterAuthIn(tx);
        const where = [{ field: "userId", value: userId }];
        const renewed = await adapter.update({
          model: "twoFactor",
          where,
          update: { backupCodes },
        });
        if (!renewed) throw new DomainError("second-factor-missing");
        const deed = { action: "recovery-codes", thing: "user", thingId: userId } as const;
        await recordAuditEntry(tx, { by: userId, ...deed, summary: name });
      });
      return codes;
    },

    /** @throws DomainError "wrong-current-password", "second-factor-missing" */
    end: (userId: string, currentPassword: string): Promise<void> =>
      confirmedChange(db, { userId, currentPassword }, (tx, name) =>
        endSecondFactor(tx, { userId, name, by: userId }),
      ),
  };
}

export type SecondFactors = ReturnType<typeof createSecondFactor>;
