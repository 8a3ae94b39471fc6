import type { Page } from "@playwright/test";
import { LANGUAGES, type Language, pathIn } from "#contracts/languages.ts";
import { ADMIN_SCREENS } from "#tests/support/admin-screens.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { saidOn, sentencesIn } from "#tests/support/interface-words.ts";
import { test } from "#tests/support/own-site-test.ts";
import { MISSING_PAGE_LINE, PUBLIC_PAGES } from "#tests/support/public-pages.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";

/** What the demo agency wrote, though the interface says it too. */
const WRITTEN = ["Student Visa", "Work Visa", "Contact page"];
const LOADING = "[aria-busy=true], .skeleton, .dashboard-skeleton";
const DIRECTIONS = { en: "ltr", bn: "ltr", ar: "rtl" } as const;
const WIDTHS = [1280, 1200, 1080, 1024, 768, 390, 320];
/** Its address says no language. */
const WITHOUT_PREFIX = /^\/(admin|login|logout)\b/;
const FILE = /^\/(media|art|assets|api|guide)\/|\.(vcf|ics|xml)$/;

type Sentences = { language: Language; sentences: RegExp }[];

/** What the interface says in the other languages. */
const othersThan = (language: Language): Promise<Sentences> =>
  Promise.all(
    LANGUAGES.filter((one) => one !== language).map(async (one) => ({
      ...{ language: one, sentences: await sentencesIn(one) },
    })),
  );

/** What is wrong with how a page speaks, stands and fits. */
async function faultsOf(page: Page, language: Language, others: Sentences): Promise<string[]> {
  const html = await page.evaluate(async () => {
    // What is fitted to a window follows it with the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const { lang, dir, scrollWidth, clientWidth } = document.documentElement;
    return { lang, dir, over: scrollWidth - clientWidth };
  });
  const said = (await saidOn(page)).filter(
    (text) => !WRITTEN.includes(text) && others.some(({ sentences }) => sentences.test(text)),
  );
  return [
    ...(html.lang === language ? [] : [`lang ${html.lang}`]),
    ...(html.dir === DIRECTIONS[language] ? [] : [`dir ${html.dir}`]),
    ...(html.over > 0 ? [`${html.over} px too wide`] : []),
    ...said,
  ];
}

/** @returns those of our site that lead to a page of no other language by purpose */
const linksOf = (page: Page): Promise<string[]> =>
  page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));

/** Which of them are missing. @param links each with the page that has it */
async function deadAmong(page: Page, siteUrl: string, links: Map<string, string>) {
  const dead: string[] = [];
  for (const [href, path] of links) {
    const status = (await page.request.get(siteUrl + href)).status();
    if (status !== 200) dead.push(`${path}: ${href} answers ${status}`);
  }
  return dead;
}

test.beforeEach(async ({ page, siteUrl, watch }) => {
  test.setTimeout(600_000);
  watch.allow(MISSING_PAGE_LINE);
  await signInOwner(page, siteUrl);
  await page.goto("/about");
});

for (const language of LANGUAGES) {
  test(`${language}: no screen of the admin area says anything of the interface in another language, each fits, and each link leads somewhere`, async ({
    page,
    siteUrl,
  }) => {
    const others = await othersThan(language);
    await page.goto("/admin");
    const said = await saidOn(page);
    const english = await sentencesIn("en");
    expect(said.some((text) => english.test(text))).toBe(true);
    await ask(page, "PUT", "/api/users/profile", { language });
    const posts = (await ask(page, "GET", "/api/blogs?limit=1")).body;
    const { enquiries } = (await ask(page, "GET", "/api/enquiries?limit=1")).body;
    const things = [
      `/admin/blog/edit/${posts[0]._id}`,
      `/admin/history/post/${posts[0]._id}`,
      `/admin/enquiries/${enquiries[0]._id}`,
    ];
    const faults: string[] = [];
    const links = new Map<string, string>();
    for (const path of [...ADMIN_SCREENS, ...things]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await takenOver(page);
      await expect(page.locator(LOADING)).toHaveCount(0);
      for (const href of await linksOf(page)) links.set(href, path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const found = await faultsOf(page, language, others);
        faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`));
      }
    }
    for (const [href, path] of links) {
      if (/^\/(bn|ar)\/(admin|login|logout)\b/.test(href)) faults.push(`${path}: ${href}`);
    }
    links.delete("/logout");
    expect(links.size).toBeGreaterThan(60);
    faults.push(...(await deadAmong(page, siteUrl, links)));
    expect(faults).toEqual([]);
  });

  test(`${language}: nor does a public page, and each of its links stays in its language and leads somewhere`, async ({
    page,
    siteUrl,
  }) => {
    const others = await othersThan(language);
    await ask(page, "PUT", "/api/languages", { shown: ["bn", "ar"] });
    await page.context().clearCookies();
    const faults: string[] = [];
    const links = new Map<string, string>();
    for (const { path } of PUBLIC_PAGES) {
      if (/^\/(login|register|logout|forgot|reset)/.test(path)) continue;
      await page.goto(pathIn(language, path));
      const found = await faultsOf(page, language, others);
      faults.push(...found.map((fault) => `${path}: ${fault}`));
      for (const href of await linksOf(page)) links.set(href, path);
    }
    for (const [href, path] of links) {
      const written = /^\/(bn|ar)(?=[/?#]|$)/.exec(href)?.[1] ?? "en";
      if (FILE.test(href) || WITHOUT_PREFIX.test(href) || written === language) continue;
      faults.push(`${path}: ${href} is not in ${language}`);
    }
    expect(links.size).toBeGreaterThan(20);
    faults.push(...(await deadAmong(page, siteUrl, links)));
    expect(faults).toEqual([]);
  });
}
