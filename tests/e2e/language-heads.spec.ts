import type { Page } from "@playwright/test";
import { LANGUAGES, type Language, pathIn } from "#contracts/languages.ts";
import { expect } from "#tests/support/browser-test.ts";
import { test as ownSiteTest } from "#tests/support/own-site-test.ts";
import { PUBLIC_PAGES } from "#tests/support/public-pages.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";
import { test } from "#tests/support/three-languages-test.ts";

const LISTED = PUBLIC_PAGES.filter(({ isListed }) => isListed).map(({ path }) => path);
const IN_ENGLISH_ALONE = "/blog/six-quiet-days-turkish-coast";
const ENGLISH_PAGE = { lang: "en", dir: "ltr" };
const PAGE = { en: ENGLISH_PAGE, bn: { lang: "bn", dir: "ltr" }, ar: { lang: "ar", dir: "rtl" } };
const PREVIEWS = { en: "en_GB", bn: "bn_BD", ar: "ar_AR" };

/** What a machine reads at an address: the page's head. */
async function headOf(page: Page, address: string) {
  const answer = await page.request.get(address);
  const html = await answer.text();
  const named = (pattern: RegExp) =>
    Object.fromEntries([...html.matchAll(pattern)].map(([, ...found]) => found));
  const metas = named(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  const [, lang, dir] = /<html lang="(\w+)" dir="(\w+)"/.exec(html) ?? [];
  return {
    status: answer.status(),
    page: { lang, dir },
    metas,
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    alternates: named(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]*)"/g),
    feed: /<link rel="alternate" href="([^"]*)" type="application\/atom\+xml"/.exec(html)?.[1],
    contentLanguages: [...html.matchAll(/"inLanguage":"(\w+)"/g)].map(([, said]) => said),
  };
}

for (const language of LANGUAGES) {
  test(`${language}: each page says which language it is in, where its others are, and where its feed is`, async ({
    page,
    siteUrl,
  }) => {
    test.slow();
    for (const path of LISTED) {
      const own = siteUrl + pathIn(language, path);
      const alternates = Object.fromEntries(
        LANGUAGES.map((one) => [one, siteUrl + pathIn(one, path)]),
      );
      const head = await headOf(page, own);
      expect(head, path).toMatchObject({
        ...{ status: 200, page: PAGE[language], canonical: own },
        alternates: { ...alternates, "x-default": siteUrl + path },
        feed: pathIn(language, "/feed.xml"),
      });
      expect(head.metas, path).toMatchObject({ "og:locale": PREVIEWS[language], "og:url": own });
      expect(head.metas["og:image"]).toContain(siteUrl + pathIn(language, "/og/"));
      expect(head.metas, path).not.toHaveProperty("robots");
      expect(head.contentLanguages.filter((one) => one !== language)).toEqual([]);
    }
    expect(
      (await headOf(page, `${siteUrl}${pathIn(language, "/packages/umrah")}`)).contentLanguages,
    ).toEqual([language]);
    const feed = await page.request.get(pathIn(language, "/feed.xml"));
    expect(await feed.text()).toContain(
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    );
  });
}

test("what is not translated is found in English alone", async ({ page, siteUrl }) => {
  const english = await headOf(page, siteUrl + IN_ENGLISH_ALONE);
  expect(english.alternates).toEqual({});
  for (const language of ["bn", "ar"] as const) {
    const head = await headOf(page, siteUrl + pathIn(language, IN_ENGLISH_ALONE));
    expect(head).toMatchObject({
      ...{ status: 200, page: PAGE[language], alternates: {}, contentLanguages: ["en"] },
      canonical: siteUrl + IN_ENGLISH_ALONE,
      metas: { robots: "noindex", "og:url": siteUrl + IN_ENGLISH_ALONE },
    });
  }
});

/** What each of the addresses answers. */
const LEADS: [address: string, status: number, to: string | Language][] = [
  ["/bn", 200, "bn"],
  ["/ar/packages/umrah", 200, "ar"],
  ["/bn/nothing", 404, "bn"],
  ["/ar/blog/nothing", 404, "ar"],
  ["/fr", 404, "en"],
  ["/fr/about", 404, "en"],
  ["/bnx", 404, "en"],
  ["/BN", 404, "en"],
  ["/en/about", 404, "en"],
  ["/bn/ar/about", 404, "bn"],
  ["/bn/admin/blog?q=a", 302, "/admin/blog?q=a"],
  ["/ar/login", 302, "/login"],
  ["/ar/logout", 302, "/logout"],
];

test("each address is in its language; what has none leads on; an unknown one is missing in English", async ({
  page,
  siteUrl,
}) => {
  for (const [address, status, to] of LEADS) {
    const answer = await page.request.get(siteUrl + address, { maxRedirects: 0 });
    const [, lang] = /<html lang="(\w+)"/.exec(await answer.text()) ?? [];
    expect([address, answer.status(), answer.headers().location ?? lang]).toEqual([
      address,
      status,
      to,
    ]);
  }
  for (const data of ["/ar.data", "/ar/_.data", "/bn/about.data", "/_.data"]) {
    expect([data, (await page.request.get(siteUrl + data)).status()]).toEqual([data, 200]);
  }
});

test("nobody is led elsewhere by what the browser prefers", async ({ page, siteUrl }) => {
  for (const path of ["/", "/about", "/bn"]) {
    const said = { headers: { "Accept-Language": "ar-EG,ar;q=0.9" }, maxRedirects: 0 };
    const answer = await page.request.get(siteUrl + path, said);
    const [, lang] = /<html lang="(\w+)"/.exec(await answer.text()) ?? [];
    expect([answer.status(), lang]).toEqual([200, path === "/bn" ? "bn" : "en"]);
    expect(answer.headers().vary ?? "").not.toMatch(/accept-language/i);
  }
});

ownSiteTest(
  "a language that is put off is missing, and offered nowhere",
  async ({ page, siteUrl }) => {
    await signInOwner(page, siteUrl);
    await page.goto("/about");
    await ask(page, "PUT", "/api/languages", { shown: ["bn", "ar"] });
    expect((await ask(page, "PUT", "/api/languages", { shown: ["bn"] })).status).toBe(200);
    await page.context().clearCookies();
    for (const path of ["/ar", "/ar/about", "/ar/feed.xml", "/ar/og/home.jpg"]) {
      expect([path, (await page.request.get(siteUrl + path)).status()]).toEqual([path, 404]);
    }
    expect((await headOf(page, siteUrl)).alternates).not.toHaveProperty("ar");
    await page.goto("/bn");
    await expect(page.locator("a[hreflang=bn]").first()).toBeAttached();
    await expect(page.locator("[hreflang=ar]")).toHaveCount(0);
    const map = await (await page.request.get(`${siteUrl}/sitemap.xml`)).text();
    expect(map).not.toContain("/ar");
  },
);
