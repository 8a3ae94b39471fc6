import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser-test.ts";
import { allowMissing, PUBLIC_PAGES } from "#tests/support/public-pages.ts";

/** Sheets of A4; every other page takes one. */
const MOST_SHEETS: Partial<Record<(typeof PUBLIC_PAGES)[number]["path"], number>> = {
  "/": 2,
  "/blog": 2,
  "/privacy-policy": 3,
  "/trust": 3,
  "/blog/first-umrah-with-elderly-parents": 2,
};

const PRINTED = PUBLIC_PAGES.filter(
  ({ path }) => !["/login", "/register", "/forgot-password"].includes(path),
);

/** What stands around a page on a screen, and what only a finger can use. */
const CHROME =
  /^(Skip to content|Menu|Get Started|WhatsApp|Mobile number|Read more →|Light or dark look|Hosting payment due|Explore)$/m;

async function sheetsOf(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  return { count: pdf.match(/\/Type \/Page\b(?!s)/g)?.length, width, height };
}

for (const { path } of PRINTED) {
  test(`${path} on paper: its words in ink, a foot, and nothing to press`, async ({
    page,
    watch,
  }) => {
    allowMissing(watch, path);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(path);
    const heading = await page.locator("h1").innerText();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });

    const words = await page.locator("body").innerText();
    const foot = page.locator(".print-foot");
    for (const text of ["House 14, Road 7", "+880 1011-204560", "+880 1019-377042"]) {
      await expect(foot).toContainText(text);
    }
    await expect(foot).toBeVisible();
    expect(words.replace(await foot.innerText(), "")).not.toMatch(CHROME);
    for (const element of await page.locator("form, .site-header, .quick-bar").all()) {
      await expect(element).toBeHidden();
    }
    if (path !== "/") await expect(page.locator("h1")).toHaveText(heading);
    const inks = await page
      .locator("main :is(h1, h2, h3, p, li)")
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
    expect(new Set(inks)).toEqual(new Set(["rgb(0, 0, 0)"]));

    // 595 by 842 points are A4.
    const { count, width, height } = await sheetsOf(page);
    expect(Math.round(Number(width))).toBe(595);
    expect(Math.round(Number(height))).toBe(842);
    expect(count).toBeLessThanOrEqual(MOST_SHEETS[path] ?? 1);
  });
}

test("a package's sheet says all of it", async ({ page, request }) => {
  const pack = await (await request.get("/api/package/umrah")).json();
  await page.goto("/packages/umrah");
  await page.emulateMedia({ media: "print" });
  const words = (await page.locator("main").innerText()).replace(/\s+/g, " ");
  const texts = [pack.title, pack.secondtitle, pack.middleparagraph, pack.finalparagraph];
  const sentences = [...pack.description.split(/(?<=\.) /), ...pack.services];
  for (const text of [...texts, ...sentences]) expect(words).toContain(text);
});
