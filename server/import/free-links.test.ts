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
