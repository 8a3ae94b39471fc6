import { Hono } from "hono";
import { expect, test } from "vitest";
import { SCRIPT_HASHES_HEADER } from "#contracts/script-hashes.ts";
import { secureHeaders } from "./secure-headers.ts";

function headersOf(PUBLIC_URL: string, path = "/"): Promise<Headers> {
  const app = new Hono().use(secureHeaders({ PUBLIC_URL }));
  app.get("/", (c) => c.text("", 200, { [SCRIPT_HASHES_HEADER]: "'sha256-abc' 'sha256-def'" }));
  app.get("/fails", () => {
    throw new Error("broken");
  });
  app.onError((_, c) => c.text("", 500));
  return Promise.resolve(app.request(path)).then((response) => response.headers);
}

test.each(["/", "/nothing", "/fails"])("every answer is guarded: %s", async (path) => {
  const headers = await headersOf("http://127.0.0.1:3000", path);
  const policy = headers.get("Content-Security-Policy") ?? "";
  const scripts = path === "/" ? "'self' 'sha256-abc' 'sha256-def'" : "'self'";
  expect(policy.split("; ").filter((rule) => !rule.startsWith("connect-src"))).toEqual([
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "frame-src https://www.youtube-nocookie.com https://www.openstreetmap.org",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
  expect(headers.get("X-Frame-Options")).toBe("DENY");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("Permissions-Policy")).toContain("camera=()");
});

test("a page's script hashes go into its policy alone", async () => {
  const headers = await headersOf("http://127.0.0.1:3000");
  expect(headers.has(SCRIPT_HASHES_HEADER)).toBe(false);
});

test("https is kept to where it is spoken, and only there", async () => {
  const https = await headersOf("https://rihla.example");
  expect(https.get("Strict-Transport-Security")).toBe("max-age=31536000");
  expect(https.get("Content-Security-Policy")).toContain("upgrade-insecure-requests");
  const http = await headersOf("http://rihla.example");
  expect(http.has("Strict-Transport-Security")).toBe(false);
  expect(http.get("Content-Security-Policy")).not.toContain("upgrade-insecure-requests");
});
