import { expect, test } from "vitest";
import { catchLog } from "#tests/support/catch-log.ts";
import { makeBlog } from "#tests/support/make-blog.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { createReadCounter, linkRead } from "./read-counter.ts";

const PHONE = "Mozilla/5.0 (Linux; Android 14; CUBOT KINGKONG 9) Chrome/140.0 Mobile Safari/537.36";

const asked = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  linkRead({ method, url: path, header: (name) => ({ "User-Agent": PHONE, ...headers })[name] });

test("the page of a post is a read, whatever letters its link holds", () => {
  expect(asked("/blog/first-umrah")).toBe("first-umrah");
  expect(asked("/blog/2026/what%3Fnow")).toBe("2026/what?now");
  expect(["/bn/blog/first-umrah", "/ar/blog/2026/hajj"].map((path) => asked(path))).toEqual([
    ...["first-umrah", "2026/hajj"],
  ]);
});

test("no read: other pages, data, what is fetched ahead, HEAD, and machines", () => {
  const none = [
    asked("/blog"),
    asked("/packages/umrah"),
    asked("/blog/first-umrah.data"),
    asked("/blog/first-umrah", { "Sec-Purpose": "prefetch;prerender" }),
    asked("/blog/first-umrah", { Purpose: "prefetch" }),
    asked("/blog/first-umrah", {}, "HEAD"),
    asked("/blog/first-umrah", {}, "POST"),
    ...[
      "",
      "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
      "facebookexternalhit/1.1",
      "curl/8.5.0",
      "python-requests/2.32",
    ].map((agent) => asked("/blog/first-umrah", { "User-Agent": agent })),
  ];
  expect(none.filter((link) => link !== null)).toEqual([]);
});

async function open() {
  const { db, site } = await openTestSite();
  const { log, lines } = catchLog();
  const stored = () =>
    db.selectFrom("postRead").select(["blogId", "count"]).orderBy("blogId").execute();
  const makeReads = (reading = site.reading) => createReadCounter({ site: { reading }, log });
  return { db, site, lines, stored, makeReads, reads: makeReads() };
}

test("reads add up over several writings; a link that no post has leaves no row", async () => {
  const { db, stored, reads } = await open();
  await makeBlog(db, { _id: "a", link: "hajj" });
  await makeBlog(db, { _id: "b", link: "visa" });
  for (const link of ["hajj", "hajj", "visa", "gone"]) reads.count(link);
  await reads.flush();
  reads.count("hajj");
  reads.count("gone");
  await Promise.all([reads.flush(), reads.flush()]);
  expect(await stored()).toEqual([
    { blogId: "a", count: 3 },
    { blogId: "b", count: 1 },
  ]);
});

test("what could not be written is told in the log, and written the next time", async () => {
  const { db, lines, stored, reads } = await open();
  await makeBlog(db, { _id: "a", link: "hajj" });
  await db.schema.alterTable("postRead").renameTo("away").execute();
  reads.count("hajj");
  await reads.flush();
  expect(lines).toMatchObject([{ msg: "reads could not be written; they are tried again" }]);
  await db.schema.alterTable("away").renameTo("postRead").execute();
  reads.count("hajj");
  await reads.flush();
  expect(await stored()).toEqual([{ blogId: "a", count: 2 }]);
});

test("a flood of links is not kept, what came before it is", async () => {
  const { db, stored, reads } = await open();
  await makeBlog(db, { _id: "a", link: "hajj" });
  await makeBlog(db, { _id: "b", link: "late" });
  reads.count("hajj");
  for (let index = 0; index < 5000; index++) reads.count(`no-post-${index}`);
  reads.count("late");
  reads.count("hajj");
  await reads.flush();
  expect(await stored()).toEqual([{ blogId: "a", count: 2 }]);
});
