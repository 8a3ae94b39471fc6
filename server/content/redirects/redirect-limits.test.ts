import { expect, test } from "vitest";
import { MOST_LINES, MOST_REDIRECTS } from "#contracts/redirect-limits.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const BY = { by: null, origin: "http://localhost" };

test("so many addresses lead on and no more, until one of them is taken away; the same again is none", async () => {
  const { site } = await openTestSite();
  const { redirect } = site;
  const wishes = Array.from({ length: MOST_REDIRECTS - 1 }, (_, at) => ({
    ...{ from: `/old-${at}`, to: "/about" },
  }));
  const stored = await redirect.storeAll(wishes, BY);
  expect(new Set(stored).size).toBe(MOST_REDIRECTS - 1);
  const add = (from: string) => redirect.create({ from, to: "/about" }, BY);
  const last = await add("/last");
  await expect(add("/one-more")).rejects.toThrow("too-many-addresses");
  expect((await add("/old-0")).isNew).toBe(false);
  await redirect.remove(last.redirect._id, { by: null });
  expect((await add("/one-more")).isNew).toBe(true);
  expect(await redirect.count({})).toBe(MOST_REDIRECTS);
});

test("as many lines are read at once as may be pasted; empty ones do not count", async () => {
  const { site } = await openTestSite();
  const text = "one-word\n\n".repeat(MOST_LINES);
  const { bad } = await site.redirect.checkLines(text, BY.origin);
  expect([bad.length, bad.at(-1)?.line]).toEqual([MOST_LINES, 2 * MOST_LINES - 1]);
  await expect(site.redirect.checkLines(`${text}one-word`, BY.origin)).rejects.toThrow(
    "too-many-lines",
  );
});
