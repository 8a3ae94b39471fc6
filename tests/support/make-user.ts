import { createHmac, randomBytes, randomUUID } from "node:crypto";
import type { User } from "#contracts/user.ts";
import { SESSION_COOKIE, SESSION_DAYS } from "#server/accounts/auth.ts";
import type { Site } from "#server/domain/index.ts";
import type { TestApi } from "./open-test-api.ts";

const SESSION_MS = SESSION_DAYS * 86_400_000;

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
  const token = randomBytes(16).toString("hex");
  const now = new Date().toISOString();
  const session = { id: randomUUID(), token, userId: _id, createdAt: now, updatedAt: now };
  const expiresAt = new Date(Date.now() + SESSION_MS).toISOString();
  await db
    .insertInto("staffSession")
    .values({ ...session, expiresAt })
    .execute();
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  return `${SESSION_COOKIE}${encodeURIComponent(`${token}.${signature}`)}`;
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
