import type { MiddlewareHandler } from "hono";
import { SCRIPT_HASHES_HEADER } from "#contracts/script-hashes.ts";
import type { Env } from "./env.ts";

/** The players and maps that a visitor may start with a press. */
const FRAMES = "https://www.youtube-nocookie.com https://www.openstreetmap.org";

/** On every answer, whoever made it. */
export function secureHeaders(env: Pick<Env, "PUBLIC_URL">): MiddlewareHandler {
  const isHttps = env.PUBLIC_URL.startsWith("https:");
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    const scripts = headers.get(SCRIPT_HASHES_HEADER) ?? "";
    headers.delete(SCRIPT_HASHES_HEADER);
    // A drawing that staff uploaded brings a stricter one.
    if (!headers.has("Content-Security-Policy")) {
      headers.set("Content-Security-Policy", contentSecurityPolicy(scripts, isHttps));
    }
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
    headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()");
    headers.set("X-Frame-Options", "DENY");
    if (!isHttps) return;
    // Browsers take these two over https only. Other names of the owner's domain may lack it.
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    headers.set("Strict-Transport-Security", "max-age=31536000");
  };
}

function contentSecurityPolicy(scriptHashes: string, isHttps: boolean): string {
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
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
