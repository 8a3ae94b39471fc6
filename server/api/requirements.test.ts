import { expect, test } from "vitest";
import { openSignedInApi } from "#tests/support/open-signed-in-api.ts";

const PATH = "/api/requirements";

test("a paper is written, changed, refused as an older one, and thrown away; of visas that ask for it each is named", async () => {
  const { call, get } = await openSignedInApi();
  const { body: made } = await call("POST", PATH, { title: "Marriage certificate", from: "you" });
  const at = `${PATH}/${made._id}`;
  const { _id, createdAt, updatedAt, ...fields } = made;
  const changed = await call("PUT", at, { ...fields, mostDays: "90", where: "At the registry" });
  expect([changed.status, changed.body]).toEqual([
    200,
    {
      ...made,
      mostDays: "90",
      where: "At the registry",
      version: 2,
      updatedAt: expect.any(String),
    },
  ]);
  const older = await call("PUT", at, { ...fields, title: "Of before" });
  expect([older.status, older.body.current.where]).toEqual([409, "At the registry"]);
  expect((await call("PUT", `${PATH}/nobody`, fields)).status).toBe(404);
  expect((await call("PUT", at, { ...fields, version: 2, from: "anybody" })).status).toBe(400);
  expect((await get(PATH)).body).toContainEqual(changed.body);
  expect((await call("GET", `${at}/uses`)).body).toEqual([]);
  const { body: uses } = await call("GET", `${PATH}/passport/uses`);
  expect(uses.length).toBeGreaterThan(1);
  await call("DELETE", at);
  const trash = await call("GET", `${PATH}/trash`);
  expect([trash.headers.get("x-total-count"), trash.body]).toMatchObject([
    "1",
    [{ _id: made._id }],
  ]);
});
