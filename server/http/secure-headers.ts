import type { MiddlewareHandler } from "hono";
import { SCRIPT_HASHES_HEADER } from "#contracts/script-hashes.ts";
import { isHttps } from "#server/accounts/cookie-name.ts";
import type { Env } from "#server/env.ts";

/** The players and maps that a visitor may start with a press. */
const FRAMES = "https://www.youtube-nocookie.com https://www.openstreetmap.org";

type SiteAddress = Pick<Env, "PUBLIC_URL">;

/** On every answer, whoever made it. */
export function secureHeaders(env: SiteAddress): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    const scripts = headers.get(SCRIPT_HASHES_HEADER) ?? "";
    headers.delete(SCRIPT_HASHES_HEADER);
    for (const [name, value] of Object.entries(securityOf(env, scripts))) {
      // A drawing that staff uploaded has a stricter policy already.
      if (name !== POLICY || !headers.has(name)) headers.set(name, value);
    }
  };
}

const POLICY = "Content-Security-Policy";

/** @param scriptHashes of the inline scripts that may run, as the policy spells them */
export function securityOf(env: SiteAddress, scriptHashes = ""): Record<string, string> {
  return {
    [POLICY]: contentSecurityPolicy(scriptHashes, isHttps(env)),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "X-Frame-Options": "DENY",
    // Browsers use these two over https only. Other hosts of the owner's domain may have no https.
    ...(isHttps(env) && {
      "Cross-Origin-Opener-Policy": "same-origin",
      "Strict-Transport-Security": "max-age=31536000",
    }),
  };
}

function contentSecurityPolicy(scriptHashes: string, isSecure: boolean): string {
  // Vite's development client styles through <style> and speaks over a socket.
  const dev = import.meta.env.DEV;
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes}`.trim(),
    // Focus points and staff-chosen colours are style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    `connect-src 'self'${dev ? " ws:" : ""}`,
    `frame-src ${FRAMES}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
