import type { Page } from "@playwright/test";
import { OTHER_LANGUAGES } from "#contracts/languages.ts";
import { ADMIN_SCREENS } from "#tests/support/admin-screens.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { englishSentences, saidOn } from "#tests/support/english-words.ts";
import { test } from "#tests/support/own-site-test.ts";
import { MISSING_PAGE_LINE, PUBLIC_PAGES } from "#tests/support/public-pages.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";

/** What the demo agency wrote, though the interface says it too. */
const WRITTEN = ["Student Visa", "Work Visa", "Contact page"];
const LOADING = "[aria-busy=true], .skeleton, .dashboard-skeleton";
const DIRECTIONS = { bn: "ltr", ar: "rtl" } as const;

/** What is wrong with how a page speaks, stands and fits. */
async function faultsOf(page: Page, language: "bn" | "ar", english: RegExp): Promise<string[]> {
  const html = await page.evaluate(async () => {
    // What is fitted to a window follows it with the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const { lang, dir, scrollWidth, clientWidth } = document.documentElement;
    return { lang, dir, over: scrollWidth - clientWidth };
  });
  const sentences = (await saidOn(page)).filter(
    (text) => english.test(text) && !WRITTEN.includes(text),
  );
  return [
    ...(html.lang === language ? [] : [`lang ${html.lang}`]),
    ...(html.dir === DIRECTIONS[language] ? [] : [`dir ${html.dir}`]),
    ...(html.over > 0 ? [`${html.over} px too wide`] : []),
    ...sentences,
  ];
}

test.beforeEach(async ({ page, siteUrl, watch }) => {
  test.setTimeout(180_000);
  watch.allow(MISSING_PAGE_LINE);
  await signInOwner(page, siteUrl);
});

for (const language of OTHER_LANGUAGES) {
  test(`${language}: no screen of the admin area says anything of the interface in English`, async ({
    page,
  }) => {
    const english = await englishSentences();
    await page.goto("/admin");
    expect((await saidOn(page)).some((text) => english.test(text))).toBe(true);
    await ask(page, "PUT", "/api/users/profile", { language });
    const posts = (await ask(page, "GET", "/api/blogs?limit=1")).body;
    const { enquiries } = (await ask(page, "GET", "/api/enquiries?limit=1")).body;
    const things = [
      `/admin/blog/edit/${posts[0]._id}`,
      `/admin/history/post/${posts[0]._id}`,
      `/admin/enquiries/${enquiries[0]._id}`,
    ];
    const faults: string[] = [];
    for (const path of [...ADMIN_SCREENS, ...things]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await takenOver(page);
      await expect(page.locator(LOADING)).toHaveCount(0);
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const found = await faultsOf(page, language, english);
        faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });

  test(`${language}: nor does a public page, and each of its links stays in its language and leads somewhere`, async ({
    page,
    siteUrl,
  }) => {
    const english = await englishSentences();
    await page.goto("/about");
    await ask(page, "PUT", "/api/languages", { shown: OTHER_LANGUAGES });
    await page.context().clearCookies();
    const faults: string[] = [];
    const links = new Map<string, string>();
    for (const { path } of PUBLIC_PAGES) {
      if (/^\/(login|register|logout|forgot|reset)/.test(path)) continue;
      await page.goto(`/${language}${path === "/" ? "" : path}`);
      const found = await faultsOf(page, language, english);
      faults.push(...found.map((fault) => `${path}: ${fault}`));
      const hrefs = await page
        .locator('a[href^="/"]:not([hreflang])')
        .evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
      for (const href of hrefs) links.set(href, path);
    }
    for (const [href, path] of links) {
      const isFile = /^\/(media|art|assets)\/|\.(vcf|ics)$/.test(href);
      if (!isFile && href !== "/admin" && !href.startsWith(`/${language}`))
        faults.push(`${path}: ${href} has no prefix`);
      const { status } = await fetch(siteUrl + href);
      if (status !== 200) faults.push(`${path}: ${href} answers ${status}`);
    }
    expect(links.size).toBeGreaterThan(20);
    expect(faults).toEqual([]);
  });
}
