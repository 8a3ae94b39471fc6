import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, onTestFinished, test } from "vitest";
import routes from "#app/routes.ts";
import { openDatabase } from "#server/db/open.server.ts";
import { freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { cookieFrom, PASSWORD } from "#tests/support/make-user.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const OWNER = { name: "Karim Uddin", email: "karim@rihla.example", password: PASSWORD };

async function start(DATA_DIR = temporaryFolder(), env: Record<string, string> = {}) {
  const server = startBuiltServer({ PORT: await freePort(), DATA_DIR, ...env });
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  const send = (
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ) =>
    fetch(server.url + path, {
      method,
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", origin: server.url, ...headers },
      redirect: "manual",
    });
  return { server, send, DATA_DIR };
}

test("a session outlives a restart: secret and sessions are kept", async () => {
  const { server, send, DATA_DIR } = await start();
  const registered = await send("POST", "/api/users", OWNER);
  expect(registered.status).toBe(201);
  const cookie = cookieFrom(registered.headers);
  server.signal("SIGTERM");
  expect(await server.ended).toBe(0);
  const again = await start(DATA_DIR);
  const staff = await fetch(`${again.server.url}/api/users`, { headers: { cookie } });
  expect([staff.status, (await staff.json()).length]).toEqual([200, 1]);
  const page = await fetch(again.server.url, { headers: { cookie } });
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect((await fetch(again.server.url)).headers.get("cache-control") ?? "").not.toContain(
    "private",
  );
  expect(again.server.stdout() + server.stdout()).not.toMatch(/karim|rooftops|session_token/);
});

test("a foreign origin, and a body that is too large, are refused over the wire", async () => {
  const { send, server } = await start();
  expect((await send("POST", "/api/users", OWNER, { origin: "https://evil.example" })).status).toBe(
    403,
  );
  expect((await send("POST", "/api/users", { ...OWNER, name: "x".repeat(2_000_000) })).status).toBe(
    413,
  );
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test("without TRUST_PROXY a caller cannot choose the address that is counted", async () => {
  const { send } = await start();
  const guess = (i: number) =>
    send(
      "POST",
      "/api/users/auth",
      { email: `${i}@rihla.example`, password: "x" },
      {
        "x-forwarded-for": `203.0.113.${i}`,
      },
    );
  const statuses = await Promise.all(
    Array.from({ length: 55 }, async (_, i) => (await guess(i)).status),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

type AdminPage = { path: string; id: string };

/** Every page under /admin of the site map. */
function adminPages(entries: RouteConfigEntry[], parent = ""): AdminPage[] {
  return entries.flatMap(({ path, index, file, children }) => {
    const here = path ? `${parent}/${path}` : parent;
    const page = { path: here, id: file.replace(/\.tsx?$/, "") };
    const own = (path || index) && here.startsWith("/admin") ? [page] : [];
    return [...own, ...adminPages(children ?? [], here)];
  });
}

/** Cookies that are worth nothing: none, a forged one, and those of ended sessions of all kinds. */
async function strangers({ send, server, DATA_DIR }: Awaited<ReturnType<typeof start>>) {
  const owner = cookieFrom((await send("POST", "/api/users", OWNER)).headers);
  const guestCookie = async (email: string) => {
    const invited = await send("POST", "/api/users/invitations", { email }, { cookie: owner });
    const secret = new URL((await invited.json()).link).searchParams.get("invitation");
    const guest = { name: "Guest", email, password: PASSWORD, invitation: secret };
    const registered = await send("POST", "/api/users", guest);
    return { cookie: cookieFrom(registered.headers), id: (await registered.json())._id };
  };
  const signedOut = await guestCookie("out@rihla.example");
  await send("POST", "/api/users/logout", {}, { cookie: signedOut.cookie });
  const removed = await guestCookie("removed@rihla.example");
  await send("DELETE", `/api/users/${removed.id}`, {}, { cookie: owner });
  const expired = await guestCookie("expired@rihla.example");
  const db = await openDatabase({ DATA_DIR });
  const expiresAt = new Date(Date.now() - 1000).toISOString();
  await db
    .updateTable("staffSession")
    .set({ expiresAt })
    .where("userId", "=", expired.id)
    .execute();
  await db.destroy();
  const page = await fetch(`${server.url}/admin`, { headers: { cookie: owner } });
  expect(page.status).toBe(200);
  return ["", "rihla.session_token=x.y", signedOut.cookie, removed.cookie, expired.cookie];
}

test("every page of the admin area sends away who is not signed in, or no longer", async () => {
  const started = await start();
  const { server } = started;
  const cookies = await strangers(started);
  const pages = adminPages(await routes);
  expect(pages.length).toBeGreaterThanOrEqual(9);
  const open: string[] = [];
  for (const { path, id } of pages) {
    const address = server.url + path.replace(/:\w+\??/g, "post-01").replace("*", "x");
    for (const cookie of cookies) {
      const ask = (url: string) => fetch(url, { headers: { cookie }, redirect: "manual" });
      const page = await ask(address);
      const isSent = page.status === 302 && page.headers.get("location")?.startsWith("/login");
      if (!isSent) open.push(path);
      // As the browser asks on a navigation: for all, and for this page's own part alone.
      for (const query of ["", `?_routes=${encodeURIComponent(id)}`]) {
        const data = await ask(`${address}.data${query}`);
        const isSentToo = data.status === 202 && (await data.text()).includes('"/login"');
        if (!isSentToo) open.push(`${path}.data${query}`);
      }
    }
  }
  expect([...new Set(open)]).toEqual([]);
});
