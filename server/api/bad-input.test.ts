import { describe, expect, test } from "vitest";
import { signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

const FIELDS = { title: "A", type: "B", image: "/c.svg", link: "d", content: "<p>e</p>" };
const GOOD_LINK = "aZ09-._~:/?#[]@!$&'()*+,;=";

async function openSignedIn(options: { demo?: boolean } = {}) {
  const api = await openTestApi(options);
  const { cookie } = await signInTo(api);
  const post = (body: unknown, headers = {}) =>
    api.send("POST", "/api/blogs", body, { cookie, headers });
  return { ...api, cookie, post };
}

describe("a body", () => {
  test("that is not JSON is a mistake, and nothing for the log", async () => {
    const { post, lines } = await openSignedIn();
    for (const text of ["", "{", "nothing", "{'a':1}", '{"title":"A"}}', "\u0000", "[1,", "NaN"]) {
      const { status, body } = await post(text);
      expect([text, status]).toEqual([text, 400]);
      expect(body.message).toMatch(/not JSON|mistake/);
    }
    expect(lines).toEqual([]);
  });

  test("that is JSON and no post is a mistake", async () => {
    const { post } = await openSignedIn();
    for (const text of ["null", "[]", "5", '"text"', "true", "{}"]) {
      const { status, body } = await post(text);
      expect([text, status, body.issues.length > 0]).toEqual([text, 400, true]);
    }
  });

  test.each([
    "text/plain",
    "text/plain; as=application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
  ])("sent as %s is refused: another website could send that", async (type) => {
    const { post } = await openSignedIn();
    const { status, body } = await post(JSON.stringify(FIELDS), { "content-type": type });
    expect([status, body.message]).toEqual([400, expect.stringContaining("must be JSON")]);
  });

  test("of more than 1 MB is 413, announced or not, before anybody parses it", async () => {
    const { post, api, cookie } = await openSignedIn();
    const large = JSON.stringify({ ...FIELDS, content: "x".repeat(1_100_000) });
    const { status, body } = await post(large);
    expect([status, body]).toEqual([
      413,
      {
        code: "body-too-large",
        params: { limit: "1 MB" },
        message: expect.stringContaining("1 MB"),
      },
    ]);
    const stream = new Response(large).body;
    const streamed = await api.request("/api/blogs", {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: stream,
      duplex: "half",
    } as RequestInit);
    expect(streamed.status).toBe(413);
    const fair = { ...FIELDS, content: `<p>${"x".repeat(499_000)}</p>` };
    expect((await post(fair)).status).toBe(201);
    expect((await post({ ...fair, link: "y", content: "x".repeat(500_001) })).status).toBe(400);
  });

  test("that is nested a hundred thousand deep is a mistake, not an end", async () => {
    const { post } = await openSignedIn();
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    expect((await post(deep)).status).toBe(400);
    for (const field of ["title", "content", "other", "_id"]) {
      const { status } = await post(`{"${field}":${deep}}`);
      expect([field, status]).toEqual([field, 400]);
    }
  });
});

const MISTAKES = [
  ["title", ""],
  ["title", " \n\t "],
  ["title", 5],
  ["title", null],
  ["title", ["A"]],
  ["title", { toString: "A" }],
  ["title", "x".repeat(301)],
  ["title", "w".repeat(100_000)],
  ["title", "half \ud83d"],
  ["content", "half \udc2a"],
  ["content", 5],
  ["type", ""],
  ["type", "x".repeat(101)],
  ["image", ""],
  ["image", `/${"x".repeat(2000)}`],
  ["link", ""],
  ["link", "x".repeat(201)],
  ["version", "1"],
  ["version", 0],
  ["version", 1.5],
  ["author", "me"],
  ["id", "x"],
  ["constructor", "x"],
  ["searchText", "x"],
] as const;

describe("a field", () => {
  test("that is wrong is named, and nothing is stored", async () => {
    const { post, site } = await openSignedIn();
    for (const [path, value] of MISTAKES) {
      const { status, body } = await post({ ...FIELDS, [path]: value });
      const issues = [expect.objectContaining({ path, message: expect.any(String) })];
      expect([value, status, body.issues]).toEqual([value, 400, issues]);
    }
    expect(await site.blog.count({})).toBe(0);
  });

  test.each(["title", "type", "image", "link"])("%s must be given", async (path) => {
    const { post } = await openSignedIn();
    const { status, body } = await post({ ...FIELDS, [path]: undefined });
    expect([status, body.issues]).toEqual([
      400,
      [{ path, code: "missing", message: "must be given" }],
    ]);
  });

  test("__proto__ in JSON changes nothing", async () => {
    const { post } = await openSignedIn();
    const text = JSON.stringify(FIELDS).replace("{", '{"__proto__":{"version":9,"admin":true},');
    const { status } = await post(text);
    expect([201, 400]).toContain(status);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  test("long words and every script are kept as they are", async () => {
    const { post } = await openSignedIn();
    const content = `<p>${"w".repeat(100_000)} মায়ের العمرة 🐪</p>`;
    const { status, body } = await post({ ...FIELDS, title: "মায়ের العمرة 🐪", content });
    expect([status, body.title, body.content]).toEqual([201, "মায়ের العمرة 🐪", content]);
  });
});

describe("a link", () => {
  test("may hold every letter of the specification, and is found by it", async () => {
    const { post, get } = await openSignedIn();
    const { status, body } = await post({ ...FIELDS, link: ` ${GOOD_LINK} ` });
    expect([status, body.link]).toEqual([201, GOOD_LINK]);
    expect((await get(`/api/blogs/link/${encodeURIComponent(GOOD_LINK)}`)).body).toEqual(body);
  });

  test("may hold no other letter, and lead somewhere", async () => {
    const { post, site } = await openSignedIn();
    const forbidden = [...'"%<>\\^`{|}\u0000\u007f\u00a0é উ'].map((letter) => `a${letter}b`);
    const astray = [".", "..", "a/../b", "a/.", "./a", "/", "/a", "a/", "a//b", "a b"];
    for (const link of [...forbidden, ...astray]) {
      const { status, body } = await post({ ...FIELDS, link });
      expect([link, status, body.issues?.[0].path]).toEqual([link, 400, "link"]);
    }
    expect(await site.blog.count({})).toBe(0);
  });
});

describe("home and packages", () => {
  test.each([
    ["/api/home", "/api/home/home"],
    ["/api/package/hajj", "/api/package/hajj"],
  ])("what GET %s returned can be saved at %s, version by version", async (from, to) => {
    const { get, send, cookie } = await openSignedIn({ demo: true });
    const put = (body: object) => send("PUT", to, body, { cookie });
    const [read] = [(await get(from)).body].flat();
    const saved = await put({ ...read, __v: 3, updatedAt: "x" });
    expect([saved.status, saved.body]).toEqual([200, { ...read, version: 2 }]);
    expect([(await get(from)).body].flat()).toEqual([saved.body]);

    const stale = await put(read);
    expect([stale.status, stale.body.current]).toEqual([409, saved.body]);
    const { version: _, ...blind } = read;
    expect((await put(blind)).body.version).toBe(3);
    for (const [field, value] of Object.entries(blind)) {
      if (field === "_id") continue;
      const missing = await put({ ...blind, [field]: undefined });
      expect([field, missing.status]).toEqual([field, 400]);
      const wrong = await put({ ...blind, [field]: Array.isArray(value) ? "a, b" : ["a"] });
      expect([field, wrong.status]).toEqual([field, 400]);
    }
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`x${index}`, 1]));
    expect((await put({ ...blind, ...many })).body.issues).toHaveLength(20);
    expect((await put({ ...blind, other: 1 })).body.issues).toEqual([
      { path: "other", code: "unknown-field", message: "is not a field of this" },
    ]);
  });

  test("the contact section follows the home page", async () => {
    const { get, send, cookie } = await openSignedIn({ demo: true });
    const [home] = (await get("/api/home")).body;
    await send("PUT", "/api/home/home", { ...home, ContactSecHeading: "Come by" }, { cookie });
    expect((await get("/api/home/contact")).body[0].ContactSecHeading).toBe("Come by");
  });

  test("a new slide gets an id, a copied one its own", async () => {
    const { get, send, cookie } = await openSignedIn({ demo: true });
    const [home] = (await get("/api/home")).body;
    const [first] = home.Slide;
    const { _id: _, ...fresh } = first;
    const { body } = await send(
      "PUT",
      "/api/home/home",
      { ...home, Slide: [first, first, fresh] },
      { cookie },
    );
    const ids = body.Slide.map((slide: { _id: string }) => slide._id);
    expect([ids[0], new Set(ids).size]).toEqual([first._id, 3]);
    const many = Array.from({ length: 21 }, () => fresh);
    expect((await send("PUT", "/api/home/home", { ...home, Slide: many }, { cookie })).status).toBe(
      400,
    );
  });

  test("an empty site gets its first home page and package by saving them", async () => {
    const demo = await openTestApi({ demo: true });
    const [home] = (await demo.get("/api/home")).body;
    const hajj = (await demo.get("/api/package/hajj")).body;
    const { get, send, cookie } = await openSignedIn();
    expect((await send("PUT", "/api/home/home", home, { cookie })).body.version).toBe(1);
    expect((await send("PUT", "/api/package/hajj", hajj, { cookie })).body.version).toBe(1);
    expect((await get("/api/package")).body).toHaveLength(1);
  });

  test.each([
    ["/api/home/0"],
    ["/api/home/contact"],
    ["/api/package/nothing"],
    ["/api/package/__proto__"],
  ])("%s is nothing that can be saved", async (path) => {
    const { get, send, cookie } = await openSignedIn({ demo: true });
    const from = path.startsWith("/api/home") ? "/api/home" : "/api/package/hajj";
    const [body] = [(await get(from)).body].flat();
    expect((await send("PUT", path, body, { cookie })).status).toBe(404);
  });
});
