import { expect, test, vi } from "vitest";
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
