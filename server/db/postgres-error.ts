import { DomainError } from "#server/errors/domain-error.ts";
import { DatabaseError } from "./database-error.ts";

type Code = DatabaseError["code"];

/** By SQLSTATE, and by the codes of Node's sockets. */
const CODES: Record<string, Code> = {
  ECONNREFUSED: "unreachable",
  ECONNRESET: "unreachable",
  EHOSTUNREACH: "unreachable",
  ENETUNREACH: "unreachable",
  ENOENT: "unreachable",
  ETIMEDOUT: "unreachable",
  ENOTFOUND: "unknown-host",
  EAI_AGAIN: "unknown-host",
  "28000": "refused",
  "28P01": "refused",
  "3D000": "missing",
  "42501": "no-rights",
  "53100": "full",
  "53300": "busy",
  "57P03": "busy",
};

/** What has no code of its own, or one that says too little. */
const WORDS: [RegExp, Code][] = [
  [/^E[A-Z]+: .*, (open|read)\b/, "no-certificate"],
  [/no encryption|connection is insecure|SSL connection is required|SSL off/i, "needs-tls"],
  [/does not support SSL|certificate|altnames|sslmode|TLS|SSL/i, "no-tls"],
  [/client password must be a string/i, "refused"],
  [/connection timeout|timeout exceeded|Connection terminated/i, "unreachable"],
];

/**
 * @param error whatever pg or Kysely threw
 * @param where host and name of the database, without user and password
 */
export function postgresErrorFrom(error: unknown, where: string): DatabaseError {
  if (error instanceof DatabaseError) return error;
  // A host with several addresses fails with one error for each.
  const told = error instanceof DomainError ? error.cause : error;
  const first = told instanceof AggregateError ? told.errors[0] : told;
  const detail = first instanceof Error ? first.message : String(first);
  const state = first instanceof Error && "code" in first ? String(first.code) : "";
  const known = WORDS.find(([words]) => words.test(detail))?.[1];
  const code = state === "28P01" ? "refused" : (known ?? CODES[state]);
  return new DatabaseError(code ?? "unusable", where, detail);
}
