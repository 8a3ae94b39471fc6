import { expect, test } from "vitest";
import { PACKAGE_IDS, packageKind } from "#contracts/kinds/package.ts";
import { unwritten } from "#contracts/unwritten.ts";
import { cookieOf, makeUser } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

/** Of the specification, section 3; the version is ours. */
const FIELDS = [
  "_id",
  "title",
  "description",
  "secondtitle",
  "services",
  "bannerimageUrl",
  "secondimageUrl",
  "middleparagraph",
  "servicesdescriptiontitle",
  "servicesdescription",
  "finalparagraph",
  "version",
].sort();

test("GET /api/package answers the five, in the order of the menu", async () => {
  const { get } = await openTestApi({ demo: true });
  const { status, body } = await get("/api/package");
  expect(status).toBe(200);
  expect(body.map((found: { _id: string }) => found._id)).toEqual([...PACKAGE_IDS]);
});

test.each(PACKAGE_IDS)("GET /api/package/%s answers it", async (id) => {
  const { get } = await openTestApi({ demo: true });
  const { status, body } = await get(`/api/package/${id}`);
  expect([status, body._id]).toEqual([200, id]);
  expect(Object.keys(body).sort()).toEqual(FIELDS);
  expect(Array.isArray(body.services) && Array.isArray(body.servicesdescription)).toBe(true);
});

test.each(["Umrah", "0", "umrah%2F", "__proto__"])("GET /api/package/%s: 404", async (id) => {
  const { get } = await openTestApi({ demo: true });
  const { status, body } = await get(`/api/package/${id}`);
  expect([status, body]).toEqual([
    404,
    { code: "no-package", message: "There is no package with this id." },
  ]);
});

test("of two who write what nobody had written, the second is told of the first", async () => {
  const api = await openTestApi();
  const cookie = await cookieOf(api, await makeUser(api));
  const { _id, ...body } = unwritten(packageKind.fields, "hajj");
  const write = (title: string) =>
    api.send("PUT", "/api/package/hajj", { ...body, title }, { cookie });
  const first = await write("Hajj with care");
  expect([first.status, first.body.version]).toEqual([200, 1]);
  const second = await write("Hajj in haste");
  expect([second.status, second.body.current.title]).toEqual([409, "Hajj with care"]);
  expect((await api.get("/api/package/hajj")).body.title).toBe("Hajj with care");
  const none = await api.send("PUT", "/api/package/none", { ...body, title: "None" }, { cookie });
  expect([none.status, none.body.code]).toEqual([404, "no-package"]);
});
