import { expect, takenOver, test } from "#tests/support/browser-test.ts";
import { MISSING_PAGE_LINE } from "#tests/support/public-pages.ts";
import { LONG_BLOG_URL } from "#tests/support/servers.ts";

const HITS = ".card mark";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("the blog is searched, within a type too, and what was found is marked", async ({
      page,
    }) => {
      await page.goto("/blog");
      if (javaScriptEnabled) await takenOver(page);
      const field = page.getByRole("searchbox", { name: "Search the blog" });
      await field.fill("PASSP");
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await expect(page).toHaveURL("/blog?q=PASSP");
      await expect(field).toHaveValue("PASSP");
      await expect(page.getByRole("main").getByRole("status")).toHaveText(
        /^\d+ posts for “PASSP”$/,
      );
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      const marks = await page.locator(HITS).allTextContents();
      expect(marks.length).toBeGreaterThan(0);
      for (const mark of marks) expect(mark).toMatch(/^passp/i);

      const chips = page.getByRole("navigation", { name: "Filter posts by type" });
      await chips.getByRole("link", { name: "Visa Tips" }).click();
      await expect(page).toHaveURL("/blog?type=Visa+Tips&q=PASSP");
      await expect(page.locator(".card .type").first()).toHaveText("Visa Tips");
      await field.fill("no post says this");
      await field.press("Enter");
      await expect(page.getByText("No post in Visa Tips says that")).toBeVisible();
      await page.getByRole("link", { name: "Search all types" }).click();
      await expect(page).toHaveURL("/blog?q=no+post+says+this");
      await expect(page.getByText("No post says that")).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: "Ask us" })).toHaveAttribute(
        "href",
        "/contact",
      );
      await page.goBack();
      await expect(field).toHaveValue("no post says this");
      await page.goBack();
      await expect(field).toHaveValue("PASSP");
    });
  });
}

test("cards keep their height in a search", async ({ page }) => {
  await page.goto("/blog?q=the");
  const boxes = await page
    .locator(".card")
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
  expect(new Set(boxes)).toEqual(new Set([380]));
});

test("more results are behind More results", async ({ page, watch }) => {
  watch.allow(MISSING_PAGE_LINE);
  const titles = page.locator(".card .title");
  await page.goto(`${LONG_BLOG_URL}/blog?q=post`);
  await takenOver(page);
  await expect(page.getByRole("main").getByRole("status")).toHaveText("30 posts for “post”");
  await expect(titles.first()).toHaveText("Post 30");
  await page.getByRole("link", { name: "More results" }).click();
  await expect(page).toHaveURL(`${LONG_BLOG_URL}/blog?q=post&page=2`);
  await expect(titles).toHaveCount(6);
  await page.getByRole("link", { name: "Previous results" }).click();
  await expect(page).toHaveURL(`${LONG_BLOG_URL}/blog?q=post`);
  expect((await page.goto(`${LONG_BLOG_URL}/blog?q=post&page=9`))?.status()).toBe(404);
  await expect(page.getByText("There are no posts here")).toBeVisible();
});

test("whatever is typed is searched for, as text", async ({ page }) => {
  await page.goto("/blog");
  await takenOver(page);
  const field = page.getByRole("searchbox", { name: "Search the blog" });
  for (const q of [
    '<img src=x onerror="alert(1)">',
    `"' XQ NEAR(* ^ -`,
    "🕋",
    "%00%FF",
    "উটপাখি نعامة",
  ]) {
    await field.fill(q);
    await field.press("Enter");
    await expect(page).toHaveURL(`/blog?${new URLSearchParams({ q })}`);
    await expect(page.getByText("No post says that")).toBeVisible();
    await expect(field).toHaveValue(q);
  }
});
