import { describe, expect, test } from "vitest";
import { makeBlog } from "#tests/support/make-blog.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

const SPECIFIED_FIELDS = ["_id", "title", "content", "type", "image", "link", "createdAt"];

describe("GET /api/blogs", () => {
  test("answers whole posts, newest first, with their number", async () => {
    const { db, get } = await openTestApi();
    const old = await makeBlog(db, { createdAt: "2026-01-01T00:00:00.000Z" });
    const recent = await makeBlog(db, { createdAt: "2026-02-01T00:00:00.000Z" });
    const { status, headers, body } = await get("/api/blogs");
    expect([status, body]).toEqual([200, [recent, old]]);
    expect(headers.get("X-Total-Count")).toBe("2");
    expect(headers.get("Link")).toBeNull();
    expect(headers.get("Cache-Control")).toBe("no-cache");
    expect(headers.get("Content-Type")).toBe("application/json");
  });

  test("answers an empty list when there is nothing", async () => {
    const { get } = await openTestApi();
    const { status, headers, body } = await get("/api/blogs");
    expect([status, body, headers.get("X-Total-Count")]).toEqual([200, [], "0"]);
  });

  test("the pages that Link names hold every post once", async () => {
    const { db, get } = await openTestApi();
    for (let i = 0; i < 7; i++) await makeBlog(db, { type: "Air & sea" });
    await makeBlog(db, { type: "other" });
    const ids: string[] = [];
    let next: string | undefined = "/api/blogs?limit=3&type=Air%20%26%20sea&q=visa";
    while (next) {
      const { headers, body } = await get(next);
      expect(headers.get("X-Total-Count")).toBe("7");
      ids.push(...body.map((post: { _id: string }) => post._id));
      next = headers.get("Link")?.match(/^<(\/api\/blogs\?[^>]+)>; rel="next"$/)?.[1];
    }
    expect([ids.length, new Set(ids).size]).toEqual([7, 7]);
  });

  test("without a limit it is the newest 1,000, and Link names the rest", async () => {
    const { db, get } = await openTestApi();
    await db.transaction().execute(async (tx) => {
      for (let i = 0; i < 1001; i++) await makeBlog(tx, { content: "" });
    });
    const { headers, body } = await get("/api/blogs");
    expect(body).toHaveLength(1000);
    expect(headers.get("X-Total-Count")).toBe("1001");
    const next = headers
      .get("Link")
      ?.match(/^<(\/api\/blogs\?limit=1000&after=[^>]+)>; rel="next"$/);
    expect((await get(String(next?.[1]))).body).toHaveLength(1);
    expect((await get("/api/blogs?limit=1000&offset=1000")).body).toHaveLength(1);
  });

  test("a page that Link names begins where the one before ended, whatever came and went", async () => {
    const { db, site, get } = await openTestApi();
    const at = (day: number) => ({
      createdAt: `2026-01-0${day}T00:00:00.000Z`,
      link: `day-${day}`,
    });
    for (const day of [1, 2, 3, 4]) await makeBlog(db, at(day));
    const first = await get("/api/blogs?limit=2");
    const [, last] = first.body;
    await makeBlog(db, at(5));
    await site.blog.remove(last._id, { by: null });
    const next = String(first.headers.get("Link")?.match(/<([^>]+)>/)?.[1]);
    const second = await get(next);
    expect(second.body.map(({ link }: { link: string }) => link)).toEqual(["day-2", "day-1"]);
    expect([second.headers.get("X-Total-Count"), second.headers.get("Link")]).toEqual(["4", null]);
  });

  test("no next page when the last one is full", async () => {
    const { db, get } = await openTestApi();
    for (let i = 0; i < 4; i++) await makeBlog(db);
    expect((await get("/api/blogs?limit=2&offset=2")).headers.get("Link")).toBeNull();
    expect((await get("/api/blogs?limit=4")).headers.get("Link")).toBeNull();
  });

  test("an offset behind the end is an empty page", async () => {
    const { db, get } = await openTestApi();
    await makeBlog(db);
    const { status, headers, body } = await get("/api/blogs?offset=10000000");
    expect([status, body, headers.get("X-Total-Count")]).toEqual([200, [], "1"]);
  });

  test.each([
    ["limit=0", "limit"],
    ["limit=1001", "limit"],
    ["limit=-1", "limit"],
    ["limit=1.5", "limit"],
    ["limit=ten", "limit"],
    ["limit=1e2", "limit"],
    ["limit=", "limit"],
    ["limit=1&limit=2", "limit"],
    ["offset=-1", "offset"],
    ["offset=99999999999999999999", "offset"],
    ["type=a&type=b", "type"],
    ["q=a&q=b", "q"],
    ["after=", "after"],
    ["after=nonsense", "after"],
    ["after=2026-01-01T00:00:00.000Z_", "after"],
    ["after=2026-01-01T00:00:00.000Z_a&q=b", "after"],
    [`q=${"a".repeat(201)}`, "q"],
  ])("%s is a mistake, named", async (query, path) => {
    const { get } = await openTestApi();
    const { status, body } = await get(`/api/blogs?${query}`);
    expect(status).toBe(400);
    expect(body.issues).toMatchObject([
      { path, code: expect.any(String), message: expect.stringMatching(/^must /) },
    ]);
    expect(body.message).toBe(`The request has a mistake: ${path} ${body.issues[0].message}.`);
  });

  test("every mistake is named at once; parameters nobody knows are none", async () => {
    const { get } = await openTestApi();
    const { status, body } = await get("/api/blogs?limit=x&offset=y&_=123");
    expect(status).toBe(400);
    expect(body.issues.map((issue: { path: string }) => issue.path)).toEqual(["limit", "offset"]);
    expect((await get("/api/blogs?_=123&utm_source=x&type=&q=")).status).toBe(200);
  });

  test("an unchanged list is a 304 that still tells the number", async () => {
    const { api, db } = await openTestApi();
    await makeBlog(db);
    const etag = (await api.request("/api/blogs")).headers.get("ETag") ?? "";
    const again = await api.request("/api/blogs", { headers: { "If-None-Match": etag } });
    expect([again.status, again.headers.get("X-Total-Count")]).toEqual([304, "1"]);
  });
});

describe("GET /api/blogs/link/{link}", () => {
  const link = "2026/umrah?a=b&c#d[e]@f!$'()*+,;=~:.-_";

  test("finds the post, slashes sent as they are or as %2F", async () => {
    const { db, get } = await openTestApi();
    const post = await makeBlog(db, { link });
    expect((await get(`/api/blogs/link/${encodeURIComponent(link)}`)).body).toEqual(post);
    const raw = link.replace("?", "%3F").replace("#", "%23");
    expect((await get(`/api/blogs/link/${raw}`)).body).toEqual(post);
  });

  test.each(["nothing", "a%2Fb/c", "%25", "post-01", "%00x", "~"])("%s: 404", async (unknown) => {
    const { get } = await openTestApi({ demo: true });
    const { status, body } = await get(`/api/blogs/link/${unknown}`);
    expect([status, body]).toEqual([
      404,
      { code: "no-post-with-link", message: "There is no post with this link." },
    ]);
  });
});

test("GET /api/blogs/{id} finds the post, or says that there is none", async () => {
  const { db, get } = await openTestApi();
  const post = await makeBlog(db);
  const { status, body } = await get(`/api/blogs/${post._id}`);
  expect([status, body]).toEqual([200, post]);
  expect(Object.keys(body)).toEqual(expect.arrayContaining(SPECIFIED_FIELDS));
  expect(await get("/api/blogs/0")).toMatchObject({
    status: 404,
    body: { code: "no-post", message: "There is no post with this id." },
  });
});
