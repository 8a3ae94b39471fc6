import { expect, test } from "vitest";
import { POLICIES } from "#contracts/policies.ts";
import { POLICY_MARK } from "#server/api/require-user.ts";
import { visitorBytes } from "#server/http/body-limits.ts";
import { cookieOf, makeUser, signInTo } from "./support/make-user.ts";
import { openTestApi } from "./support/open-test-api.ts";

/** Visitors may ask these; everything else that the description or the router knows needs a user. */
const FOR_VISITORS = new Set([
  "GET /api/home",
  "GET /api/home/contact",
  "GET /api/blogs",
  "GET /api/blogs/{id}",
  "GET /api/blogs/link/{link}",
  "GET /api/departures/{id}",
  "GET /api/package/{id}/departures",
  "GET /api/package/{id}/inclusions",
  "GET /api/licences",
  "GET /api/requirements",
  "GET /api/visas",
  "GET /api/visas/{kind}/{country}",
  "GET /api/package",
  "GET /api/package/{id}",
  "GET /api/pages/about",
  "GET /api/pages/contact",
  "GET /api/pages/privacy",
  "GET /api/pages/trust",
  "GET /api/pages",
  "GET /api/pages/{id}",
  "GET /api/pages/link/{link}",
  "GET /api/settings",
  "GET /api/languages",
  "GET /api/enquiries/token",
  "POST /api/enquiries",
  "POST /api/reads",
  "GET /api/openapi.json",
  "GET /api/docs",
  "POST /api/users",
  "POST /api/users/auth",
  "POST /api/users/auth/totp",
  "POST /api/users/auth/recovery",
  "POST /api/users/auth/passkey/options",
  "POST /api/users/auth/passkey",
  "POST /api/users/logout",
]);

type Endpoint = { method: string; path: string };
const pathOf = ({ path }: Endpoint) => path.replace(/\{_?id\}/g, "no-such-thing");
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Vitest names its tests before it runs them, so the endpoints are listed first. */
const ENDPOINTS = await listEndpoints();
const GUARDED = ENDPOINTS.filter((endpoint) => !FOR_VISITORS.has(nameOf(endpoint)));
const WRITING = ENDPOINTS.filter(({ method }) => method !== "GET");

/** From the router itself: what nobody described is listed too. */
async function listEndpoints(): Promise<Endpoint[]> {
  const { createApi } = await import("#server/api/index.ts");
  // Nothing is asked of it: it only names its routes.
  const { routes } = createApi({} as Parameters<typeof createApi>[0]);
  const named = routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => ({
      method,
      path: path.replace(/:(\w+)(\{[^}]*\})?/g, "{$1}").replace(/\/$/, ""),
    }));
  return [...new Map(named.map((endpoint) => [nameOf(endpoint), endpoint])).values()];
}

test("the router and the description name the same endpoints", async () => {
  const { get } = await openTestApi();
  const { body } = await get("/api/openapi.json");
  const described = Object.entries<object>(body.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const routed = ENDPOINTS.map(nameOf).filter((name) => !/openapi\.json|docs$/.test(name));
  expect(described.toSorted()).toEqual(routed.toSorted());
  expect(WRITING.length).toBeGreaterThanOrEqual(10);
});

test("the description marks exactly the guarded ones", async () => {
  const { get } = await openTestApi();
  const { body } = await get("/api/openapi.json");
  const marked = GUARDED.filter(
    ({ method, path }) => body.paths[path][method.toLowerCase()].security?.length,
  );
  expect(marked.map(nameOf)).toEqual(GUARDED.map(nameOf));
});

test("of strangers bodies are read where visitors may send something, and nowhere else", () => {
  const read = WRITING.filter(({ path }) => visitorBytes(path) > 0).map(nameOf);
  const forVisitors = WRITING.map(nameOf).filter((name) => FOR_VISITORS.has(name));
  expect(read.toSorted()).toEqual(forVisitors.toSorted());
});

test("the guarded ones refuse everybody but a user on our own page", async () => {
  const { send, cookies } = await openGuarded();
  const { good, ...refused } = { ...cookies, ...forgeriesOf(cookies.good) };
  for (const endpoint of GUARDED) {
    const { method } = endpoint;
    const path = pathOf(endpoint);
    const body = method === "GET" ? undefined : {};
    const ask = (cookie?: string, headers?: Record<string, string>) =>
      send(method, path, body, { cookie, headers });

    const visitor = await ask();
    expect([visitor.status, visitor.body], nameOf(endpoint)).toEqual([
      401,
      { code: "not-signed-in", message: "Sign in first." },
    ]);
    for (const [kind, cookie] of Object.entries(refused)) {
      expect((await ask(cookie)).status, `${nameOf(endpoint)}, ${kind}`).toBe(401);
    }
    if (method !== "GET") {
      const foreign = await ask(good, { origin: "https://evil.example" });
      expect(foreign.status, `${nameOf(endpoint)}, from elsewhere`).toBe(403);
    }
    const { status, headers } = await ask(good);
    expect([200, 202, 400, 404], `${nameOf(endpoint)}, signed in`).toContain(status);
    expect(headers.get("Cache-Control"), nameOf(endpoint)).toBe("private, no-store");
  }
});

test("doors that tell staff more tell nobody else, whatever cookie they have", async () => {
  const { send, cookies, site } = await openGuarded();
  const { good, ...refused } = { ...cookies, ...forgeriesOf(cookies.good), another: "theme=dark" };
  await site.languages.show([], { by: null });
  for (const door of [
    ...["/api/package/umrah?lang=bn", "/api/blogs?lang=ar", "/api/home?lang=bn"],
    ...["/api/package/umrah/departures?all=1", "/api/licences?all=1", "/api/pages"],
  ]) {
    const ask = async (cookie?: string) => {
      const { status, body, headers } = await send("GET", door, undefined, { cookie });
      return { status, body, isPrivate: headers.get("Cache-Control") === "private, no-store" };
    };
    const toAnybody = await ask();
    expect(toAnybody.isPrivate, door).toBe(false);
    for (const [kind, cookie] of Object.entries(refused)) {
      expect(await ask(cookie), `${door}, ${kind}`).toEqual(toAnybody);
    }
    expect((await ask(good)).status, `${door}, signed in`).toBe(200);
  }
});

test("what takes a policy refuses an editor in words, whatever they send; nothing else does", async () => {
  const { get, send, ...api } = await openTestApi({ demo: true });
  await makeUser(api);
  const editor = await cookieOf(api, await makeUser(api));
  const { body: description } = await get("/api/openapi.json");
  const used = new Set<string>();
  for (const endpoint of GUARDED) {
    const { method, path } = endpoint;
    const policy = description.paths[path][method.toLowerCase()][POLICY_MARK];
    const body = method === "GET" ? undefined : {};
    const answer = await send(method, pathOf(endpoint), body, { cookie: editor });
    if (policy) {
      used.add(policy);
      const words = {
        code: "owner-only",
        message: "Only the owner of this website may do this. Ask them.",
      };
      expect([answer.status, answer.body], nameOf(endpoint)).toEqual([403, words]);
    } else {
      expect([200, 400, 404], nameOf(endpoint)).toContain(answer.status);
    }
  }
  expect([...used].toSorted()).toEqual(Object.keys(POLICIES).toSorted());
});

test("on a disk that is almost full an editor may read and delete, and nothing else; the owner may all", async () => {
  const { send, ...api } = await openTestApi({ isFull: true });
  const owner = await cookieOf(api, await makeUser(api));
  const editor = await cookieOf(api, await makeUser(api));
  for (const endpoint of GUARDED) {
    const { method } = endpoint;
    const isKeptOut = async (cookie: string) => {
      const body = method === "GET" ? undefined : {};
      return (await send(method, pathOf(endpoint), body, { cookie })).status === 507;
    };
    expect(await isKeptOut(editor), nameOf(endpoint)).toBe(["POST", "PUT"].includes(method));
    expect(await isKeptOut(owner), nameOf(endpoint)).toBe(false);
  }
});

function forgeriesOf(cookie: string): Record<string, string> {
  const [name = "", value = ""] = cookie.split("=");
  const [token, signature] = value.split(".");
  return {
    empty: `${name}=`,
    short: `${name}=x`,
    unsigned: `${name}=${token}`,
    wronglySigned: `${name}=${token}.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D`,
    otherToken: `${name}=${"a".repeat(32)}.${signature}`,
    unreadable: `${name}=%00%ff%;${name}=%`,
    ofHttps: `__Secure-${name}=${value}`,
  };
}

async function openGuarded() {
  const api = await openTestApi({ demo: true });
  const { user: owner, cookie: good } = await signInTo(api);
  const removedUser = await makeUser(api);
  const removed = await cookieOf(api, removedUser);
  await api.site.user.remove(removedUser._id, { by: owner._id });
  const signedOut = await cookieOf(api, owner);
  await api.send("POST", "/api/users/logout", undefined, { cookie: signedOut });
  const expired = await cookieOf(api, owner);
  const token = decodeURIComponent(expired.split("=")[1] ?? "").split(".")[0] ?? "";
  const past = new Date(Date.now() - 1000).toISOString();
  const { numUpdatedRows } = await api.db
    .updateTable("staffSession")
    .set({ expiresAt: past })
    .where("token", "=", token)
    .executeTakeFirstOrThrow();
  expect(numUpdatedRows).toBe(1n);
  return { ...api, cookies: { good, removed, signedOut, expired } };
}
