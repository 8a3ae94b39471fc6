import { randomUUID } from "node:crypto";
import type { User } from "#contracts/user.ts";
import { addUser } from "#server/accounts/user.ts";
import type { Db } from "#server/db/schema.ts";
import { makeSession } from "./make-session.ts";
import type { TestApi } from "./open-test-api.ts";

export const PASSWORD = "tea, then rooftops";

/** Of `PASSWORD`: making one is slow on purpose. */
const READY_HASH =
  "5b87846d92cd62b91c773b4df82b10d4:d087848d92cd7828d7910102c1bd74d9de1c75b6628b0d3b8200752d66e44522c2b11490823d37ca78025f5b0f9449ac9d176596b93b1d0588ff83cb1f133e90";

/** Somebody as registering leaves them; the first is the owner. */
export async function makeUser({ db }: { db: Db }, given: Partial<User> = {}): Promise<User> {
  const { name = "Farida Yasmin", email = `${randomUUID()}@rihla.example` } = given;
  return db.transaction().execute(async (tx) => {
    const others = await tx.selectFrom("staff").select("id").limit(1).execute();
    return addUser(tx, { name, email, owner: others.length === 0 ? 1 : null }, READY_HASH);
  });
}

/**
 * Signs them in without a password: hashing is slow on purpose.
 * @returns the Cookie header of the browser they sit at
 */
export async function cookieOf(
  { db, secret }: Pick<TestApi, "db" | "secret">,
  { _id }: User,
): Promise<string> {
  const { row, cookie } = makeSession(_id, secret);
  await db.insertInto("staffSession").values(row).execute();
  return cookie;
}

/** What a browser would send back. */
export const cookieFrom = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

/** An API with somebody signed in to it. */
export async function signInTo(api: TestApi, given: Partial<User> = {}) {
  const user = await makeUser(api, given);
  const cookie = await cookieOf(api, user);
  return { user, cookie };
}
