import type { Db } from "#server/db/schema.ts";
import { betterAuthIn } from "./better-auth-in.ts";

/** By what somebody signs in. */
const SIGN_IN_BY = ["account", "twoFactor", "passkey"] as const;

type Row = Record<string, unknown> & { id: string };

/** The owner, and by what they sign in, as better-auth knows them. */
export type OwnerNow = {
  user: Row & { email: string };
  signIn: { model: (typeof SIGN_IN_BY)[number]; rows: Row[] }[];
};

/** Null: nobody has registered yet. */
export async function findOwner(db: Db): Promise<OwnerNow | null> {
  const { adapter } = await betterAuthIn(db);
  const user = await adapter.findOne<OwnerNow["user"]>({
    model: "user",
    where: [{ field: "owner", value: 1 }],
  });
  if (!user) return null;
  const where = [{ field: "userId", value: user.id }];
  const signIn = await Promise.all(
    SIGN_IN_BY.map(async (model) => ({
      model,
      rows: await adapter.findMany<Row>({ model, where }),
    })),
  );
  return { user, signIn };
}

/**
 * Whoever owns the site now owns it on, and signs in as now: the owner of then may have been removed since, and whoever
 * has joined since would lock themselves out.
 * @param db of a backup that is put back
 */
export const keepOwner = (db: Db, { user, signIn }: OwnerNow): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { adapter } = await betterAuthIn(tx);
    const { id, ...fields } = user;
    const isThem = [{ field: "id", value: id }];
    // There are never two.
    await adapter.updateMany({
      model: "user",
      where: [{ field: "owner", value: 1 }],
      update: { owner: null },
    });
    const isThere = (await adapter.findOne({ model: "user", where: isThem })) !== null;
    // An address is of one of them: of then it may be that of somebody who was removed since.
    const others = await adapter.findMany<Row>({
      model: "user",
      where: [{ field: "email", value: user.email }],
    });
    for (const other of others.filter((one) => one.id !== id)) {
      await adapter.deleteMany({ model: "user", where: [{ field: "id", value: other.id }] });
    }
    if (isThere) await adapter.update({ model: "user", where: isThem, update: fields });
    else await adapter.create({ model: "user", data: user, forceAllowId: true });
    for (const { model, rows } of signIn) {
      await adapter.deleteMany({ model, where: [{ field: "userId", value: id }] });
      for (const data of rows) await adapter.create({ model, data, forceAllowId: true });
    }
  });
