import { expect, test } from "vitest";
import { makeBlog } from "#tests/support/make-blog.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { createBrokenLinks } from "./broken-links.ts";

const BY = { by: null };
const DAY_MS = 86_400_000;
const NOW = Date.parse("2026-11-25T05:00:00.000Z");
const GONE = "https://gone.example/";

async function open() {
  const { db, site } = await openTestSite();
  const { ownPage: ownPages, entry, redirect, outwardLink } = site;
  const content = { current: () => 1 };
  const links = createBrokenLinks({ ...{ db, ownPages, entry, redirect, outwardLink }, content });
  const refer = (kind: "post" | "page", documentId: string, target: string, lang = "en") =>
    db
      .insertInto("reference")
      .values({ kind, documentId, target, lang } as never)
      .execute();
  return { db, site, links, refer };
}

test("each thing is told once a language, with the first of its links that leads nowhere", async () => {
  const { db, site, links, refer } = await open();
  await makeBlog(db, { _id: "a", title: "A" });
  await makeBlog(db, { _id: "b", title: "B" });
  await refer("post", "a", "/nothing");
  await refer("post", "a", "/another");
  await refer("post", "a", GONE);
  await refer("post", "a", "/nothing", "bn");
  await refer("post", "b", GONE);
  await refer("page", "about", "/nothing");
  await refer("post", "not-there", "/nothing");
  await site.blog.remove((await makeBlog(db, { _id: "c" }))._id, BY);
  await refer("post", "c", "/nothing");
  for (const day of [0, 1]) await site.outwardLink.noteFailure(GONE, "404", NOW + day * DAY_MS);
  const told = (await links.list()).map(({ kind, id, language, title, address, since }) => [
    `${kind} ${id} ${language ?? "en"}`,
    title,
    address,
    since,
  ]);
  expect(told).toEqual([
    ["page about en", "", "/nothing", ""],
    ["post a bn", "A", "/nothing", ""],
    ["post a en", "A", "/another", ""],
    ["post b en", "B", GONE, "2026-11-25"],
  ]);
});
