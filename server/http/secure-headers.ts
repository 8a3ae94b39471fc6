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
    const isFramed = headers.has(FRAMED_HEADER);
    headers.delete(FRAMED_HEADER);
    const isAdmin = /^\/admin\b/.test(c.req.path);
    const rules = securityOf(env, scripts, { isFramed, isAdmin });
    for (const [name, value] of Object.entries(rules)) {
      // A drawing that staff uploaded has a stricter policy already.
      if (name !== POLICY || !headers.has(name)) headers.set(name, value);
    }
  };
}

const POLICY = "Content-Security-Policy";

/** Whoever answers says with it that the admin area may show the page in a frame. It never reaches a browser. */
export const FRAMED_HEADER = "X-Framed";

type Pages = {
  /** The admin area may frame it. */
  isFramed?: boolean;
  /** It may frame pages of ours. */
  isAdmin?: boolean;
};

/** @param scriptHashes of the inline scripts that may run, as the policy spells them */
export function securityOf(
  env: SiteAddress,
  scriptHashes = "",
  pages: Pages = {},
): Record<string, string> {
  return {
    [POLICY]: contentSecurityPolicy(scriptHashes, isHttps(env), pages),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "X-Frame-Options": pages.isFramed ? "SAMEORIGIN" : "DENY",
    // Browsers use these two over https only. Other hosts of the owner's domain may have no https.
    ...(isHttps(env) && {
      "Cross-Origin-Opener-Policy": "same-origin",
      "Strict-Transport-Security": "max-age=31536000",
    }),
  };
}

function contentSecurityPolicy(scriptHashes: string, isSecure: boolean, pages: Pages): string {
  // Vite's development client styles through <style> and speaks over a socket.
  const dev = import.meta.env.DEV;
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes}`.trim(),
    // Focus points and staff-chosen colours are style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    `connect-src 'self'${dev ? " ws:" : ""}`,
    `frame-src ${pages.isAdmin ? "'self' " : ""}${FRAMES}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${pages.isFramed ? "'self'" : "'none'"}`,
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
