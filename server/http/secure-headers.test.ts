import { Hono } from "hono";
import { expect, test } from "vitest";
import { SCRIPT_HASHES_HEADER } from "#contracts/script-hashes.ts";
import { FRAMED_HEADER, secureHeaders } from "./secure-headers.ts";

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
  expect(https.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
  expect(https.get("Content-Security-Policy")).toContain("upgrade-insecure-requests");
  const http = await headersOf("http://rihla.example");
  expect(http.has("Strict-Transport-Security")).toBe(false);
  expect(http.has("Cross-Origin-Opener-Policy")).toBe(false);
  expect(http.get("Content-Security-Policy")).not.toContain("upgrade-insecure-requests");
});

test("a policy that is stricter already stays, and all else that guards stands beside it", async () => {
  const strict = "default-src 'none'; sandbox";
  const app = new Hono().use(secureHeaders({ PUBLIC_URL: "https://rihla.example" }));
  app.get("/", (c) => c.text("", 200, { "Content-Security-Policy": strict }));
  const { headers } = await app.request("/");
  expect(headers.get("Content-Security-Policy")).toBe(strict);
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("X-Frame-Options")).toBe("DENY");
});

test("a page that the admin area shows in a frame may be framed by us, and nobody hears why", async () => {
  const app = new Hono().use(secureHeaders({ PUBLIC_URL: "https://rihla.example" }));
  app.get("/", (c) => c.text("", 200, { [FRAMED_HEADER]: "1" }));
  app.get("/admin/help", (c) => c.text(""));
  app.get("/administration", (c) => c.text(""));
  const ruleOf = async (path: string, name: string) =>
    (await app.request(path)).headers
      .get("Content-Security-Policy")
      ?.split("; ")
      .find((rule) => rule.startsWith(name));
  const { headers } = await app.request("/");
  expect([headers.get("X-Frame-Options"), headers.has(FRAMED_HEADER)]).toEqual([
    "SAMEORIGIN",
    false,
  ]);
  expect(await ruleOf("/", "frame-ancestors")).toBe("frame-ancestors 'self'");
  expect(await ruleOf("/admin/help", "frame-ancestors")).toBe("frame-ancestors 'none'");
  expect(await ruleOf("/admin/help", "frame-src")).toMatch(/^frame-src 'self' https:/);
  expect(await ruleOf("/administration", "frame-src")).toMatch(/^frame-src https:/);
});
