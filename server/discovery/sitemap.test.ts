import { expect, test } from "vitest";
import { makeBlog } from "#tests/support/make-blog.ts";
import { openTestDiscovery, TEST_ORIGIN } from "#tests/support/open-test-discovery.ts";

test("names every public page and post, whole and once, and no other page", async () => {
  const { discovery } = await openTestDiscovery({ demo: true });
  const response = await discovery.request("/sitemap.xml");
  const xml = await response.text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => String(address));
  expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  expect(addresses).toHaveLength(12 + 27 + 37);
  expect(new Set(addresses).size).toBe(addresses.length);
  const paths = addresses.map((address) => address.replace(TEST_ORIGIN, ""));
  expect(paths).toEqual(
    expect.arrayContaining([
      ...["/", "/packages/umrah", "/student-visa", "/blog/umrah-in-four-steps"],
      "/work-visa/papers/malaysia/driver",
    ]),
  );
  expect(paths.join()).not.toMatch(/login|register|admin|api/);
});

test("says when a post and the list of posts last changed", async () => {
  const { db, discovery } = await openTestDiscovery();
  await makeBlog(db, { link: "a", updatedAt: "2026-05-01T00:00:00.000Z" });
  await makeBlog(db, { link: "b", updatedAt: "2026-07-01T00:00:00.000Z" });
  const xml = await (await discovery.request("/sitemap.xml")).text();
  const entry = (path: string, time: string) =>
    `<url><loc>${TEST_ORIGIN}${path}</loc><lastmod>${time}</lastmod></url>`;
  expect(xml).toContain(entry("/blog/a", "2026-05-01T00:00:00.000Z"));
  expect(xml).toContain(entry("/blog", "2026-07-01T00:00:00.000Z"));
  expect(xml).toContain(`<url><loc>${TEST_ORIGIN}/get-started</loc></url>`);
});

test("leaves out pages that nobody has written yet", async () => {
  const { discovery } = await openTestDiscovery();
  const xml = await (await discovery.request("/sitemap.xml")).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(paths).toEqual([`${TEST_ORIGIN}/blog`, `${TEST_ORIGIN}/get-started`]);
});

test("encodes links and escapes what XML reserves", async () => {
  const { db, discovery } = await openTestDiscovery();
  await makeBlog(db, { link: "2026/what's?a&b" });
  const xml = await (await discovery.request("/sitemap.xml")).text();
  expect(xml).toContain(`<loc>${TEST_ORIGIN}/blog/2026/what&#39;s%3Fa%26b</loc>`);
});

test("more addresses than a file holds are in numbered files, each address once", async () => {
  const { db, site, discovery } = await openTestDiscovery({ addressesPerFile: 12 + 4 });
  for (let day = 1; day <= 9; day++) {
    const createdAt = `2026-01-0${Math.ceil(day / 2)}T00:00:00.000Z`;
    await makeBlog(db, { link: `post-${day}`, createdAt });
  }
  const addressesIn = async (path: string) => {
    const xml = await (await discovery.request(path)).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => String(address));
  };
  const files = await addressesIn("/sitemap.xml");
  expect(files).toEqual([1, 2, 3].map((number) => `${TEST_ORIGIN}/sitemap-${number}.xml`));
  const parts = await Promise.all(files.map((file) => addressesIn(file.slice(TEST_ORIGIN.length))));
  const paths = parts.flat().map((address) => address.slice(TEST_ORIGIN.length));
  expect(parts.map(({ length }) => length)).toEqual([2 + 4, 4, 1]);
  expect(paths.slice(0, 2)).toEqual(["/blog", "/get-started"]);
  const posts = Array.from({ length: 9 }, (_, index) => `/blog/post-${index + 1}`);
  expect(paths.slice(2).toSorted()).toEqual(posts);
  for (const name of ["0", "4", "01", "1e0", "-1", "x", "99999999999999999999"]) {
    expect((await discovery.request(`/sitemap-${name}.xml`)).status, name).toBe(404);
  }
  const [newest] = await site.blog.list({});
  const before = await (await discovery.request("/sitemap-2.xml")).text();
  await site.blog.remove(newest?._id ?? "", { by: null });
  expect((await discovery.request("/sitemap-3.xml")).status).toBe(404);
  expect(await (await discovery.request("/sitemap-2.xml")).text()).toBe(before);
});

test("what fits one file has no numbered ones", async () => {
  const { discovery } = await openTestDiscovery({ demo: true });
  expect((await discovery.request("/sitemap-1.xml")).status).toBe(404);
});

test("robots may read all but /admin and /api, and learn where the sitemap is", async () => {
  const { discovery } = await openTestDiscovery();
  const text = await (await discovery.request("/robots.txt")).text();
  expect(text.split("\n").filter(Boolean)).toEqual([
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /api",
    `Sitemap: ${TEST_ORIGIN}/sitemap.xml`,
  ]);
});

test("names pages of one's own while they are public", async () => {
  const { site, discovery } = await openTestDiscovery();
  const fields = { title: "Terms", description: "", content: "", isInFooter: false };
  const { page } = await site.ownPage.create({ ...fields, link: "terms" }, { by: null });
  await site.draft.begin("own-page", { ...fields, link: "later" }, { by: null });
  const xml = async () => (await discovery.request("/sitemap.xml")).text();
  const entry = `<url><loc>${TEST_ORIGIN}/terms</loc><lastmod>${page.updatedAt}</lastmod></url>`;
  expect(await xml()).toContain(entry);
  expect(await xml()).not.toContain("later");
  await site.ownPage.remove(page._id, { by: null });
  expect(await xml()).not.toContain("terms");
});

test("in other languages what is translated is named, each language beside the others", async () => {
  const { site, discovery } = await openTestDiscovery({ demo: true });
  await site.languages.show(["bn"], { by: null });
  const xml = await (await discovery.request("/sitemap.xml")).text();
  const link = (hreflang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${TEST_ORIGIN}${path}"/>`;
  const alternates = [link("en", "/about"), link("bn", "/bn/about"), link("x-default", "/about")];
  for (const path of ["/about", "/bn/about"]) {
    const [, rest = ""] = xml.split(`<loc>${TEST_ORIGIN}${path}</loc>`);
    expect(rest.split("</url>")[0]).toContain(alternates.join(""));
  }
  expect(xml).toContain(`${TEST_ORIGIN}/bn</loc>`);
  expect(xml).not.toContain("/ar/");
  const [posts, inBangla] = [/<loc>[^<]+\/blog\//g, /<loc>[^<]+\/bn\/blog\//g].map(
    (address) => xml.match(address)?.length ?? 0,
  );
  expect([posts, inBangla]).toEqual([24 + 14, 14]);
});

test("of hundreds of posts in a file each is named, the oldest first", async () => {
  const { db, discovery } = await openTestDiscovery();
  const { _id } = await makeBlog(db, { link: "post-1" });
  const row = await db
    .selectFrom("blog")
    .selectAll()
    .where("id", "=", _id)
    .executeTakeFirstOrThrow();
  const more = Array.from({ length: 1099 }, (_, at) => ({
    ...{ ...row, id: `copy-${at + 2}`, link: `post-${at + 2}` },
    createdAt: new Date(Date.parse(row.createdAt) + (at + 1) * 60_000).toISOString(),
  }));
  for (let at = 0; at < more.length; at += 500) {
    await db
      .insertInto("blog")
      .values(more.slice(at, at + 500))
      .execute();
  }
  const xml = await (await discovery.request("/sitemap.xml")).text();
  const posts = [...xml.matchAll(/\/blog\/(post-\d+)</g)].map(([, link]) => link);
  expect(posts).toEqual(Array.from({ length: 1100 }, (_, at) => `post-${at + 1}`));
});

test("a site in English alone names no other language", async () => {
  const { discovery, site } = await openTestDiscovery({ demo: true });
  const xml = async () => (await discovery.request("/sitemap.xml")).text();
  expect(await xml()).not.toContain("xhtml");
  await site.languages.show(["bn"], { by: null });
  expect(await xml()).toContain(
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml=',
  );
});

test("pages of our own words are there in each language; what is not translated is not", async () => {
  const { site, db, discovery } = await openTestDiscovery({ demo: true });
  await site.languages.show(["bn"], { by: null });
  const fields = { title: "Terms", description: "", content: "", isInFooter: false };
  await site.ownPage.create({ ...fields, link: "terms" }, { by: null });
  await makeBlog(db, { link: "english-alone" });
  const paths = async () => {
    const xml = await (await discovery.request("/sitemap.xml")).text();
    return [...xml.matchAll(/<loc>([^<]+)</g)].map(([, url = ""]) => url.slice(TEST_ORIGIN.length));
  };
  const found = await paths();
  expect(found).toEqual(
    expect.arrayContaining(["/get-started", "/bn/get-started", "/terms", "/blog/english-alone"]),
  );
  expect(found).not.toContain("/bn/terms");
  expect(found).not.toContain("/bn/blog/english-alone");
});

test("the papers of a visa are named once for each profile; without one, for any answer", async () => {
  const { site, discovery } = await openTestDiscovery({ demo: true });
  const listed = async () => {
    const xml = await (await discovery.request("/sitemap.xml")).text();
    return [...xml.matchAll(/\/work-visa\/papers\/malaysia[^<]*/g)].map(([path]) => path);
  };
  const visas = await site.entry.list("visa");
  const visa = visas.find(({ link, purpose }) => link === "malaysia" && purpose === "work");
  if (!visa) throw new Error("no visa for Malaysia");
  const { _id, version, createdAt: _, updatedAt: __, ...body } = visa;
  expect(await listed()).toEqual(
    visa.profiles.map(({ link }) => `/work-visa/papers/malaysia/${link}`),
  );
  const papers = visa.papers.map((paper) => ({ ...paper, profiles: "" }));
  const forAll = { ...body, papers, profiles: [], version };
  await site.entry.update("visa", _id, forAll as never, { by: null });
  expect(await listed()).toEqual(["/work-visa/papers/malaysia/all"]);
});

test("says when a page last changed; papers that are translated are named in that language", async () => {
  const { site, discovery } = await openTestDiscovery({ demo: true });
  await site.languages.show(["bn"], { by: null });
  const xml = await (await discovery.request("/sitemap.xml")).text();
  const about = (await site.page.updatedAt()).get("page/about");
  expect(xml).toContain(`<loc>${TEST_ORIGIN}/about</loc><lastmod>${about}</lastmod>`);
  const visas = await site.entry.list("visa");
  const told = await site.translation.languagesOf(
    "visa",
    visas.map(({ _id }) => _id),
  );
  const named = visas.filter(({ link }) => xml.includes(`/papers/${link}/`));
  expect(named.length).toBeGreaterThan(0);
  const inBangla = named.filter(({ link }) => new RegExp(`/bn/[^<]+/papers/${link}/`).test(xml));
  expect(inBangla.map(({ _id }) => _id)).toEqual(
    named.filter(({ _id }) => told.get(_id)?.includes("bn")).map(({ _id }) => _id),
  );
});
