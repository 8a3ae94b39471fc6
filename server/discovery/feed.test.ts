import { expect, test } from "vitest";
import { makeBlog } from "#tests/support/make-blog.ts";
import { openTestDiscovery, TEST_ORIGIN } from "#tests/support/open-test-discovery.ts";
import { feed } from "./feed.ts";

const UNESCAPED: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

async function readFeed({ discovery }: Awaited<ReturnType<typeof openTestDiscovery>>) {
  const response = await discovery.request("/feed.xml");
  const xml = await response.text();
  const contents = [...xml.matchAll(/<content type="html">([^<]*)<\/content>/g)].map(([, text]) =>
    String(text).replace(/&\w+;|&#39;/g, (entity) => UNESCAPED[entity] ?? entity),
  );
  return { response, xml, contents };
}

test("holds the newest twenty posts, newest first, with what Atom wants of each", async () => {
  const { response, xml, contents } = await readFeed(await openTestDiscovery({ demo: true }));
  expect(response.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
  expect(contents).toHaveLength(20);
  const [head = "", first = ""] = xml.split("<entry>");
  expect(head).toContain(`<id>${TEST_ORIGIN}/feed.xml</id>`);
  expect(head).toMatch(/<subtitle>[^<]+<\/subtitle>/);
  expect(head).toMatch(/<author><name>Rihla Travels<\/name><\/author>/);
  expect(head).toMatch(/<updated>\d{4}-[^<]+Z<\/updated>/);
  expect(first).toContain("<id>tag:rihla.example,2026-11-14:blog/post-24</id>");
  expect(first).toContain("<title>First Umrah with elderly parents");
  expect(first).toContain("<published>2026-11-14T04:30:00.000Z</published>");
});

test("the HTML of a post comes whole, its addresses with our name", async () => {
  const site = await openTestDiscovery();
  await makeBlog(site.db, {
    link: "2026/visas",
    content: `<p title="x">5 &lt; 6 &amp; <a href="/contact?a=1&amp;b=2">call</a></p><a href="#end">end</a><a href="tel:+880">tel</a><img src="/art/campus.svg"><a href="https://example.com/x">x</a>`,
  });
  const { contents } = await readFeed(site);
  expect(contents).toEqual([
    `<p dir="auto" title="x">5 &lt; 6 &amp; <a href="${TEST_ORIGIN}/contact?a=1&amp;b=2">call</a></p><a href="${TEST_ORIGIN}/blog/2026/visas#end">end</a><a href="tel:+880">tel</a><img src="${TEST_ORIGIN}/art/campus.svg"><a href="https://example.com/x">x</a>`,
  ]);
});

test("a post that is changed is the same one to a reader", async () => {
  const { db, ...site } = await openTestDiscovery();
  const { _id } = await makeBlog(db, { createdAt: "2026-11-14T04:30:00.000Z" });
  await db.updateTable("blog").set({ updatedAt: "2026-11-20T04:30:00.000Z" }).execute();
  const { xml } = await readFeed({ db, ...site });
  expect(xml).toContain(`<id>tag:rihla.example,2026-11-14:blog/${_id}</id>`);
  expect(xml).toContain("<updated>2026-11-20T04:30:00.000Z</updated>");
  expect(String(await feed(site.site, `${TEST_ORIGIN}:8443`))).toContain(
    `<id>tag:rihla.example,2026-11-14:blog/${_id}</id>`,
  );
});

test("letters that XML cannot hold are left out", async () => {
  const site = await openTestDiscovery();
  await makeBlog(site.db, { title: 'Fish & <b>"chips"</b>\u0000\u000b\uffff 😀' });
  const { xml } = await readFeed(site);
  expect(xml).toContain("<title>Fish &amp; &lt;b&gt;&quot;chips&quot;&lt;/b&gt; 😀</title>");
});

test("an empty site has a feed without posts", async () => {
  const { response, xml } = await readFeed(await openTestDiscovery());
  expect(response.status).toBe(200);
  expect(xml).toContain("<title>Your agency</title>");
  expect(xml).not.toContain("<subtitle>");
  expect(xml).toContain("<updated>1970-01-01T00:00:00.000Z</updated>");
});

test("a reader that has it gets a 304", async () => {
  const { discovery } = await openTestDiscovery({ demo: true });
  const etag = (await discovery.request("/feed.xml")).headers.get("ETag") ?? "";
  const again = await discovery.request("/feed.xml", { headers: { "If-None-Match": etag } });
  expect(again.status).toBe(304);
});

test("what waits is neither in the feed nor in the sitemap", async () => {
  const { site, db, discovery } = await openTestDiscovery();
  const post = await makeBlog(db, { title: "Public", link: "public" });
  const textAt = async (path: string) => (await discovery.request(path)).text();
  const both = () => Promise.all(["/feed.xml", "/sitemap.xml"].map(textAt));
  const before = await both();
  const place = { kind: "post", id: post._id } as const;
  await site.draft.save(place, { body: { title: "Secret", link: "secret" } }, { by: null });
  await site.draft.begin("post", { title: "Secret", link: "begun" }, { by: null });
  await site.draft.plan([place], new Date(Date.now() + 3_600_000).toISOString(), { by: null });
  expect(await both()).toEqual(before);
});

test("in another language translated posts come first; the others say that they are English", async () => {
  const { site, discovery } = await openTestDiscovery({ demo: true });
  const read = async () => discovery.request("/ar/feed.xml");
  expect((await read()).status).toBe(404);
  await site.languages.show(["ar"], { by: null });
  const xml = await (await read()).text();
  expect(xml).toContain('xml:lang="ar"');
  expect(xml).toContain(`<id>${TEST_ORIGIN}/ar/feed.xml</id>`);
  const entries = xml.split("<entry").slice(1);
  expect(entries.map((entry) => entry.startsWith(' xml:lang="en">'))).toEqual([
    ...Array.from({ length: 9 }, () => false),
    ...Array.from({ length: 11 }, () => true),
  ]);
  expect(entries[0]).toMatch(/<title>[^a-z]*\p{Script=Arabic}/u);
  expect(entries[0]).toContain(`href="${TEST_ORIGIN}/ar/blog/`);
});

test("of more text than one post may have the rest comes by its beginning, so that the feed stays small", async () => {
  const site = await openTestDiscovery();
  const long = (letter: string, length: number) => `<p>${letter} ${"word ".repeat(length / 5)}</p>`;
  for (const [day, content] of [
    ["20", long("A", 300_000)],
    ["19", long("B", 300_000)],
    ["18", "<p>Short</p>"],
  ] as const) {
    await makeBlog(site.db, { link: day, content, createdAt: `2026-11-${day}T04:30:00.000Z` });
  }
  const { xml, contents } = await readFeed(site);
  expect(contents.map((text) => text.slice(0, 30))).toEqual([
    '<p dir="auto">A word word word',
    '<p dir="auto">Short</p>',
  ]);
  const [, summary = ""] = /<summary>([^<]*)<\/summary>/.exec(xml) ?? [];
  expect(summary).toMatch(/^B word word .{900,1000}…$/);
  expect(xml.match(/<entry>/g)).toHaveLength(3);
});

test("it changed when the last of its posts or pages did, wherever that stands", async () => {
  const { db, site, discovery } = await openTestDiscovery();
  const post = { createdAt: "2026-11-14T04:30:00.000Z", updatedAt: "2026-11-20T04:30:00.000Z" };
  await makeBlog(db, { ...post, link: "changed" });
  await makeBlog(db, { ...post, link: "new", createdAt: "2026-11-19T04:30:00.000Z" });
  await db
    .updateTable("blog")
    .set({ updatedAt: "2026-11-19T04:30:00.000Z" })
    .where("link", "=", "new")
    .execute();
  const updated = async () =>
    /<updated>([^<]+)</.exec(await (await discovery.request("/feed.xml")).text())?.[1];
  expect(await updated()).toBe("2026-11-20T04:30:00.000Z");
  const page = { title: "Privacy", lastChanged: "2026-11-14", intro: "", content: "" };
  await site.page.updatePrivacy(page, { by: null });
  expect(await updated()).toBe((await site.page.updatedAt()).get("page/privacy"));
});

test("a post that fills it alone comes whole", async () => {
  const site = await openTestDiscovery();
  await makeBlog(site.db, { content: `<p>${"x".repeat(499_993)}</p>` });
  const { contents } = await readFeed(site);
  expect(contents.map(({ length }) => length)).toEqual([500_000 + ' dir="auto"'.length]);
});
