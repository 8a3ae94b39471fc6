import { isIP } from "node:net";
import type { Env } from "#server/env.ts";

const LOOPBACK = ["127.0.0.1", "[::1]"];

/**
 * The name that passkeys of this site belong to, for ever; on this machine they belong to localhost.
 * @returns null: an address of numbers has none
 */
export function passkeyName({ PUBLIC_URL }: Pick<Env, "PUBLIC_URL">): string | null {
  const { hostname } = new URL(PUBLIC_URL);
  if (LOOPBACK.includes(hostname)) return "localhost";
  return isIP(hostname.replace(/^\[|\]$/g, "")) === 0 ? hostname : null;
}
