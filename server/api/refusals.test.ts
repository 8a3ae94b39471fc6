import { expect, test } from "vitest";
import { openSignedInApi } from "#tests/support/open-signed-in-api.ts";

test("of fields that nobody knows so many are named, and of a long name its beginning", async () => {
  const { call } = await openSignedInApi();
  const unknown = Array.from({ length: 25 }, (_, at) => [`unknown-${at}`, 1]);
  const many = await call("POST", "/api/requirements", {
    ...{ title: "Bank letter", from: "you", ...Object.fromEntries(unknown) },
  });
  expect([many.status, many.body.code]).toEqual([400, "bad-input"]);
  expect(many.body.issues.map(({ path }: { path: string }) => path)).toEqual(
    unknown.slice(0, 20).map(([name]) => name),
  );
  const long = await call("POST", "/api/requirements", {
    ...{ title: "Bank letter", from: "you", ["a".repeat(300)]: 1 },
  });
  expect(long.body.issues).toMatchObject([{ path: "a".repeat(100), code: "unknown-field" }]);
});

test("a refusal says when to come back where waiting helps, and what there is now where it was changed: nothing else", async () => {
  const { call } = await openSignedInApi();
  const missing = await call("GET", "/api/blogs/nobody");
  expect([missing.status, missing.headers.get("retry-after"), Object.keys(missing.body)]).toEqual([
    ...[404, null, ["code", "message"]],
  ]);
  const { body: made } = await call("POST", "/api/requirements", { title: "Letter", from: "you" });
  const path = `/api/requirements/${made._id}`;
  await call("PUT", path, made);
  const conflict = await call("PUT", path, made);
  expect([conflict.status, conflict.headers.get("retry-after")]).toEqual([409, null]);
  expect(conflict.body.current).toMatchObject({ _id: made._id, version: 2 });
  expect(Object.keys(conflict.body)).not.toContain("fields");
});

test("what is for somebody alone no cache keeps; what everybody may read is asked for anew", async () => {
  const { call, get } = await openSignedInApi();
  expect([
    (await call("GET", "/api/users")).headers.get("cache-control"),
    (await get("/api/home")).headers.get("cache-control"),
    (await get("/api/users")).headers.get("cache-control"),
  ]).toEqual(["private, no-store", "no-cache", "no-cache"]);
});
