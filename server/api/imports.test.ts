import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { importSchema } from "#contracts/import.ts";
import { IMPORT_FORM_BYTES } from "#contracts/import-limits.ts";
import { ghostFile, wxr } from "#tests/support/import-files.ts";
import { signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

const ADDRESS = "/api/imports";
const HEADERS = { host: "localhost", origin: "http://localhost" };

async function openDoor() {
  const api = await openTestApi();
  const { cookie } = await signInTo(api);
  const send = (method: string, rest: string, body?: unknown) =>
    api.send(method, ADDRESS + rest, body, { cookie });

  async function upload(
    text: string,
    fields: Record<string, string> = { source: "wordpress" },
    query = "?dryRun=1",
  ) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    if (text) form.set("file", new File([text], "old.xml"));
    const request = { method: "POST", headers: { ...HEADERS, cookie }, body: form };
    const answer = await api.api.request(ADDRESS + query, request);
    return { status: answer.status, body: await answer.json() };
  }

  async function ended(id: string) {
    await api.imports.idle();
    const { status, body } = await send("GET", `/${id}`);
    expect(status).toBe(200);
    return importSchema.parse(body);
  }

  const kept = () => {
    const folder = path.join(api.dataFolder, "imports");
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  return { ...api, cookie, send, upload, ended, kept };
}

test("a file is looked through, taken over, reported, undone; it is kept only as long as it is needed", async () => {
  const { send, upload, ended, kept, get, cookie, site } = await openDoor();
  const items = [
    { id: 1, title: "=Umrah", slug: "umrah", html: "a" },
    { id: 2, slug: "umrah" },
  ];
  const { status, body } = await upload(wxr(items));
  expect(status).toBe(202);
  const looked = await ended(body._id);
  expect(looked).toMatchObject({
    state: "looked",
    name: "old.xml",
    source: "wordpress",
    counts: { posts: 2 },
  });
  expect(kept()).toEqual([body._id]);
  expect(await site.blog.count({})).toBe(0);

  expect((await send("PUT", `/${body._id}/items/2`, { link: "hajj" })).body.taken).toMatchObject([
    { number: 2, link: "hajj", wished: "/blog/umrah" },
  ]);
  for (const choice of [
    {},
    { link: "" },
    { link: "a b" },
    { link: "x".repeat(300) },
    { isLeftOut: 1 },
    { link: "a", isLeftOut: true },
  ]) {
    expect((await send("PUT", `/${body._id}/items/2`, choice)).status).toBe(400);
  }
  expect((await send("PUT", `/${body._id}/items/9`, { isLeftOut: true })).status).toBe(404);
  expect((await send("PUT", `/${body._id}/items/x`, { isLeftOut: true })).status).toBe(400);

  expect((await send("POST", `/${body._id}/start`)).status).toBe(202);
  expect(await ended(body._id)).toMatchObject({ state: "done", done: 2, isHere: false });
  expect(kept()).toEqual([]);
  const report = await get(`${ADDRESS}/${body._id}/report.csv`, cookie);
  expect(report.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(report.body).toContain(`"1","Post","'=Umrah","Came","/2019/03/umrah","/blog/umrah"`);
  expect((await send("POST", `/${body._id}/start`)).status).toBe(409);
  expect((await send("DELETE", `/${body._id}`)).status).toBe(409);

  expect((await send("POST", `/${body._id}/undo`)).status).toBe(202);
  expect(await ended(body._id)).toMatchObject({ state: "undone", isUndone: true });
  expect((await send("GET", "")).body).toMatchObject([{ _id: body._id, state: "undone" }]);
});

test("without a dry run it is taken over at once; what was only looked through gives way", async () => {
  const { upload, ended, kept, send, site } = await openDoor();
  const first = await upload(wxr([{ id: 1 }]));
  await ended(first.body._id);
  const second = await upload(wxr([{ id: 1 }]), { source: "wordpress" }, "");
  expect(await ended(second.body._id)).toMatchObject({ state: "done" });
  expect((await send("GET", `/${first.body._id}`)).status).toBe(404);
  expect([kept(), await site.blog.count({})]).toEqual([[], 1]);
});

test("a file of Ghost is looked through, with the address of its site", async () => {
  const { upload, ended } = await openDoor();
  const post = { id: "1", uuid: "u", title: "Hajj", slug: "hajj", status: "published" };
  const { status, body } = await upload(
    ghostFile([{ ...post, html: '<p><a href="https://old.example/about/">us</a></p>' }]),
    { source: "ghost", address: "https://old.example" },
  );
  expect(status).toBe(202);
  expect(await ended(body._id)).toMatchObject({
    ...{ state: "looked", source: "ghost", counts: { posts: 1 } },
  });
});

test.each(["?dryRun=1", ""])(
  "where the old site lies on this machine nobody is asked, and it is said: %j",
  async (query) => {
    const { send, ended, site } = await openDoor();
    const address = "http://127.0.0.1:9";
    const { status, body } = await send("POST", query, { source: "site", address });
    expect(status).toBe(202);
    // Where the database is slow, it has ended before the answer.
    const state = expect.stringMatching(/^(reading|failed)$/);
    expect(importSchema.parse(body)).toMatchObject({ state, source: "site", name: address });
    expect(await ended(body._id)).toMatchObject({
      ...{ state: "failed", problem: { code: "import-not-reached" } },
    });
    expect(await site.blog.count({})).toBe(0);
  },
);

test("what is no file of theirs is refused in a sentence, and nothing of it stays", async () => {
  const { upload, ended, kept, send, api, cookie } = await openDoor();
  const NO_FILE = "Choose a file, and say whether it comes from WordPress or from Ghost.";
  for (const [text, fields] of [
    ["", { source: "wordpress" }],
    ["x", {}],
    ["x", { source: "site" }],
    ["x", { source: "blogger" }],
  ] as const) {
    expect(await upload(text, fields)).toMatchObject({ status: 400, body: { message: NO_FILE } });
  }
  for (const body of ["[]", '{"source":"site"}', '{"source":"wordpress","address":"a"}']) {
    expect((await send("POST", "", body)).status, body.slice(0, 40)).toBe(400);
  }
  for (const body of ["", "x"]) {
    const message = "The body is not JSON.";
    expect(await send("POST", "", body)).toMatchObject({ status: 400, body: { message } });
  }
  for (const address of ["x", "ftp://a.b", "http://user:word@a.example"]) {
    expect((await send("POST", "", { source: "site", address })).status, address).toBe(400);
  }
  const length = String(IMPORT_FORM_BYTES + 1);
  const tooLong = await api.request(ADDRESS, {
    ...{ method: "POST", body: "--b\r\n" },
    headers: {
      ...HEADERS,
      cookie,
      "content-type": "multipart/form-data; boundary=b",
      "content-length": length,
    },
  });
  expect(tooLong.status).toBe(413);
  expect(kept()).toEqual([]);
  const damaged = await upload(wxr([{ id: 1 }]).slice(0, -20));
  expect(await ended(damaged.body._id)).toMatchObject({
    ...{ state: "failed", isHere: false },
    problem: { code: "import-damaged", message: expect.stringMatching(/^This file is damaged/) },
  });
  expect(kept()).toEqual([]);
});

test("one at a time", async () => {
  const { upload, db, kept, send, ended } = await openDoor();
  const { body } = await upload(wxr([{ id: 1 }]));
  await ended(body._id);
  await db
    .updateTable("import")
    .set({ state: "running", aliveAt: new Date().toISOString() })
    .where("id", "=", body._id)
    .execute();
  const second = await upload(wxr([{ id: 2 }]));
  expect(second).toMatchObject({ status: 409, body: { code: "import-under-way" } });
  expect((await send("POST", "", { source: "site", address: "https://old.example" })).status).toBe(
    409,
  );
  expect(kept()).toEqual([body._id]);
});

test("one that ended while its clock was ahead holds nobody up", async () => {
  const { upload, db, ended } = await openDoor();
  const { body } = await upload(wxr([{ id: 1 }]));
  await ended(body._id);
  const ahead = new Date(Date.now() + 40 * 86_400_000).toISOString();
  await db.updateTable("import").set({ state: "running", aliveAt: ahead }).execute();
  expect((await upload(wxr([{ id: 2 }]))).status).toBe(202);
});
