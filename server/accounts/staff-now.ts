import type { Db } from "#server/db/schema.ts";
import { betterAuthIn } from "./better-auth-in.ts";

/** By what somebody signs in. */
const SIGN_IN_BY = ["account", "twoFactor", "passkey"] as const;

/** More than there are: the adapter reads a hundred where nothing is said. */
const limit = 10_000;

type Row = Record<string, unknown> & { id: string };
type Member = Row & { email: string; owner: number | null };

/** Whoever is on the staff, and by what they sign in, as better-auth knows them. */
export type StaffNow = {
  members: Member[];
  signIn: { model: (typeof SIGN_IN_BY)[number]; rows: (Row & { userId: string })[] }[];
};

/** Null: nobody has registered yet. */
export async function findStaff(db: Db): Promise<StaffNow | null> {
  const { adapter } = await betterAuthIn(db);
  const [members, ...signIn] = await Promise.all([
    adapter.findMany<Member>({ model: "user", limit }),
    ...SIGN_IN_BY.map(async (model) => ({
      model,
      rows: await adapter.findMany<Row & { userId: string }>({ model, limit }),
    })),
  ]);
  return members.some(({ owner }) => owner) ? { members, signIn } : null;
}

/**
 * Whoever is on the staff then and now signs in as now: passwords that were changed since, because somebody knew them,
 * and codes that were used open nothing again. Whoever owns the site now owns it on: the owner of then may have been
 * removed since, and whoever has joined since would lock themselves out.
 * @param db of a backup that is put back
 */
export const keepStaff = (db: Db, { members, signIn }: StaffNow): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { adapter } = await betterAuthIn(tx);
    const of = (field: string, value: string) => [{ field, value }];
    const then = await adapter.findMany<Member>({ model: "user", limit });
    const there = new Set(then.map(({ id }) => id));
    const nowIds = new Set(members.map(({ id }) => id));
    // Removed since, and invited anew: not by what opened their account before.
    const again = new Set(then.flatMap(({ id, email }) => (nowIds.has(id) ? [] : email)));
    const kept = members.filter(
      ({ id, email, owner }) => there.has(id) || owner || again.has(email),
    );
    const keptIds = new Set(kept.map(({ id }) => id));
    // An address is of one of them, and it may have gone from one to another since; there are never two owners.
    const addresses = new Set(kept.map(({ email }) => email));
    for (const { id, email } of then) {
      const where = of("id", id);
      if (keptIds.has(id)) {
        const update = { owner: null, email: `${id}@then.invalid` };
        await adapter.update({ model: "user", where, update });
      } else if (addresses.has(email)) await adapter.deleteMany({ model: "user", where });
      else await adapter.update({ model: "user", where, update: { owner: null } });
    }
    for (const member of kept) {
      const { id, ...update } = member;
      if (there.has(id)) await adapter.update({ model: "user", where: of("id", id), update });
      else await adapter.create({ model: "user", data: member, forceAllowId: true });
    }
    for (const { model, rows } of signIn) {
      for (const { id } of kept) await adapter.deleteMany({ model, where: of("userId", id) });
      for (const data of rows.filter(({ userId }) => keptIds.has(userId))) {
        await adapter.create({ model, data, forceAllowId: true });
      }
    }
  });
