import { codeOf } from "#server/errors/code-of.ts";
import { DomainError } from "#server/errors/domain-error.ts";

/** After so long it is worth trying again. */
const RETRY_AFTER_S = 5;

/**
 * SQLSTATE classes and codes, and codes of Node's sockets: nobody answers, nobody new is let in, the
 * password or the database is another one by now, its tables are gone, are being put back, or are not
 * ours any more, its disk fails, or it only reads (it stood by until now); what is asked takes too
 * long, or stood in the way of somebody else; room is short.
 */
const CODES =
  /^(08...|28...|3D000|40001|40P01|42501|42P01|53...|55P03|57014|57P0[1-5]|58...|25006|25P0[34]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

const SILENT = "Query read timeout";
/** What pg says without a code. */
const WORDS = new RegExp(
  [
    ...["Connection terminated", "Client has encountered a connection error"],
    ...["timeout exceeded when trying to connect", "timeout expired", SILENT],
    // The answer is cut off, or another program's.
    "received invalid response",
  ].join("|"),
  "i",
);

const DISK_FULL = "53100";
const LOCK_HELD = "55P03";

/** A lock of PostgreSQL was not had in time. */
export const isLockHeld = (error: unknown): boolean => codeOf(error) === LOCK_HELD;

function isAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isAway);
  if (!(error instanceof Error)) return false;
  return ("code" in error && CODES.test(String(error.code))) || WORDS.test(error.message);
}

/** No answer: a firewall forgot the connection, or the machine is gone. */
export function isSilent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // From the pulse: the cause is what another connection found.
  return error.message === SILENT || (error instanceof DomainError && isNoAnswer(error.cause));
}

/** Connecting, or a query, took too long without any answer. */
export const isNoAnswer = (error: unknown): boolean =>
  error instanceof Error && (error.message === SILENT || error.message === "timeout expired");

/** @param ms after which no answer is expected any more; undefined waits for ever */
export async function answeredIn<T>(ms: number | undefined, answer: Promise<T>): Promise<T> {
  if (ms === undefined) return answer;
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(SILENT)), ms);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}

export function databaseAway(cause: unknown): DomainError {
  const away = new DomainError("database-away", { retryAfterS: RETRY_AFTER_S });
  away.cause = cause;
  return away;
}

function noRoom(cause: unknown): DomainError {
  const full = new DomainError("no-room");
  full.cause = cause;
  return full;
}

/**
 * @throws DomainError "no-room" when its disk is too full to write; "database-away" when the work failed
 * since the database does not answer: then nobody knows whether a transaction that was just ending is stored
 */
export async function tellAway<T>(work: Promise<T>, { isWrite = false } = {}): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isWrite && codeOf(error) === DISK_FULL) throw noRoom(error);
    throw isAway(error) ? databaseAway(error) : error;
  }
}
