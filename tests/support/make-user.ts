import { randomUUID } from "node:crypto";
import type { User } from "#contracts/user.ts";
import type { Site } from "#server/domain/index.ts";
import { makeSession } from "./make-session.ts";
import type { TestApi } from "./open-test-api.ts";

export const PASSWORD = "tea, then rooftops";

/** Somebody registered; the first is the owner, the others are invited. */
export async function makeUser(site: Site, given: Partial<User> = {}): Promise<User> {
  const { name = "Farida Yasmin", email = `${randomUUID()}@rihla.example` } = given;
  const invited = (await site.user.isFirst())
    ? {}
    : { invitation: (await site.invitation.create(email, { by: null })).secret };
  return site.user.register({ name, email, password: PASSWORD, ...invited });
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
  const user = await makeUser(api.site, given);
  const cookie = await cookieOf(api, user);
  return { user, cookie };
}
