import * as scrypt from "better-auth/crypto";
import type { Db, Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { createConcurrencyLimit } from "#server/jobs/concurrency-limit.ts";
import { betterAuthIn } from "./better-auth-in.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { readableGroups } from "./readable-groups.ts";

const GROUPS = 4;
const GROUP_LENGTH = 5;

/** Each takes 32 MB, and one of the four threads that files are read with. */
const hashing = createConcurrencyLimit({ atOnce: 2, mostWaiting: 60 });
const RETRY_AFTER_S = 5;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = await hashing(work);
  if (!done) throw new DomainError("too-busy", { retryAfterS: RETRY_AFTER_S });
  return done.result;
}

/** @throws DomainError "too-busy" */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => scrypt.hashPassword(password));

/** @throws DomainError "too-busy" */
export const verifyPassword = (given: { hash: string; password: string }): Promise<boolean> =>
  inTurn(() => scrypt.verifyPassword(given));

/**
 * The hash and salt to keep. Slow on purpose: never call it inside a transaction.
 * @throws DomainError "common-password", "too-busy"
 */
export async function hashNewPassword(password: string): Promise<string> {
  if (isCommonPassword(password)) throw new DomainError("common-password");
  return hashPassword(password);
}

async function findHash(source: Db, userId: string): Promise<string | null> {
  const { internalAdapter } = await betterAuthIn(source);
  const account = await internalAdapter.findCredentialAccount(userId);
  return account?.password ?? null;
}

/** @returns what it was held against. @throws DomainError "wrong-current-password" */
export async function requirePassword(
  db: Db,
  userId: string,
  password: string | undefined,
): Promise<string> {
  const hash = await findHash(db, userId);
  if (!password || !hash || !(await verifyPassword({ hash, password }))) {
    throw new DomainError("wrong-current-password");
  }
  return hash;
}

/**
 * Asked again inside the transaction, which has locked the user: a password that was changed while it was
 * checked opens nothing.
 * @param hash what it was held against
 */
export const isStillPassword = async (tx: Tx, userId: string, hash: string): Promise<boolean> =>
  (await findHash(tx, userId)) === hash;

/** @throws DomainError "wrong-current-password" */
export async function requireStillPassword(tx: Tx, userId: string, hash: string): Promise<void> {
  if (!(await isStillPassword(tx, userId, hash))) throw new DomainError("wrong-current-password");
}

/** About 99 bits: four groups of five letters. */
export const makePassword = (): string => readableGroups(GROUPS, GROUP_LENGTH);
