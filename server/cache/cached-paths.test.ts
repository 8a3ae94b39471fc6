import { expect, test } from "vitest";
import { PUBLIC_PAGES, type PublicPage } from "#contracts/public-pages.ts";
import { cacheableOf } from "./cached-paths.ts";

const keyOf = (url: string) => cacheableOf(url)?.key ?? null;

test.each([
  ["/", "/"],
  ["/?utm_source=mail&fbclid=1", "/"],
  ["/?x=1&type=Visa%20Tips", "/?type=Visa+Tips"],
  ["/?type=a&type=b", "/?type=a"],
  ["/blog?page=2&type=Tours", "/blog?type=Tours&page=2"],
  ["/blog?type=Tours&page=2", "/blog?type=Tours&page=2"],
  ["/blog/a/b", "/blog/a/b"],
  ["/blog/a.data?y=1", "/blog/a.data"],
  ["/blog/%E0%A6%A2%3F?x", "/blog/%E0%A6%A2%3F"],
  ["/blog?type=Why%3F", "/blog?type=Why%3F"],
  ["/blog?type=Why?", "/blog?type=Why%3F"],
  ["/_.data?type=Tours", "/_.data?type=Tours"],
  ["/_.data?_routes=home&type=Tours", "/_.data?type=Tours&_routes=home"],
  ["/contact.data?_routes=contact&x=1", "/contact.data?_routes=contact"],
  ["/blog/a.data?_routes=post", "/blog/a.data?_routes=post"],
  ["/blog/a?_routes=post", "/blog/a"],
  ["/about?", "/about"],
  ["/packages/umrah?month=2027-02&x=1&show=seats", "/packages/umrah?show=seats&month=2027-02"],
  ["/bn/packages/hajj?show=ramadan", "/bn/packages/hajj?show=ramadan"],
  ["/packages/umrah?show=cheap&month=2027-13", "/packages/umrah"],
  ["/packages/umrah.data?month=anything", "/packages/umrah.data"],
  ["/packages/tours?month=1999-01", "/packages/tours"],
  ["/work-visa?show=seats", "/work-visa"],
  ["/terms?x=1", "/terms"],
  ["/terms.data?_routes=own-page", "/terms.data?_routes=own-page"],
  ["/api/blogs?limit=2&type=a", "/api/blogs?limit=2&type=a"],
  ["/sitemap-2.xml?x=1", "/sitemap-2.xml"],
  ["/sitemap.xml?x=1", "/sitemap.xml"],
  ["/robots.txt?x=1", "/robots.txt"],
  ["/agency.vcf?x=1", "/agency.vcf"],
  ["/manifest.webmanifest?x=1", "/manifest.webmanifest"],
  ["/api/package/hajj", "/api/package/hajj"],
  ["/bn", "/bn"],
  ["/ar?type=Tours&x=1", "/ar?type=Tours"],
  ["/ar.data?_routes=home", "/ar.data?_routes=home"],
  ["/bn/blog/a/b", "/bn/blog/a/b"],
  ["/bn/contact.data?_routes=contact", "/bn/contact.data?_routes=contact"],
  ["/ar/terms", "/ar/terms"],
  ["/ar/feed.xml", "/ar/feed.xml"],
])("%s is kept as %s", (url, key) => expect(keyOf(url)).toBe(key));

test.each([
  "",
  "*",
  "/login",
  "/admin",
  "/admin.data",
  "/api/users",
  "/api/blogs?nonsense=1",
  "/api/blogs?type=a&type=b",
  "/api/blogs?q=a",
  "/api/blogs?limit=2&after=2026-01-01T00:00:00.000Z_a",
  "/blog?q=visa",
  "/blog?type=Tours&q=visa&page=2",
  "/blog.data?q=visa",
  "/_root.data",
  "/login.data",
  "/contact.data?_routes=x",
  "/contact.data?_routes=routes/site/layout,contact",
  "/contact.data?_routes=about",
  "/contact.data?_routes=",
  "/blog/a.data?_routes=x",
  "/blog/a/_.data?_routes=post",
  "/about/",
  "/about/_.data?_routes=about",
  "/blog/?type=Tours",
  "/blog//",
  "/blog/a//b",
  "/blog/a/",
  "/blog/../healthz",
  "/blog/%2e%2e/healthz",
  "/blog/..\\healthz",
  "/blog/./a",
  "/blog/%61",
  "/blog/%e0%a6%a2",
  "/blog/%FF",
  "/blog/a#b",
  "/api/pages/../enquiries/token",
  "/api/enquiries",
  "/no/such-page",
  "/_.data?_routes=own-page",
  "/healthz",
  "/bn/",
  "/bn/login",
  "/bn/admin",
  "/bn/api/home",
  "/bn/sitemap.xml",
  "/bn/blog?q=visa",
  "/bn/bn/about",
  "/bnx/about",
  "/terms/",
  "/te%72ms",
  "/%E0%A6%A2",
  "/terms.data?_routes=post",
  "/blog?type=%FF",
  "/about?x=%00",
  "/about?x=%FF",
  "/get-started?topic=work-visa&visa=malaysia",
  "/get-started.data?topic=umrah&departure=an-id",
  "//evil.example/",
  `/blog/${"a".repeat(2001)}`,
])("%s is answered anew each time", (url) => expect(keyOf(url)).toBeNull());

const PAGES: readonly PublicPage[] = PUBLIC_PAGES;

test.each(PAGES)(
  "$path, and its data, live as long as the list says",
  ({ name, path, remembered }) => {
    const document = path.replace("*", "a-post").replace(":link", "a-page");
    const data = document === "/" ? "/_.data" : `${document}.data`;
    const seconds = { "with-calendar": 3600, "with-clock": 300, "by-chance": 60 };
    const livesMs = remembered && seconds[remembered.changes] * 1000;
    for (const asked of [document, data, `${data}?_routes=${name}`]) {
      const found = cacheableOf(asked);
      expect([asked, found?.key, found?.livesMs]).toEqual(
        livesMs === null ? [asked, undefined, undefined] : [asked, asked, livesMs],
      );
    }
  },
);

test("what follows the clock or chance ends by itself soon; chance tells caches in front", () => {
  expect(cacheableOf("/get-started")).toMatchObject({ livesMs: 300_000 });
  expect(cacheableOf("/")).toMatchObject({
    livesMs: 60_000,
    cacheControl: expect.stringContaining("s-maxage=60"),
  });
});

test.each([
  ["/blog/a", "en"],
  ["/bn", "bn"],
  ["/bn/blog/a.data?_routes=post", "bn"],
  ["/ar/terms?x=1", "ar"],
  // They name what there is in each language.
  ["/sitemap.xml", null],
  ["/bn/feed.xml", null],
  ["/api/blogs?lang=bn", null],
])("what %s says is in: %s", (url, language) =>
  expect(cacheableOf(url)).toMatchObject({ language }),
);
