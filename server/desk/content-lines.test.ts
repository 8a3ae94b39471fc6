import { expect, test } from "vitest";
import { shiftedDay } from "#contracts/days.ts";
import { departureKind } from "#contracts/kinds/departure.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { openDrafting } from "#tests/support/open-drafting.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const TODAY = "2026-11-25";

type Found = { key: string; what: string; title: string; address: string; href: string };

async function open() {
  const opened = await openDrafting();
  const { call, post, site } = opened;
  const write = async (content: string) => {
    const { body } = await call("GET", `/api/blogs/${post._id}`);
    const { title, type, link, image, version } = body;
    const sent = { title, type, link, image, version, content };
    expect((await call("PUT", `/api/blogs/${post._id}`, sent)).status).toBe(200);
  };
  const found = async (what: string): Promise<Found[]> =>
    (await site.attention.list(TODAY)).filter((line) => line.what === what);
  return { ...opened, write, found };
}

test("a link of a post to an address that is not there is told at once, until it is mended", async () => {
  const { write, found, post } = await open();
  expect(await found("link-broken")).toEqual([]);
  await write('<p><a href="/blog/not-there">gone</a> <a href="/nothing">too</a></p>');
  expect(await found("link-broken")).toMatchObject([
    {
      ...{ key: `link.post.${post._id}.en`, title: post.title, address: "/blog/not-there" },
      ...{ href: `/admin/blog/edit/${post._id}`, place: { kind: "post", id: post._id } },
    },
  ]);
  await write('<p><a href="/about">here</a></p>');
  expect(await found("link-broken")).toEqual([]);
});

test("a link of a text in another language, and one that was refused there, lead to that language", async () => {
  const { found, call, site, db, post } = await open();
  await site.languages.show(["bn"], { by: null });
  const content = '<p><a href="/nothing">x</a></p>';
  expect((await call("PUT", `/api/blogs/${post._id}?lang=bn`, { content })).status).toBeLessThan(
    300,
  );
  const href = `/admin/translate/bn/post/${post._id}`;
  const place = { kind: "post", id: post._id, language: "bn" };
  expect(await found("link-broken")).toMatchObject([
    { key: `link.post.${post._id}.bn`, href, place },
  ]);
  const draft = `/api/drafts/post/${post._id}`;
  await call("PUT", `${draft}?lang=bn`, { body: { title: "নতুন" } });
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  await call("POST", `${draft}/schedule?lang=bn`, { publishAt });
  await db.updateTable("draft").set({ publishAt, problem: "link-taken" }).execute();
  expect(await found("not-published")).toMatchObject([
    { key: `publication.post.${post._id}.bn`, href, place },
  ]);
});

test("pages, posts, papers, files and addresses that moved are there; the admin area is not public", async () => {
  const { write, found, site, call } = await open();
  const [, other] = await site.blog.list({ limit: 2 });
  const there = [
    ...["/", "/about", "/contact/", "/packages/umrah", "/packages/umrah/compare?d=1", "/trust"],
    ...["/student-visa/papers/other", "/sitemap.xml", "/blog?page=2", "/about#top", "#here"],
    `/blog/${other?.link}`,
  ];
  const links = (paths: string[]) => paths.map((path) => `<a href="${path}">x</a>`).join(" ");
  await write(`<p>${links(there)}</p>`);
  expect(await found("link-broken")).toEqual([]);
  await write(`<p>${links([...there, "/admin/today"])}</p>`);
  expect(await found("link-broken")).toMatchObject([{ address: "/admin/today" }]);
  await write(`<p>${links([...there, "/old-place"])}</p>`);
  expect(await found("link-broken")).toHaveLength(1);
  const moved = { from: "/old-place", to: "/about" };
  expect((await call("POST", "/api/redirects", moved)).status).toBeLessThan(300);
  expect(await found("link-broken")).toEqual([]);
});

test("what is in the trash has no links that anybody follows", async () => {
  const { write, found, call, post } = await open();
  await write('<p><a href="/nothing">gone</a></p>');
  await call("DELETE", `/api/blogs/${post._id}`);
  const keys = (await found("link-broken")).map(({ key }) => key);
  expect(keys).not.toContain(`link.post.${post._id}.en`);
  // Whatever linked to it leads nowhere by now.
  expect(keys).toContain("link.post.post-07.en");
});

test("a text that is older than the English is told while its language is shown", async () => {
  const { found, call, site, user, db } = await open();
  await db.deleteFrom("document").where("lang", "!=", "en").execute();
  const { _id, updatedAt, ...english } = (await call("GET", "/api/package/umrah?lang=en")).body;
  await call("PUT", "/api/package/umrah?lang=bn", { title: "ওমরাহ" });
  await call("PUT", "/api/package/umrah", { ...english, title: "Umrah of this year" });
  await site.languages.show([], { by: user._id });
  expect(await found("translation-older")).toEqual([]);
  await site.languages.show(["bn", "ar"], { by: user._id });
  expect(await found("translation-older")).toMatchObject([
    {
      ...{ key: "translation.bn.package.umrah", href: "/admin/translate/bn/package/umrah" },
      place: { kind: "package", id: "umrah", language: "bn" },
    },
  ]);
});

test("pictures without a description are one line, however many", async () => {
  const { site, db } = await openTestSite();
  const picture = (number: number, alt = "", decorative = 0) => ({
    ...{ id: `p${number}`, hash: `h${number}`, stem: `s${number}`, extension: "png" as const },
    ...{ name: "a.png", width: 1, height: 1, bytes: 1, alt, decorative, focusX: 50, focusY: 50 },
    ...{ searchText: "", isReady: 1, createdAt: "2026-11-01T00:00:00.000Z" },
    ...{ updatedAt: "2026-11-01T00:00:00.000Z", version: 1 },
  });
  await db
    .insertInto("media")
    .values([picture(1), picture(2), picture(3, "A gate"), picture(4, "", 1)])
    .execute();
  expect(await site.attention.list(TODAY)).toMatchObject([
    { what: "picture-undescribed", count: 2, href: "/admin/media?described=no" },
  ]);
  const [one, ...rest] = await site.media.list({ q: "", described: "no", limit: 9, offset: 0 });
  expect([one?.alt, rest.length]).toEqual(["", 1]);
});

test("a journey that leaves within two weeks is told once, by its price where that ends", async () => {
  const { site } = await openTestSite();
  const leaving = (days: number, priceUntil = "") => ({
    ...upgraded(departureKind, {}, 1),
    ...{ package: "tours", title: `In ${days}`, priceUntil },
    ...{ leavesOn: shiftedDay(TODAY, days), returnsOn: shiftedDay(TODAY, days + 3) },
  });
  const by = { by: null };
  await site.entry.createAll(
    "departure",
    [leaving(0), leaving(14), leaving(15), leaving(9, shiftedDay(TODAY, 4))],
    by,
  );
  await site.entry.createAll("departure", [leaving(40, shiftedDay(TODAY, 20))], by);
  const told = (await site.attention.list(TODAY)).map(({ what, title }) => [what, title]);
  expect(told).toEqual([
    ["departure-leaves", "In 0"],
    ["price-ends", "In 9"],
    ["departure-leaves", "In 14"],
  ]);
  expect(await site.attention.nextPriceEnd(TODAY)).toBe(shiftedDay(TODAY, 4));
});

test("of more departures than anybody looks through each that needs somebody is counted", async () => {
  const { site } = await openTestSite();
  const leaving = (days: number, priceUntil: string) => ({
    ...upgraded(departureKind, {}, 1),
    ...{ package: "hajj", title: `In ${days}`, priceUntil },
    ...{ leavesOn: shiftedDay(TODAY, days), returnsOn: shiftedDay(TODAY, days + 3) },
  });
  const many = (count: number, priceUntil: string) =>
    Array.from({ length: count }, (_, at) => leaving(20 + at, priceUntil));
  const create = (bodies: ReturnType<typeof many>) =>
    site.entry.createAll("departure", bodies, { by: null });
  for (let part = 0; part < 3; part++) await create(many(200, shiftedDay(TODAY, 300)));
  await create([leaving(900, shiftedDay(TODAY, -1)), leaving(901, shiftedDay(TODAY, 30))]);
  expect(await site.attention.list(TODAY)).toMatchObject([
    { what: "price-ended", title: "In 900", count: null },
  ]);
  expect(await site.attention.nextPriceEnd(TODAY)).toBe(shiftedDay(TODAY, 30));

  for (let part = 0; part < 3; part++) await create(many(200, shiftedDay(TODAY, -2)));
  const folded = await site.attention.list(TODAY);
  expect(folded.map(({ count }) => count)).toEqual([null, null, null, null, null, 596]);
  const all = await site.attention.list(TODAY, "price-ended");
  expect(all).toHaveLength(501);
  expect(all.at(-1)).toMatchObject({ count: 101, href: "/admin/departures" });
});
