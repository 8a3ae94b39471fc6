import { expect, test } from "vitest";
import { openSignedInApi } from "#tests/support/open-signed-in-api.ts";

const POST = { title: "A post", type: "Umrah", image: "/art/campus.svg", content: "" };

async function open() {
  const api = await openSignedInApi();
  const add = (from: unknown, to: unknown) => api.call("POST", "/api/redirects", { from, to });
  /** A mistake at its field; else where it leads. */
  const outcome = async (from: unknown, to: unknown = "/contact") => {
    const { status, body } = await add(from, to);
    return body.issues ? [status, body.issues[0].path] : [status, body.to];
  };
  const all = async () => {
    const { body } = await api.call("GET", "/api/redirects?limit=200");
    return Object.fromEntries(body.map(({ from, to }: { from: string; to: string }) => [from, to]));
  };
  const write = (link: string) => api.call("POST", "/api/blogs", { ...POST, link });
  const paste = async (lines: string, store = false) =>
    (await api.call("POST", "/api/redirects/lines", { lines, store })).body;
  return { ...api, add, outcome, all, write, paste };
}

test("an old address leads on: listed with its day and its uses, told in the activity, and removed", async () => {
  const { add, call, get, user, site } = await open();
  const { status, body } = await add(" /Umrah-Package.html/ ", "/packages/umrah#prices");
  expect(status).toBe(201);
  expect(body).toEqual({
    ...{ _id: expect.any(String), from: "/umrah-package.html", to: "/packages/umrah#prices" },
    ...{ since: expect.stringMatching(/Z$/), isOwn: true, uses: 0, lastUsedAt: null },
  });
  expect((await add("/umrah-package.html", "/packages/umrah#prices")).status).toBe(200);
  const list = await call("GET", "/api/redirects?q=PACKAGE");
  expect([list.body, list.headers.get("X-Total-Count")]).toEqual([[body], "1"]);
  expect((await call("GET", "/api/redirects?q=100%25")).body).toEqual([]);
  expect(await site.redirect.findNext("/UMRAH-package.html?utm_source=x")).toBe(body.to);

  expect((await call("DELETE", `/api/redirects/${body._id}`)).status).toBe(200);
  expect((await call("DELETE", `/api/redirects/${body._id}`)).status).toBe(404);
  expect(await site.redirect.findNext("/umrah-package.html")).toBeNull();
  const told = (await call("GET", "/api/audit?limit=2")).body;
  const line = { thing: "redirect", summary: "/umrah-package.html", userId: user._id };
  expect(told).toMatchObject([
    { action: "delete", ...line },
    { action: "create", ...line },
  ]);
  expect((await get("/api/redirects")).status).toBe(401);
});

test("what is no old address or no place to lead to is said at its field", async () => {
  const { outcome, call } = await open();
  for (const from of ["", "umrah.html", "//evil.example", "javascript:x", "/a\r\nb", 5, null]) {
    expect(await outcome(from), String(from)).toEqual([400, "from"]);
  }
  for (const to of [
    "",
    "contact",
    "//evil.example",
    "javascript:x",
    "/..//evil.example",
    "/%2e//evil.example",
    "http://localhost//evil.example",
    "/a\u0000",
    "http://x.example",
    {},
  ]) {
    expect(await outcome("/old", to), String(to)).toEqual([400, "to"]);
  }
  expect(await outcome(`/${"a".repeat(10_000)}`)).toEqual([400, "from"]);
  expect(await outcome("/old", `/${"a".repeat(10_000)}`)).toEqual([400, "to"]);
  expect((await call("POST", "/api/redirects", { from: "/a" })).status).toBe(400);
  expect((await call("POST", "/api/redirects", { from: "/a", to: "/", x: 1 })).status).toBe(400);
  expect((await call("POST", "/api/redirects", [])).status).toBe(400);
  expect((await call("GET", "/api/redirects")).body).toEqual([]);
});

test("no page of ours leads on: public ones, posts, doors, files, the admin area", async () => {
  const { outcome, write } = await open();
  await write("Hajj/2027");
  const own = [
    ...["/", "/about", "/About/", "/blog", "/packages/umrah", "/login", "/login?x=1", "/blog?q=a"],
    ...["/blog/Hajj/2027", "/blog/Hajj/2027/", "/?type=Hajj", "/admin", "/admin/settings", "/api"],
    ...["/api/blogs", "/media/x", "/art/campus.svg", "/assets/x.js", "/og/home.jpg", "/robots.txt"],
    ...["/feed.xml", "/sitemap.xml", "/sitemap-2.xml", "/favicon.ico", "/healthz", "/icon-192.png"],
  ];
  for (const from of own) expect(await outcome(from, "/contact"), from).toEqual([409, "from"]);
  expect(await outcome("/?p=123", "/packages/hajj")).toEqual([201, "/packages/hajj"]);
  expect(await outcome("/blog/hajj", "/packages/hajj")).toEqual([201, "/packages/hajj"]);
  expect(await outcome("/feed", "/feed.xml")).toEqual([201, "/feed.xml"]);
});

test("chains are flattened whichever end comes first; a circle is refused in words", async () => {
  const { add, outcome, all } = await open();
  expect(await outcome("/b", "/c")).toEqual([201, "/c"]);
  expect(await outcome("/a", "/B/")).toEqual([201, "/c"]);
  expect(await outcome("/c", "/d?x=1")).toEqual([201, "/d?x=1"]);
  expect(await all()).toEqual({ "/a": "/d?x=1", "/b": "/d?x=1", "/c": "/d?x=1" });
  const { status, body } = await add("/d", "/A");
  expect([status, body.message]).toEqual([409, "This would lead in a circle."]);
  expect(body.issues[0].path).toBe("to");
  expect(await outcome("/e", "/E/#top")).toEqual([409, "to"]);
  expect(await outcome("/f?id=1", "/f?id=1&more=2")).toEqual([409, "to"]);
  expect(await outcome("/f?id=1", "/f")).toEqual([201, "/f"]);
  const again = await add("/a", "/contact");
  expect([again.status, again.body.message]).toEqual([
    409,
    "This address leads to /d?x=1 already. Remove that first.",
  ]);
});

test("entries go along with a post that moves; a post that takes an address has it", async () => {
  const { outcome, all, write, call, get, site } = await open();
  const { body: post } = await write("first");
  await outcome("/old.html", "/blog/first");
  await outcome("/blog/second", "/contact");
  await call("PUT", `/api/blogs/${post._id}`, { ...POST, link: "second" });
  expect(await all()).toEqual({ "/old.html": "/blog/second", "/blog/first": "/blog/second" });
  expect(await outcome("/older.html", "/blog/first")).toEqual([201, "/blog/second"]);
  expect(await outcome("/blog/first", "/contact")).toEqual([409, "from"]);
  expect(await outcome("/blog/nickname", "/blog/first")).toEqual([201, "/blog/second"]);
  expect((await get("/api/blogs/link/nickname")).body._id).toBe(post._id);

  await call("DELETE", `/api/blogs/${post._id}`);
  expect(await site.redirect.findNext("/blog/first")).toBeNull();
  expect((await get("/api/blogs/link/nickname")).status).toBe(404);
  expect((await all())["/blog/first"]).toBeNull();
  await write("first");
  await call("POST", `/api/blogs/${post._id}/restore`);
  expect(await all()).toEqual({
    ...{ "/old.html": "/blog/second", "/older.html": "/blog/second" },
    ...{ "/blog/nickname": "/blog/second" },
  });
});

test("pasted lines: what is right, what is wrong and why by line; nothing is stored unsaid", async () => {
  const { paste, all, call, outcome } = await open();
  await outcome("/known.html", "/contact");
  const text = [
    "/a.html /packages/umrah",
    "",
    "/a.html\t/packages/hajj",
    "/b.html,/a.html",
    "only words",
    "/about → /contact",
    "/c.html -> //evil.example",
    "/c.html => /c.html",
    "/known.html /contact",
  ].join("\r\n");
  const checked = await paste(text);
  expect(checked).toEqual({
    good: [
      { line: 1, from: "/a.html", to: "/packages/umrah" },
      { line: 4, from: "/b.html", to: "/packages/umrah" },
    ],
    bad: [
      [3, "Line 1 says where this address leads."],
      [5, expect.stringMatching(/^The old address must be an address of this site/)],
      [6, expect.stringMatching(/^There is a page at this address/)],
      [7, expect.stringMatching(/^The new address must be a page of this site/)],
      [8, "This would lead in a circle."],
    ].map(([line, message]) => ({ line, message, text: expect.any(String) })),
    known: 1,
    isStored: false,
  });
  expect(await all()).toEqual({ "/known.html": "/contact" });
  expect(await paste(text, true)).toEqual({ ...checked, isStored: true });
  expect(Object.keys(await all())).toHaveLength(3);
  const [told] = (await call("GET", "/api/audit?limit=1")).body;
  expect(told.summary).toBe("2 addresses, the first /a.html");
  expect(await paste(text, true)).toMatchObject({ good: [], known: 3 });
});

test("thousands of lines at once are taken, more are refused, and all of it is bounded", async () => {
  const { paste, call, site } = await open();
  const lines = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => `/${name}-${index} /contact`).join("\n");
  const tooMany = await call("POST", "/api/redirects/lines", { lines: lines(5001, "a") });
  expect([tooMany.status, tooMany.body.issues[0].path]).toEqual([400, "lines"]);
  const chain = Array.from({ length: 5000 }, (_, at) => `/x?b=${at} /x?b=${at + 1}`).join("\n");
  for (const text of [chain, lines(5000, "b")]) {
    expect((await paste(text, true)).good).toHaveLength(5000);
  }
  expect(await site.redirect.findNext("/x?b=7&c=1")).toBe("/x?b=5000");
  const { bad } = await paste("/one-more /contact");
  expect(bad[0].message).toMatch(/^At most 10,000 moved addresses are kept/);
  expect(await site.redirect.findNext("/b-4999")).toBe("/contact");
  for (const body of [{}, { lines: "" }, { lines: 5 }, { lines: "/a /b", store: "yes" }]) {
    expect((await call("POST", "/api/redirects/lines", body)).status).toBe(400);
  }
});

test("unknown addresses that many ask for are listed with the nearest page, until they lead on", async () => {
  const { call, site, add, write } = await open();
  await site.unknownPath.add(
    new Map([
      ["/umrah-package-2025", 41],
      ["/gallery", 12],
      ["/blog/new-one", 9],
      ["/slip", 2],
    ]),
  );
  const list = async () => (await call("GET", "/api/redirects/unknown")).body;
  const found = await list();
  expect(found).toMatchObject([
    { path: "/umrah-package-2025", count: 41, suggestion: "/packages/umrah" },
    { path: "/gallery", count: 12, suggestion: null },
    { path: "/blog/new-one", count: 9 },
  ]);
  await add("/umrah-package-2025", "/packages/umrah");
  await write("new-one");
  expect((await list()).map(({ path }: { path: string }) => path)).toEqual(["/gallery"]);
  expect((await call("DELETE", `/api/redirects/unknown/${found[1]._id}`)).status).toBe(200);
  expect((await call("DELETE", "/api/redirects/unknown/none")).status).toBe(404);
  await site.unknownPath.add(new Map([["/gallery", 90]]));
  expect(await list()).toEqual([]);
  await site.unknownPath.purge(Date.now() + 31 * 86_400_000);
  await site.unknownPath.add(new Map([["/gallery", 5]]));
  expect(await list()).toMatchObject([{ path: "/gallery", count: 5 }]);
});

test("uses are counted where they are led on, and nowhere else", async () => {
  const { add, write, call, site } = await open();
  await add("/old.html", "/contact");
  const { body: post } = await write("First & last".replace(/ /g, "-"));
  await call("PUT", `/api/blogs/${post._id}`, { ...POST, link: "second" });
  const counts = new Map([
    ["/old.html", 3],
    ["/blog/First-%26-last", 2],
    ["/never", 9],
  ]);
  await site.redirect.addUses(counts);
  await site.redirect.addUses(counts);
  const { body } = await call("GET", "/api/redirects");
  expect(body).toMatchObject([
    { from: "/blog/First-&-last", uses: 4, lastUsedAt: expect.any(String), isOwn: false },
    { from: "/old.html", uses: 6, lastUsedAt: expect.any(String), isOwn: true },
  ]);
});
