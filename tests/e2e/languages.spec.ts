import { pathIn } from "#contracts/languages.ts";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { MISSING_PAGE_LINE, SOME_TRANSLATED } from "#tests/support/public-pages.ts";
import { DEMO_URL } from "#tests/support/servers.ts";
import { test } from "#tests/support/three-languages-test.ts";

const WIDTHS = [320, 360, 390, 1080, 1200, 1280];

test.describe("in English alone", () => {
  test.use({ baseURL: DEMO_URL });

  test("a site offers no language", async ({ page, watch }) => {
    watch.allow(MISSING_PAGE_LINE);
    await page.setViewportSize({ width: 1100, height: 800 });
    await page.goto("/");
    await expect(page.locator("[hreflang]:not(link), .language-name")).toHaveCount(0);
    await expect(page.locator(".nav-links")).toBeVisible();
    expect((await page.goto("/bn"))?.status()).toBe(404);
  });
});

/** Colours and widths are looked through in English; of a language each page once. */
const [PHONE, COMPUTER] = TWO;

for (const [language, direction, sight] of [
  ["bn", "ltr", PHONE],
  ["ar", "rtl", COMPUTER],
] as const) {
  test(`${language}: a page of each make says so, and fits every window`, async ({ page }) => {
    const wide: string[] = [];
    for (const path of SOME_TRANSLATED) {
      await page.goto(pathIn(language, path));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("html")).toHaveAttribute("dir", direction);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (over > 0) wide.push(`${path} at ${width}: ${over}px`);
      }
    }
    expect(wide).toEqual([]);
  });

  test(`${language}: axe finds nothing on a page of each make`, async ({ page }) => {
    test.slow();
    for (const path of SOME_TRANSLATED) {
      await page.goto(pathIn(language, path));
      await takenOver(page);
      await expectNoFaults(page, [sight]);
    }
  });
}

test("the names lead to the same page in the other languages", async ({ page }) => {
  const hrefsOf = (selector: string) =>
    page
      .locator(`${selector}:visible`)
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/blog?type=Umrah");
  expect(await hrefsOf(".nav-bar .language-name")).toEqual([
    "/bn/blog?type=Umrah",
    "/ar/blog?type=Umrah",
  ]);
  await page.getByRole("group", { name: "Language" }).first().getByText("العربية").click();
  await expect(page).toHaveURL("/ar/blog?type=Umrah");
  expect(await hrefsOf(".site-footer .language-name")).toEqual([
    "/blog?type=Umrah",
    "/bn/blog?type=Umrah",
    "/ar/blog?type=Umrah",
  ]);

  await page.setViewportSize({ width: 1199, height: 800 });
  await expect(page.locator(".nav-links")).toBeHidden();
  expect(await hrefsOf(".nav-bar .language-name")).toEqual(["/blog?type=Umrah"]);
  await page.locator(".menu-toggle").click();
  const tiles = page.locator(".language-tiles");
  await expect(tiles.locator("[aria-current]")).toHaveText("العربية");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(tiles).toBeHidden();
  await expect(page.locator("main")).not.toHaveAttribute("inert");
});

test("what is not translated says so, in its own language", async ({ page }) => {
  const post = "/blog/six-quiet-days-turkish-coast";
  await page.goto(`/bn${post}`);
  const band = page.getByRole("note");
  await expect(band).toContainText("এই পাতাটি এখনো বাংলায় হয়নি");
  await expect(band.getByRole("link", { name: "বাংলায় যা আছে" })).toHaveAttribute("href", "/bn");
  await expect(page.locator(".post-content")).toHaveAttribute("lang", "en");
  await page.goto(`/ar${post}`);
  await expect(page.locator(".post-content")).toHaveCSS("direction", "ltr");
  await expect(page.locator(".contact-section")).toHaveCSS("direction", "rtl");
  await page.goto("/ar/blog");
  const english = page.locator(".card", { hasText: "بالإنجليزية" }).first();
  await expect(english.locator(".title")).toHaveAttribute("lang", "en");
  for (const path of ["/ar/packages/umrah", post]) {
    await page.goto(path);
    await expect(page.locator("h1")).toBeVisible();
    await expect(band).toHaveCount(0);
  }
});

test("what was typed stays in the form when its language is changed, and not once it is sent", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/get-started");
  await takenOver(page);
  await page.locator("[name=name]").fill("Farida Yasmin");
  await page.locator("[name=email]").fill("farida@visitor.example");
  await page.locator("[name=note]").fill("Two of us walk slowly.");
  await page.locator("[name=topic][value=student-visa]").check();
  await page.getByRole("button", { name: "One more" }).click();
  await page.getByRole("group", { name: "Language" }).first().getByText("বাংলা").click();
  await expect(page).toHaveURL("/bn/get-started");
  await expect(page.locator("[name=name]")).toHaveValue("Farida Yasmin");
  await expect(page.locator("[name=note]")).toHaveValue("Two of us walk slowly.");
  await expect(page.locator("[name=topic][value=student-visa]")).toBeChecked();
  await expect(page.locator("[name=travellers]")).toHaveValue("2");
  await page.locator("form[method=post] [type=submit]").click();
  await expect(page.locator("#thanks-heading")).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(kept).not.toContain("Farida");
  await page.goto("/get-started");
  await takenOver(page);
  await expect(page.locator("[name=name]")).toHaveValue("");
});

test("what is typed before the scripts come is newer than what the tab keeps", async ({ page }) => {
  await page.goto("/contact?fbclid=abc");
  await takenOver(page);
  await page.locator("[name=name]").fill("Older");
  await page.locator("[name=message]").fill("An older beginning");
  await page.goto("/about");
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await come;
    await route.continue();
  });
  await page.goto("/contact?fbclid=abc", { waitUntil: "commit" });
  await page.locator("[name=name]").fill("Farida Yasmin");
  letCome();
  await expect(page.locator("[name=message]")).toHaveValue("An older beginning");
  await expect(page.locator("[name=name]")).toHaveValue("Farida Yasmin");
  await page.locator("[name=email]").fill("farida@visitor.example");
  await page.locator("form[method=post] [type=submit]").click();
  await expect(page.locator("#thanks-heading")).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Farida");
});

test("the year of the footer is written in the digits of the page", async ({ page }) => {
  const year = { timeZone: "Asia/Dhaka", year: "numeric" } as const;
  for (const [path, locale] of Object.entries({ "/": "en", "/bn": "bn", "/ar": "ar-u-nu-latn" })) {
    await page.goto(path);
    const said = new Date().toLocaleDateString(locale, year);
    await expect(page.locator(".site-footer")).toContainText(`© ${said} `);
  }
});

test("phone numbers do not turn round", async ({ page }) => {
  for (const path of ["/ar", "/ar/contact", "/ar/packages/umrah", "/ar/get-started"]) {
    await page.goto(path);
    const numbers = await page.evaluate(() => {
      const found: [string, string][] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode;
        const isNumber = /^\s*\+?\d[\d -]{7,}\s*$/.test(textContent ?? "");
        if (isNumber && parentElement) {
          found.push([textContent ?? "", getComputedStyle(parentElement).direction]);
        }
      }
      return found;
    });
    expect(numbers.length, path).toBeGreaterThan(0);
    expect(numbers.filter(([, direction]) => direction !== "ltr")).toEqual([]);
  }
});

test("whoever's browser prefers another language is told so once", async ({ siteUrl, browser }) => {
  const context = await browser.newContext({ locale: "ar-EG", baseURL: siteUrl });
  const reader = await context.newPage();
  await reader.goto("/about");
  const line = reader.locator(".language-hint");
  await expect(line.getByRole("link")).toHaveAttribute("href", "/ar/about");
  await expect(line).toHaveAttribute("lang", "ar");
  await line.getByRole("button", { name: "إغلاق" }).click();
  await expect(line).toBeHidden();
  await reader.goto("/contact");
  await reader.waitForLoadState("networkidle");
  await expect(line).toHaveCount(0);
  await context.close();
});
