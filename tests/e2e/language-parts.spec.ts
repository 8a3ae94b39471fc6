import { LANGUAGES, pathIn } from "#contracts/languages.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { foreignParts } from "#tests/support/foreign-parts.ts";
import { SOME_TRANSLATED } from "#tests/support/public-pages.ts";
import { test } from "#tests/support/three-languages-test.ts";

const IN_ENGLISH_ALONE = "/blog/six-quiet-days-turkish-coast";
test.beforeEach(() => test.slow());

for (const language of LANGUAGES) {
  test(`${language}: every foreign part is marked and runs its own way; no letters of Bangla or Arabic stand wide, no Arabic slants`, async ({
    page,
  }) => {
    const faults: string[] = [];
    for (const path of [...SOME_TRANSLATED, IN_ENGLISH_ALONE, "/search?q=umrah"]) {
      await page.goto(pathIn(language, path));
      await takenOver(page);
      const found = await foreignParts(page);
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

test("Bangla is underlined below its letters, where no head line is met", async ({ page }) => {
  await page.goto(pathIn("bn", "/blog/first-umrah-with-elderly-parents"));
  const lines = await page.locator(".post-content a, .text-link").evaluateAll((links) =>
    links.map((link) => {
      const { textUnderlineOffset, fontSize, lineHeight } = getComputedStyle(link);
      return [textUnderlineOffset, lineHeight].map(
        (length) => Number.parseFloat(length) / Number.parseFloat(fontSize),
      );
    }),
  );
  expect(lines.length).toBeGreaterThan(1);
  for (const [below = 0, high = 0] of lines) {
    expect(below).toBeGreaterThan(0.15);
    expect(high).toBeGreaterThan(1.4);
  }
});

test("the carousel turns the other way in Arabic; clocks and telephones do not", async ({
  page,
}) => {
  await page.goto("/ar");
  const carousel = page.locator(".hero-carousel");
  await expect(carousel).toHaveAttribute("data-ready", "true");
  const current = page.locator(".slide[data-current]");
  await expect(current).toHaveAttribute("aria-label", /1/);
  const place = async (name: RegExp) =>
    (await carousel.getByRole("button", { name }).boundingBox())?.x ?? 0;
  expect(await place(/التالية/)).toBeLessThan(await place(/السابقة/));
  await carousel.getByRole("button", { name: /التالية/ }).click();
  await expect(current).toHaveAttribute("aria-label", /2/);
  const box = await page.locator(".slides").boundingBox();
  const y = (box?.y ?? 0) + 200;
  await page.mouse.move(700, y);
  await page.mouse.down();
  await page.mouse.move(900, y, { steps: 3 });
  await page.mouse.up();
  await expect(current).toHaveAttribute("aria-label", /3/);

  const turned = await page
    .locator("svg.icon:visible")
    .evaluateAll((icons) =>
      icons
        .filter(
          (icon) =>
            getComputedStyle(icon).scale.startsWith("-1") ||
            getComputedStyle(icon).transform.startsWith("matrix(-1"),
        )
        .map((icon) => icon.querySelector("use")?.getAttribute("href")),
    );
  expect(turned.length).toBeGreaterThan(0);
  expect(turned.filter((name) => !/chevron|arrow/.test(name ?? ""))).toEqual([]);
});

/** The demo's departures leave so many days from today. */
test("amounts in groups of a lakh, days in the digits of the page, Hijri ones beside them as calculated", async ({
  page,
}) => {
  const said = {
    "/packages/umrah": [
      "1,45,000",
      /\d{1,2}( \w+)?( 20\d\d)? ?– ?\d{1,2} \w+ 20\d\d/,
      /[A-Z]\S+ 14\d\d/,
      /calculated.*moon/,
    ],
    "/bn/packages/umrah": [
      "১,৪৫,০০০ টাকা",
      /[০-৯]{1,2}( \S+)?( ২০[০-৯]{2})? থেকে [০-৯]{1,2} \S+ ২০[০-৯]{2}/,
      /\S+ ১৪[০-৯]{2} হিজরি/,
      /হিসাব করা; চাঁদ দেখা/,
    ],
    "/ar/packages/umrah": [
      "145,000",
      /من \d{1,2}( \S+)?( 20\d\d)? إلى \d{1,2} \S+ 20\d\d/,
      /\S+ 14\d\dهـ/,
      /محسوبة.*رؤية الهلال/,
    ],
  };
  for (const [path, words] of Object.entries(said)) {
    await page.goto(path);
    for (const word of words) await expect(page.locator("main")).toContainText(word);
  }
});
