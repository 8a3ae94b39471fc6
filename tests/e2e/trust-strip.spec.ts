import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";

const SAID = {
  "": ["Check that it is really us", "Open Saturday to Thursday"],
  "/bn": ["আমাদের যাচাই করুন", "খোলা"],
  "/ar": ["تحقّق منّا بنفسك", "أوقات العمل"],
} as const;
const PAGES = ["packages/umrah", "packages/hajj", "packages/tours", "student-visa", "work-visa"];

test("on packages and visas a strip says why they can be trusted, in each language, without scripts", async ({
  browser,
  page,
  siteUrl,
}) => {
  test.slow();
  await signInOwner(page, siteUrl);
  await page.goto("/about");
  await ask(page, "PUT", "/api/languages", { shown: ["bn", "ar"] });
  const context = await browser.newContext({
    ...{ javaScriptEnabled: false, baseURL: siteUrl, viewport: { width: 320, height: 700 } },
  });
  const visitor = await context.newPage();
  for (const [language, [title, open]] of Object.entries(SAID)) {
    for (const path of [...PAGES, "student-visa/papers/malaysia/all"]) {
      await visitor.goto(`${language}/${path}`);
      const strip = visitor.getByRole("complementary", { name: title });
      await expect(strip.getByRole("listitem"), path).toHaveCount(2);
      await expect(strip.getByRole("listitem").nth(1)).toContainText(/2027|২০২৭/);
      await expect(strip).toContainText(open);
      await expect(strip.getByRole("link", { name: title })).toHaveAttribute(
        "href",
        `${language}/trust`,
      );
      const over = await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, path).toBeLessThanOrEqual(0);
    }
  }
  await context.close();
});

test("a fact that staff take away is gone from the strip; without one the link stands alone", async ({
  page,
  siteUrl,
}) => {
  await signInOwner(page, siteUrl);
  await page.goto("/packages/umrah");
  await expectNoFaults(page, TWO);
  const strip = page.locator("#apart .trust-strip");
  await expect(strip).toContainText("Hajj and Umrah licence");
  const { body: licences } = await ask(page, "GET", "/api/licences");
  const first = licences.filter(({ isInStrip }: { isInStrip: boolean }) => isInStrip);
  for (const [index, { _id }] of first.entries()) {
    await expect(strip.getByRole("listitem")).toHaveCount(first.length - index);
    expect((await ask(page, "DELETE", `/api/licences/${_id}`)).status).toBe(200);
    await page.reload();
  }
  await expect(strip.getByRole("list")).toHaveCount(0);
  await expect(strip.getByRole("link")).toHaveAttribute("href", "/trust");
});

test("on a phone the words of all its lines begin below each other", async ({
  browser,
  siteUrl,
}) => {
  const context = await browser.newContext({
    ...{ javaScriptEnabled: false, baseURL: siteUrl, viewport: { width: 390, height: 844 } },
  });
  const page = await context.newPage();
  for (const path of ["/", "/packages/umrah", "/student-visa/papers/malaysia/all"]) {
    await page.goto(path);
    const strip = page.getByRole("complementary", { name: "Check that it is really us" });
    const fact = await strip.locator("li span").first().boundingBox();
    const words = await strip.locator(".open-now").evaluate((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      return range.getBoundingClientRect().x;
    });
    expect(Math.abs(words - (fact?.x ?? 0)), path).toBeLessThan(2);
  }
  await context.close();
});
