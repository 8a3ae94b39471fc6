import { DomainError } from "#server/domain/domain-error.ts";

/** Whoever asks again after so long may find it back. */
const RETRY_AFTER_S = 5;

/** SQLSTATE classes and codes, and codes of Node's sockets: nobody answers, or nobody new is let in. */
const CODES =
  /^(08...|53300|57P0[123]|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What pg says without a code. */
const WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|timeout expired/i;

function isAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isAway);
  if (!(error instanceof Error)) return false;
  return ("code" in error && CODES.test(String(error.code))) || WORDS.test(error.message);
}

/**
 * @throws DomainError "database-away" when the work failed since the database does not answer; then
 * nobody knows whether a transaction that was just ending is stored
 */
export async function tellAway<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isAway(error)) throw error;
    const away = new DomainError("database-away", { retryAfterS: RETRY_AFTER_S });
    away.cause = error;
    throw away;
  }
}
