import { expect, test } from "vitest";
import { openSignedInApi } from "#tests/support/open-signed-in-api.ts";

const NO_ID = "0".repeat(32);

test("the first save keeps what was there before it; each later one is kept whole", async () => {
  const { call, user } = await openSignedInApi();
  const { body: first } = await call("GET", "/api/package/umrah");
  expect((await call("GET", "/api/history/package/umrah")).body).toEqual([]);

  for (const title of ["Second", "Third"]) {
    await call("PUT", "/api/package/umrah", { ...first, title, version: undefined });
  }

  const { body: revisions } = await call("GET", "/api/history/package/umrah");
  const who = { by: { name: user.name }, action: "update", lang: "en" };
  expect(revisions).toMatchObject([who, who, { by: { name: "" }, action: "update" }]);
  const titles = await Promise.all(
    revisions.map(async ({ _id }: { _id: string }) => {
      const { body } = await call("GET", `/api/history/package/umrah/${_id}`);
      expect({ ...body, title: "" }).toEqual({ ...withoutOurs(first), title: "" });
      return body.title;
    }),
  );
  expect(titles).toEqual(["Third", "Second", first.title]);
});

const withoutOurs = ({ _id, version, ...fields }: Record<string, unknown>) => fields;

test("a published version was public until the next one was, whatever was drafted between", async () => {
  const { call, site } = await openSignedInApi();
  const place = { kind: "package", id: "umrah" } as const;
  const { body } = await call("GET", "/api/package/umrah");
  const save = (title: string) =>
    call("PUT", "/api/package/umrah", { ...body, title, version: undefined });
  await save("Second");
  const [second] = (await site.history.list(place, { limit: 1 })) ?? [];
  await call("PUT", "/api/drafts/package/umrah", { body: { title: "Half" } });
  await call("DELETE", "/api/drafts/package/umrah");
  const until = () => site.history.publicUntil(place, String(second?._id));
  expect(await until()).toBeNull();
  await save("Third");
  const [third] = (await site.history.list(place, { limit: 1 })) ?? [];
  expect(await until()).toBe(third?.at);
});

test("every kind has its history, page by page", async () => {
  const { call, site } = await openSignedInApi();
  const [post] = await site.blog.list({ limit: 1 });
  const { _id, createdAt, updatedAt, version, ...fields } = post as NonNullable<typeof post>;
  for (let index = 0; index < 45; index++) {
    const written = { ...fields, content: `<p>State ${index} ${"of a long text ".repeat(50)}</p>` };
    expect((await call("PUT", `/api/blogs/${_id}`, written)).status).toBe(200);
  }
  const seen: string[] = [];
  const pages: number[] = [];
  let after = "";
  do {
    const { body } = await call("GET", `/api/history/post/${_id}?limit=20${after}`);
    for (const revision of body) seen.push(revision._id);
    pages.push(body.length);
    after = body.length === 20 ? `&after=${body.at(-1)._id}` : "";
  } while (after);
  expect([pages, new Set(seen).size]).toEqual([[20, 20, 6], 46]);
  const states = await Promise.all(
    seen.map(async (id) => (await call("GET", `/api/history/post/${_id}/${id}`)).body.content),
  );
  expect(states.map((content) => /State \d+/.exec(content)?.[0])).toEqual([
    ...Array.from({ length: 45 }, (_, index) => `State ${44 - index}`),
    undefined,
  ]);
  expect(states.at(-1)).toBe(fields.content);

  const home = (await call("GET", "/api/home")).body[0];
  await call("PUT", "/api/home/home", { ...home, ContactSecNumber: "+880 1811-000111" });
  await call("PUT", "/api/pages/about", (await call("GET", "/api/pages/about")).body);
  expect((await call("GET", "/api/history/home/home")).body).toHaveLength(2);
  // It follows the home form.
  expect((await call("GET", "/api/history/settings/contact")).body).toHaveLength(2);
  expect((await call("GET", "/api/history/page/about")).body).toHaveLength(2);
});

test("small changes of a long text take little room", async () => {
  const { call, db, site } = await openSignedInApi();
  const [post] = await site.blog.list({ limit: 1 });
  const { _id, createdAt, updatedAt, version, ...fields } = post as NonNullable<typeof post>;
  const words = Array.from({ length: 4000 }, (_, index) => `word${(index * 7919) % 9973}`).join(
    " ",
  );
  for (let index = 0; index < 60; index++) {
    await call("PUT", `/api/blogs/${_id}`, { ...fields, content: `<p>${words} ${index}</p>` });
  }
  const rows = await db.selectFrom("revision").select(["base", "body"]).execute();
  const bytes = rows.reduce((sum, { body }) => sum + body.length, 0);
  expect(rows.filter(({ base }) => base === null)).toHaveLength(3);
  expect(bytes).toBeLessThan(words.length * 4);
});

test("what is saved again as it was adds nothing to its history", async () => {
  const { call, site } = await openSignedInApi();
  const [post] = await site.blog.list({ limit: 1 });
  const { _id, createdAt, updatedAt, version, ...fields } = post as NonNullable<typeof post>;
  const { body: hajj } = await call("GET", "/api/package/hajj");
  for (const title of ["Second", "Second", "Second", "Third", "Second"]) {
    await call("PUT", `/api/blogs/${_id}`, { ...fields, title });
    await call("PUT", "/api/package/hajj", { ...hajj, title, version: undefined });
    await call("PUT", "/api/settings", { social: [{ name: title, url: "https://x.example" }] });
  }
  for (const path of [`post/${_id}`, "package/hajj", "settings/social"]) {
    expect((await call("GET", `/api/history/${path}`)).body).toHaveLength(4);
  }
});

test("a post in the trash keeps its history; one that is gone for good has none", async () => {
  const { call, db, site } = await openSignedInApi();
  const [post, unchanged] = await site.blog.list({ limit: 2 });
  await call("DELETE", `/api/blogs/${unchanged?._id}`);
  const { status, body } = await call("GET", `/api/history/post/${unchanged?._id}`);
  expect([status, body]).toEqual([200, []]);
  const { _id, createdAt, updatedAt, version, ...fields } = post as NonNullable<typeof post>;
  await call("PUT", `/api/blogs/${_id}`, { ...fields, title: "Changed" });
  await call("DELETE", `/api/blogs/${_id}`);
  expect((await call("GET", `/api/history/post/${_id}`)).body).toHaveLength(2);
  const deletedAt = new Date(Date.now() - 31 * 86_400_000).toISOString();
  await db.updateTable("trashedBlog").set({ deletedAt }).execute();
  await site.blog.purgeTrash();
  expect((await call("GET", `/api/history/post/${_id}`)).status).toBe(404);
  expect(await db.selectFrom("revision").select("id").execute()).toEqual([]);
});

test("a refused or an older save leaves nothing", async () => {
  const { call } = await openSignedInApi();
  const { body: pack } = await call("GET", "/api/package/hajj");
  expect((await call("PUT", "/api/package/hajj", { ...pack, version: 7 })).status).toBe(409);
  expect((await call("PUT", "/api/package/hajj", { ...pack, title: 7 })).status).toBe(400);
  expect((await call("GET", "/api/history/package/hajj")).body).toEqual([]);
});

test.each([
  "/api/history/package/none",
  "/api/history/post/none",
  "/api/history/constructor/home",
  "/api/history/home/toString",
  `/api/history/package/umrah/${NO_ID}`,
  "/api/history/package/umrah/..%2f",
  "/api/history/settings/demo",
])("%s: there is no such thing", async (path) => {
  const { call } = await openSignedInApi();
  expect((await call("GET", path)).status).toBe(404);
});

test.each(["limit=0", "limit=201", "limit=x", "after=x", `after=${NO_ID}&after=${NO_ID}`])(
  "?%s is refused",
  async (query) => {
    const { call } = await openSignedInApi();
    expect((await call("GET", `/api/history/home/home?${query}`)).status).toBe(400);
  },
);

test("what was only drafted is gone after 30 days; what was published stays, however old", async () => {
  const { call, db, site } = await openSignedInApi();
  const { body: hajj } = await call("GET", "/api/package/hajj");
  await call("PUT", "/api/package/hajj", { ...hajj, title: "Second", version: undefined });
  for (const title of ["Old", "New"]) {
    await call("PUT", "/api/drafts/package/hajj", { body: { title } });
    await call("DELETE", "/api/drafts/package/hajj");
  }
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const rows = await db.selectFrom("revision").select("id").orderBy("id").execute();
  for (const [index, days] of [900, 800, 31, 29].entries()) {
    const id = rows[index]?.id ?? "";
    await db
      .updateTable("revision")
      .set({ at: daysAgo(days) })
      .where("id", "=", id)
      .execute();
  }
  await site.history.purge();
  const left = (await call("GET", "/api/history/package/hajj")).body;
  expect(left.map(({ action }: { action: string }) => action)).toEqual([
    ...["draft", "update", "update"],
  ]);
  const newest = await call("GET", `/api/history/package/hajj/${left[0]._id}`);
  expect(newest.body.title).toBe("New");
});
