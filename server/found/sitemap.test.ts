import { expect, test } from "vitest";
import { makeBlog } from "#tests/support/make-blog.ts";
import { openTestFound, TEST_ORIGIN } from "#tests/support/open-test-found.ts";

test("names every public page and post, whole and once, and no other page", async () => {
  const { found } = await openTestFound({ demo: true });
  const response = await found.request("/sitemap.xml");
  const xml = await response.text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => String(address));
  expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  expect(addresses).toHaveLength(11 + 24);
  expect(new Set(addresses).size).toBe(addresses.length);
  const paths = addresses.map((address) => address.replace(TEST_ORIGIN, ""));
  expect(paths).toEqual(
    expect.arrayContaining(["/", "/packages/umrah", "/student-visa", "/blog/umrah-in-four-steps"]),
  );
  expect(paths.join()).not.toMatch(/login|register|admin|api/);
});

test("says when a post and the list of posts last changed", async () => {
  const { db, found } = await openTestFound();
  await makeBlog(db, { link: "a", updatedAt: "2026-05-01T00:00:00.000Z" });
  await makeBlog(db, { link: "b", updatedAt: "2026-07-01T00:00:00.000Z" });
  const xml = await (await found.request("/sitemap.xml")).text();
  const entry = (path: string, time: string) =>
    `<url><loc>${TEST_ORIGIN}${path}</loc><lastmod>${time}</lastmod></url>`;
  expect(xml).toContain(entry("/blog/a", "2026-05-01T00:00:00.000Z"));
  expect(xml).toContain(entry("/blog", "2026-07-01T00:00:00.000Z"));
  expect(xml).toContain(`<url><loc>${TEST_ORIGIN}/get-started</loc></url>`);
});

test("leaves out pages that nobody has written yet", async () => {
  const { found } = await openTestFound();
  const xml = await (await found.request("/sitemap.xml")).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(paths).toEqual([`${TEST_ORIGIN}/blog`, `${TEST_ORIGIN}/get-started`]);
});

test("encodes links and escapes what XML reserves", async () => {
  const { db, found } = await openTestFound();
  await makeBlog(db, { link: "2026/what's?a&b" });
  const xml = await (await found.request("/sitemap.xml")).text();
  expect(xml).toContain(`<loc>${TEST_ORIGIN}/blog/2026/what&#39;s%3Fa%26b</loc>`);
});

test("robots may read all but /admin and /api, and learn where the sitemap is", async () => {
  const { found } = await openTestFound();
  const text = await (await found.request("/robots.txt")).text();
  expect(text.split("\n").filter(Boolean)).toEqual([
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /api",
    `Sitemap: ${TEST_ORIGIN}/sitemap.xml`,
  ]);
});
