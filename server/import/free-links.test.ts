import { expect, test, vi } from "vitest";
import { makeBlog } from "#tests/support/make-blog.ts";
import { PAGE } from "#tests/support/open-own-pages.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { createFreeLinks } from "./free-links.ts";

test("of many that wish the same each gets the next number, and none looks through all of them again", async () => {
  const { db } = await openTestSite();
  const asked = vi.spyOn(db, "selectFrom");
  const many = Array.from({ length: 1000 }, () => ({ kind: "post", link: "news" }) as const);
  const links = await createFreeLinks(db).giveAll(many);
  expect(links.slice(0, 3)).toEqual(["news", "news-2", "news-3"]);
  expect([links.at(-1), new Set(links).size]).toEqual(["news-1000", 1000]);
  expect(asked.mock.calls.length).toBeLessThan(1100);
});

test("a link that a post of ours has is given to no other post, and one of a page to no other page", async () => {
  const { db, site } = await openTestSite();
  await makeBlog(db, { link: "ramadan" });
  await makeBlog(db, { link: "ramadan-2" });
  await site.ownPage.create({ ...PAGE, link: "our-team" }, { by: null });
  const wishes = (["post", "page"] as const).flatMap((kind) =>
    ["ramadan", "our-team"].map((link) => ({ kind, link })),
  );
  expect(await createFreeLinks(db).giveAll(wishes)).toEqual([
    ...["ramadan-3", "our-team", "ramadan", "our-team-2"],
  ]);
});

test("a page whose address begins as ours do is told apart by a word, as no number would", async () => {
  const { db } = await openTestSite();
  const pages = ["administration", "api", "administration", "art", "our-team", "administration"];
  const wishes = pages.map((link) => ({ kind: "page", link }) as const);
  const post = { kind: "post", link: "administration" } as const;
  expect(await createFreeLinks(db).giveAll([...wishes, post])).toEqual([
    ...["page-administration", "page-api", "page-administration-2", "art-2", "our-team"],
    ...["page-administration-3", "administration"],
  ]);
});
