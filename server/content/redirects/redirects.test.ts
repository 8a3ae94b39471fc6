import { expect, test } from "vitest";
import { PAGE } from "#tests/support/open-own-pages.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const ORIGIN = "http://localhost";
const BY = { by: null, origin: ORIGIN };
const POST = "/blog/ziyarah-madinah-two-days";

async function open() {
  const opened = await openTestSite({ demo: true });
  const { site } = opened;
  const add = async (from: string, to: string) =>
    (await site.redirect.create({ from, to }, BY)).redirect;
  const list = async (q?: string) =>
    (await site.redirect.list({ q, limit: 20, offset: 0 })).map(({ from, to }) => [from, to]);
  const rename = async (link: string) => {
    const post = await site.blog.find("post-19");
    if (!post) throw new Error("the demo has it");
    const { _id, version, createdAt, updatedAt, language, ...body } = post as never as Record<
      string,
      unknown
    >;
    await site.blog.update("post-19", { ...body, link } as never, { by: null });
  };
  return { ...opened, add, list, rename };
}

const PASTED = `/old-1.html /packages/umrah
/old-2.html\thttps://elsewhere.example/x

/Old-1.html → /packages/umrah
/old-1.html /about
one-word
/packages/hajj /about
${POST} /about
/round /Round/
/old-3.html javascript:alert(1)
no-slash.html /about
/kept /about
/kept /contact
/chain /old-1.html
/index.php?b=2&a=1 -> /about
http://localhost/from-here?x=1 , /#advice
/.data /about
/refunds/ /about
/refunds?x=1 /about`;

test("pasted lines: what is right is stored, what is wrong told by its line and reason", async () => {
  const { site, db, add } = await open();
  await add("/kept", "/about");
  const page = { title: "Refunds", description: "", content: "", isInFooter: false };
  await site.ownPage.create({ ...page, link: "Refunds" }, { by: null });
  const lines = await site.redirect.checkLines(PASTED, ORIGIN);
  const why = (one: (typeof lines.bad)[number]["why"]) =>
    one.kind === "refused"
      ? one.error.code
      : one.kind === "mistake" && [one.field, one.mistake.code];
  expect(lines.good).toEqual([
    { line: 1, from: "/old-1.html", to: "/packages/umrah" },
    { line: 2, from: "/old-2.html", to: "https://elsewhere.example/x" },
    { line: 14, from: "/chain", to: "/packages/umrah" },
    { line: 15, from: "/index.php?a=1&b=2", to: "/about" },
    { line: 16, from: "/from-here?x=1", to: "/#advice" },
    { line: 19, from: "/refunds?x=1", to: "/about" },
  ]);
  expect(lines.bad.map((one) => [one.line, one.text, why(one.why)])).toEqual([
    [5, "/old-1.html /about", "address-twice"],
    [6, "one-word", "not-two-addresses"],
    [7, "/packages/hajj /about", "address-in-use"],
    [8, `${POST} /about`, "address-in-use"],
    [9, "/round /Round/", "address-circle"],
    [10, "/old-3.html javascript:alert(1)", ["to", "bad-new-address"]],
    [11, "no-slash.html /about", ["from", "bad-old-address"]],
    [13, "/kept /contact", "address-moved"],
    [17, "/.data /about", ["from", "data-link"]],
    [18, "/refunds/ /about", "address-in-use"],
  ]);
  expect(lines.known).toBe(2);
  expect(await site.redirect.count({})).toBe(1);
  await site.unknownPath.add(new Map([["/old-1.html", 9]]));
  expect(await site.redirect.storeLines(PASTED, BY)).toEqual(lines);
  expect(await site.redirect.count({})).toBe(7);
  expect(await db.selectFrom("unknownPath").selectAll().execute()).toEqual([]);
  const [audit] = await site.audit.list({ limit: 1, offset: 0 });
  expect(audit).toMatchObject({
    ...{ action: "create", thing: "redirect", summary: expect.stringContaining("6") },
    detail: { what: "addresses", count: 6, first: "/old-1.html" },
  });
  const most = Array.from({ length: 5001 }, (_, at) => `/n${at} /about`).join("\n");
  await expect(site.redirect.checkLines(most, ORIGIN)).rejects.toThrow("too-many-lines");
});

const ASKED = [
  ["/index.php", "/start"],
  ["/INDEX.php/", "/start"],
  ["/index.php?id=7", "/seven"],
  ["/index.php?x=1&id=7", "/seven"],
  ["/index.php?id=8", "/start"],
  ["/index.php?id=7&lang=bn", "/bangla"],
  ["/caf%C3%A9", "/about"],
  ["/cafe%CC%81", "/about"],
  ["/index.html", null],
  ["/%E0%A4%A", null],
] as const;

test("who asks for an address is led on by the closest of the entries", async () => {
  const { site, add } = await open();
  await add("/index.php", "/start");
  await add("/index.php?id=7", "/seven");
  await add("/index.php?lang=bn&id=7", "/bangla");
  await add("/Café", "/about");
  for (const [asked, to] of ASKED) {
    expect([asked, (await site.redirect.find(asked))?.to ?? null]).toEqual([asked, to]);
  }
});

test("an entry leads to the end of its way, also when more of it is made or a post moves", async () => {
  const { site, add, list, rename } = await open();
  await add("/a", "/b");
  await add("/b", "/c#part");
  expect(await list()).toEqual([
    ["/b", "/c#part"],
    ["/a", "/c#part"],
  ]);
  await expect(add("/c", "/a")).rejects.toThrow("address-circle");
  await add("/post", `${POST}?x=1`);
  await rename("moved");
  expect(await list("MOVED")).toEqual([[POST, "/blog/moved"]]);
  expect(await list("madinah-TWO")).toEqual([
    [POST, "/blog/moved"],
    ["/post", `${POST}?x=1`],
  ]);
  await add("/later", POST);
  expect((await list("later"))[0]).toEqual(["/later", "/blog/moved"]);
  await expect(add(POST, "/about")).rejects.toThrow("address-moved");
  await site.blog.remove("post-19", { by: null });
  expect((await list("madinah-two"))[0]).toEqual([POST, null]);
  await add(POST, "/about");
  expect((await list("madinah-two"))[0]).toEqual([POST, "/about"]);
  expect(await site.redirect.count({ q: " B " })).toBe((await list("b")).length);
});

test("what many ask for and is not there: three times or more, the most first, with what is near", async () => {
  const { site, db, add, rename } = await open();
  await add("/led", "/about");
  await site.ownPage.create(
    { title: "Refunds", link: "refunds", description: "", content: "", isInFooter: false },
    { by: null },
  );
  const asked = {
    "/two": 2,
    "/led": 9,
    "/refunds": 9,
    [POST]: 9,
    "/privacy-polcy": 3,
    "/refund": 4,
    "/b": 4,
  };
  await site.unknownPath.add(new Map(Object.entries(asked)));
  const list = async () =>
    (await site.unknownPath.list()).map(({ path, count, suggestion }) => [path, count, suggestion]);
  expect(await list()).toEqual([
    ["/b", 4, null],
    ["/refund", 4, "/refunds"],
    ["/privacy-polcy", 3, "/privacy-policy"],
  ]);
  await site.unknownPath.add(new Map([["/two", 1]]), "2031-01-01T00:00:00.000Z");
  await rename("moved-away");
  await site.unknownPath.add(new Map([["/blog/moved-awy", 5]]));
  expect((await list())[1]).toEqual(["/blog/moved-awy", 5, "/blog/moved-away"]);
  expect((await list()).at(-1)).toEqual(["/two", 3, null]);
  const many = Array.from({ length: 30 }, (_, at) => [`/many/${at}`, 10] as const);
  await site.unknownPath.add(new Map(many));
  expect((await list()).length).toBe(20);
  const day = 86_400_000;
  await db
    .updateTable("unknownPath")
    .set({ lastAt: new Date(Date.now() - 31 * day).toISOString() })
    .where("path", "=", "/b")
    .execute();
  await db
    .updateTable("unknownPath")
    .set({ lastAt: new Date(Date.now() - 29 * day).toISOString() })
    .where("path", "=", "/refund")
    .execute();
  await site.unknownPath.purge();
  const rows = await db
    .selectFrom("unknownPath")
    .select("path")
    .where("path", "in", ["/b", "/refund"])
    .execute();
  expect(rows).toEqual([{ path: "/refund" }]);
  await expect(site.unknownPath.leave("gone")).rejects.toThrow("not-found");
});

test("many are shown part by part, the newest first, and counted", async () => {
  const { site, db, add } = await open();
  for (const day of [1, 3, 2]) {
    const { _id } = await add(`/parted-${day}`, "/about");
    const at = `2026-11-0${day}T08:00:00.000Z`;
    await db.updateTable("redirect").set({ at }).where("id", "=", _id).execute();
  }
  const part = async (offset: number) =>
    (await site.redirect.list({ q: "parted", limit: 2, offset })).map(({ from }) => from);
  expect([await part(0), await part(2), await part(3)]).toEqual([
    ...[["/parted-3", "/parted-2"], ["/parted-1"], []],
  ]);
  expect(await site.redirect.count({ q: "parted" })).toBe(3);
});

test("an address that led on is counted under what led on from it, in whichever language it was asked for", async () => {
  const { site, add } = await open();
  await add("/old.html", "/about");
  const { usedAt } = site.redirect;
  expect([usedAt("/old.html"), usedAt("/bn/old.html"), usedAt(POST), usedAt("/a/b.html")]).toEqual([
    ...["/old.html", "/old.html", POST, null],
  ]);
});

test("a page that takes an address takes it from what led on from there", async () => {
  const { site, add, list } = await open();
  await add("/our-offers", "/about");
  await add("/kept-offers", "/about");
  await site.ownPage.create({ ...PAGE, link: "our-offers" }, { by: null });
  expect(await list("offers")).toEqual([["/kept-offers", "/about"]]);
});
