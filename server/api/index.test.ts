import { expect, test } from "vitest";
import { signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

const ENDPOINTS = [
  ["/api/home", "GET, HEAD"],
  ["/api/home/home", "PUT"],
  ["/api/home/contact", "GET, HEAD, PUT"],
  ["/api/blogs", "GET, HEAD, POST"],
  ["/api/blogs/post-01", "GET, HEAD, PUT, DELETE"],
  ["/api/blogs/post-01/restore", "POST"],
  ["/api/blogs/link/six-passport-checks", "GET, HEAD"],
  ["/api/blogs/link/a/b/c", "GET, HEAD"],
  ["/api/package", "GET, HEAD"],
  ["/api/package/hajj", "GET, HEAD, PUT"],
  ["/api/users", "GET, HEAD, POST"],
  ["/api/audit", "GET, HEAD"],
  ["/api/openapi.json", "GET, HEAD"],
  ["/api/docs", "GET, HEAD"],
] as const;

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "BREW"];

test.each(ENDPOINTS)("%s answers %s, and says so to others", async (path, allow) => {
  const { api } = await openTestApi();
  const refused = METHODS.filter((method) => !allow.split(", ").includes(method));
  for (const method of refused) {
    const response = await api.request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe(allow);
    expect(await response.json()).toEqual({
      code: "wrong-method",
      params: { method },
      message: `This endpoint does not answer ${method} requests.`,
    });
  }
});

test("HEAD answers what GET does, without the body", async () => {
  const { api } = await openTestApi({ demo: true });
  const get = await api.request("/api/blogs?limit=2");
  const head = await api.request("/api/blogs?limit=2", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
});

test.each([
  "/api",
  "/api/",
  "/api/nothing",
  "/api/home/",
  "/api/home/contact/x",
  "/api/package/a/b",
  "/api/blogs/a/b",
])("%s is no endpoint, whatever the method", async (path) => {
  const { api } = await openTestApi();
  for (const method of ["GET", "POST", "DELETE"]) {
    const response = await api.request(path, { method });
    expect([response.status, await response.json()]).toEqual([
      404,
      { code: "no-endpoint", message: "There is no such endpoint." },
    ]);
  }
});

test("what nobody foresaw is a 500 without internals, and a whole line in the log", async () => {
  const { db, get, lines } = await openTestApi();
  await db.destroy();
  const { status, body } = await get("/api/blogs");
  expect(status).toBe(500);
  expect(body).toEqual({
    code: "failed",
    message: "Something went wrong on our side. Please try again.",
  });
  expect(lines).toEqual([
    expect.objectContaining({
      level: 50,
      msg: "an endpoint failed",
      err: expect.objectContaining({ stack: expect.stringContaining("destroyed") }),
    }),
  ]);
});

test("what a page of somebody else still sends is not taken for whoever has signed in since", async () => {
  const api = await openTestApi({ demo: true });
  const { user, cookie } = await signInTo(api);
  const { version, ...hajj } = (await api.get("/api/package/hajj")).body;
  const sentBy = async (pageOf: string) => {
    const sent = { ...hajj, title: `Hajj, by ${pageOf}` };
    const as = { cookie, headers: { "X-User": pageOf } };
    const { status, body } = await api.send("PUT", "/api/package/hajj", sent, as);
    return [status, status === 200 ? body.title : body.code];
  };
  expect(await sentBy("somebody-else")).toEqual([401, "not-signed-in"]);
  expect(await sentBy(user._id)).toEqual([200, `Hajj, by ${user._id}`]);
});
