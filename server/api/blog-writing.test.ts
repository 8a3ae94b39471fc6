import { describe, expect, test } from "vitest";
import { makeBlog } from "#tests/support/make-blog.ts";
import { signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

const FIELDS = {
  title: "Seven nights in Madinah",
  type: "Umrah",
  image: "/art/madinah-dawn.svg",
  link: "seven-nights",
  content: "<p>Bring soft shoes.</p>",
};

const DAY_MS = 86_400_000;

async function openWriting() {
  const api = await openTestApi();
  const { user, cookie } = await signInTo(api);
  const send = (method: string, path: string, body?: unknown) =>
    api.send(method, `/api/blogs${path}`, body, { cookie });
  return { ...api, user, cookie, send };
}

describe("POST /api/blogs", () => {
  test("answers the post, which everybody can read at once", async () => {
    const { send, get, site } = await openWriting();
    const { status, body } = await send("POST", "", FIELDS);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...FIELDS,
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      createdAt: expect.any(String),
      updatedAt: body.createdAt,
      version: 1,
    });
    expect((await get("/api/blogs")).body).toEqual([body]);
    expect((await get("/api/blogs/link/seven-nights")).body).toEqual(body);
    expect(await site.blog.count({ q: "soft SHOES madinah" })).toBe(1);
    expect(await site.blog.listTypes()).toEqual([{ type: "Umrah", count: 1 }]);
  });

  test("content has no rule: it may be empty or absent", async () => {
    const { send } = await openWriting();
    const { content: _, ...rest } = FIELDS;
    expect((await send("POST", "", rest)).body.content).toBe("");
    expect((await send("POST", "", { ...FIELDS, link: "b", content: "" })).status).toBe(201);
  });

  test("a link that is taken is a 409, also for many at the same moment", async () => {
    const { send, site } = await openWriting();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => send("POST", "", { ...FIELDS, title: `Night ${i}` })),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, ...Array(7).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      code: "link-taken",
      message: "Another post has this link. Choose a different one.",
    });
    expect(await site.blog.count({})).toBe(1);
  });

  test("sent again, because the answer was lost, it is there once", async () => {
    const { send, site } = await openWriting();
    const dirty = { ...FIELDS, content: `${FIELDS.content}<script>alert(1)</script>` };
    const first = await send("POST", "", dirty);
    expect(first.status).toBe(201);
    const again = await Promise.all([send("POST", "", dirty), send("POST", "", FIELDS)]);
    for (const { status, body } of again) expect([status, body]).toEqual([200, first.body]);
    expect(await site.blog.count({})).toBe(1);
    const deeds = await site.audit.list({ limit: 10, offset: 0 });
    expect(deeds.filter(({ action }) => action === "create")).toHaveLength(1);
    for (const name of ["title", "type", "image", "content"]) {
      expect((await send("POST", "", { ...FIELDS, [name]: "Another" })).status).toBe(409);
    }
  });
});

describe("PUT /api/blogs/{id}", () => {
  test("takes what GET returned, and what the old site sent beside it", async () => {
    const { db, get, send } = await openWriting();
    const { _id } = await makeBlog(db);
    const read = (await get(`/api/blogs/${_id}`)).body;
    const { status, body } = await send("PUT", `/${_id}`, { ...read, title: "New", __v: 0 });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...read,
      title: "New",
      version: 2,
      updatedAt: expect.any(String),
    });
    expect(body.updatedAt > read.updatedAt).toBe(true);
    expect((await get(`/api/blogs/${_id}`)).body).toEqual(body);
  });

  test("what is read-only stays, whatever is sent", async () => {
    const { db, send } = await openWriting();
    const post = await makeBlog(db);
    const forged = { ...FIELDS, _id: "x", createdAt: 5, updatedAt: null };
    const { body } = await send("PUT", `/${post._id}`, forged);
    expect([body._id, body.createdAt]).toEqual([post._id, post.createdAt]);
  });

  test("an older version is a 409 that brings the current one; without a version it overwrites", async () => {
    const { db, send } = await openWriting();
    const { _id } = await makeBlog(db);
    const put = (title: string, version?: number) =>
      send("PUT", `/${_id}`, { ...FIELDS, title, version });
    expect((await put("first", 1)).body.version).toBe(2);
    const refused = await put("second", 1);
    expect([refused.status, refused.body.current.title]).toEqual([409, "first"]);
    expect(refused.body.message).toMatch(/^Somebody else saved/);
    expect((await put("second", 2)).body.version).toBe(3);
    expect((await put("third")).body).toMatchObject({ title: "third", version: 4 });
  });

  test("of many who save the same version at once, one is kept", async () => {
    const { db, send } = await openWriting();
    const { _id } = await makeBlog(db);
    const saves = Array.from({ length: 6 }, (_, i) =>
      send("PUT", `/${_id}`, { ...FIELDS, title: `save ${i}`, version: 1 }),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test("a link of another post is a 409, its own is not; nothing else changes", async () => {
    const { db, get, send } = await openWriting();
    const [post, other] = [await makeBlog(db), await makeBlog(db)];
    const taken = await send("PUT", `/${post._id}`, { ...post, link: other.link });
    expect([taken.status, taken.body.current]).toEqual([409, undefined]);
    expect((await get(`/api/blogs/${post._id}`)).body).toEqual(post);
    expect((await send("PUT", `/${post._id}`, post)).status).toBe(200);
  });

  test("asked for by the link that it had, the post is answered", async () => {
    const { send, get } = await openWriting();
    const { body } = await send("POST", "", FIELDS);
    await send("PUT", `/${body._id}`, { ...FIELDS, link: "eight/nights" });
    for (const link of [FIELDS.link, "eight/nights"]) {
      expect(await get(`/api/blogs/link/${link}`)).toMatchObject({
        status: 200,
        body: { _id: body._id, link: "eight/nights" },
      });
    }
  });

  test("search follows the new text", async () => {
    const { db, send, site } = await openWriting();
    const post = await makeBlog(db, { content: "<p>camels</p>" });
    await send("PUT", `/${post._id}`, { ...post, content: "<p>ferries</p>" });
    expect([
      await site.blog.count({ q: "camels" }),
      await site.blog.count({ q: "ferries" }),
    ]).toEqual([0, 1]);
  });

  test("no post, no change", async () => {
    const { send, site } = await openWriting();
    expect((await send("PUT", "/nothing", FIELDS)).status).toBe(404);
    expect(await site.blog.count({})).toBe(0);
  });
});

describe("the trash", () => {
  test("a deleted post is gone from every public read, and comes back as it was", async () => {
    const { db, get, send, site } = await openWriting();
    const post = await makeBlog(db);
    const gone = await send("DELETE", `/${post._id}`);
    expect([gone.status, gone.body]).toEqual([200, { message: expect.any(String) }]);
    expect((await get("/api/blogs")).body).toEqual([]);
    expect((await get(`/api/blogs/${post._id}`)).status).toBe(404);
    expect((await get(`/api/blogs/link/${post.link}`)).status).toBe(404);
    expect(await site.blog.listLinks(9)).toEqual([]);
    expect(await site.blog.listTypes()).toEqual([]);
    expect(await site.blog.pickRandomCards(9)).toEqual([]);
    expect((await send("DELETE", `/${post._id}`)).status).toBe(404);
    expect((await send("PUT", `/${post._id}`, post)).status).toBe(404);

    const [trashed, ...others] = (await send("GET", "/trash")).body;
    expect(others).toEqual([]);
    expect(trashed).toMatchObject({ _id: post._id, title: post.title, link: post.link });
    const days = (Date.parse(trashed.restorableUntil) - Date.parse(trashed.deletedAt)) / DAY_MS;
    expect(days).toBe(30);

    const back = await send("POST", `/${post._id}/restore`);
    expect([back.status, back.body]).toEqual([200, post]);
    expect((await get("/api/blogs")).body).toEqual([post]);
    expect((await send("GET", "/trash")).body).toEqual([]);
    expect((await send("POST", `/${post._id}/restore`)).status).toBe(404);
  });

  test("its link is free meanwhile; restoring then is a 409, and it stays in the trash", async () => {
    const { db, send } = await openWriting();
    const post = await makeBlog(db, { link: "seven-nights" });
    await send("DELETE", `/${post._id}`);
    expect((await send("POST", "", FIELDS)).status).toBe(201);
    expect((await send("POST", `/${post._id}/restore`)).status).toBe(409);
    expect((await send("GET", "/trash")).body).toHaveLength(1);
  });

  test("after 30 days it is gone for good", async () => {
    const { db, send, site } = await openWriting();
    const [old, recent] = [await makeBlog(db), await makeBlog(db)];
    await send("DELETE", `/${old._id}`);
    const deletedAt = new Date(Date.now() - 30 * DAY_MS - 1000).toISOString();
    await db.updateTable("trashedBlog").set({ deletedAt }).execute();
    await send("DELETE", `/${recent._id}`);
    const inTrash = () => db.selectFrom("trashedBlog").select("id").execute();
    // Not by whoever uses the trash: the clock may be wrong.
    expect(await inTrash()).toHaveLength(2);
    await site.blog.purgeTrash();
    expect(await inTrash()).toEqual([{ id: recent._id }]);
    expect((await send("POST", `/${old._id}/restore`)).status).toBe(404);
    await db.updateTable("trashedBlog").set({ deletedAt }).execute();
    await site.blog.purgeTrash();
    expect(await inTrash()).toEqual([]);
  });

  test("deleted twice at the same moment: once", async () => {
    const { db, send } = await openWriting();
    const { _id } = await makeBlog(db);
    const answers = await Promise.all([send("DELETE", `/${_id}`), send("DELETE", `/${_id}`)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });
});

test("GET /api/blogs/link tells which other post has a link", async () => {
  const { db, send, get } = await openWriting();
  const { _id, title } = await makeBlog(db, { link: "taken" });
  const ask = async (query: string) => (await send("GET", `/link?${query}`)).body;
  expect(await ask("link=taken")).toEqual({ link: "taken", takenBy: { _id, title } });
  expect(await ask("link=free")).toEqual({ link: "free", takenBy: null });
  expect(await ask(`link=taken&except=${_id}`)).toEqual({ link: "taken", takenBy: null });
  expect((await send("GET", "/link")).status).toBe(400);
  expect((await get("/api/blogs/link?link=taken")).status).toBe(401);
});
