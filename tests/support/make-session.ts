import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { SESSION_COOKIE } from "#server/accounts/auth.ts";
import { SESSION_DAYS } from "#server/accounts/better-auth-in.ts";

const SESSION_MS = SESSION_DAYS * 86_400_000;

/**
 * A session as signing in makes it, without a password.
 * @returns the row to insert, and the Cookie header of the browser that somebody sits at
 */
export function makeSession(
  userId: string,
  secret: string,
  token = randomBytes(16).toString("hex"),
) {
  const now = new Date().toISOString();
  const expiresAt = new Date(Date.now() + SESSION_MS).toISOString();
  const row = { id: randomUUID(), token, userId, createdAt: now, updatedAt: now, expiresAt };
  return { row, cookie: cookieOfToken(token, secret) };
}

/** The Cookie header of the browser that has this session. */
export function cookieOfToken(token: string, secret: string): string {
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  return `${SESSION_COOKIE}${encodeURIComponent(`${token}.${signature}`)}`;
}
