import { expect, onTestFinished, test } from "vitest";
import { freePort, startDevelopmentServer } from "#tests/support/built-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const LOGIN = { email: "amina@rihla.example", password: "tea, then rooftops" };

test("development runs what production runs: remembered pages, the API, sessions, uploads", async () => {
  const PORT = await freePort();
  const PUBLIC_URL = `http://127.0.0.1:${PORT}`;
  const server = startDevelopmentServer({ PORT, PUBLIC_URL, DATA_DIR: temporaryFolder() });
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  const { url } = server;

  const home = await fetch(url);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain("<html");
  // Only what the page cache has made.
  const etag = home.headers.get("ETag") ?? "";
  expect((await fetch(url, { headers: { "If-None-Match": etag } })).status).toBe(304);
  expect((await fetch(`${url}/app/entry.client.tsx`)).status).toBe(200);

  const post = (path: string, body: object) =>
    fetch(`${url}${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  expect((await post("/api/users", { name: "Amina", ...LOGIN })).status).toBe(201);
  const signedIn = await post("/api/users/auth", LOGIN);
  const cookie = signedIn.headers.getSetCookie().map((value) => value.split(";")[0]);
  const headers = { cookie: cookie.join("; ") };
  const form = new FormData();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>';
  form.set("file", new File([svg], "mark.svg"));
  const uploaded = await fetch(`${url}/api/media`, { method: "POST", headers, body: form });
  expect(uploaded.status).toBe(201);
  const page = await (await fetch(`${url}/admin/media`, { headers })).text();
  expect(page).toContain("mark.svg");
});
