import { expect, takenOver, test } from "#tests/support/browser-test.ts";
import { MISSING_PAGE_LINE } from "#tests/support/public-pages.ts";
import { EMPTY_URL, LONG_BLOG_URL } from "#tests/support/servers.ts";

const POST = "/blog/first-umrah-with-elderly-parents";

test("the list shows every post, newest first, and filters by type", async ({ page }) => {
  await page.goto("/blog");
  await takenOver(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Posts");
  await expect(page.locator(".card")).toHaveCount(24);
  const first = page.locator(".card").first();
  await expect(first.locator(".title")).toHaveText(/First Umrah with elderly parents/);
  await expect(first.locator(".type")).toHaveText("Umrah");
  await expect(first.locator("img")).toHaveAttribute("src", "/art/makkah-dusk.svg");
  await expect(first.getByRole("link")).toContainText("Read more →");
  await expect(first.getByRole("link")).toHaveAttribute("href", POST);

  const chips = page.getByRole("navigation", { name: "Filter posts by type" }).getByRole("link");
  await expect(chips.first()).toHaveText("All 24");
  await expect(chips).toHaveCount(8);
  await chips.filter({ hasText: "Tours" }).click();
  await expect(page).toHaveURL("/blog?type=Tours");
  await expect(page.locator(".card .type")).toHaveText(["Tours", "Tours", "Tours"]);
});

test("cards of 380 px stand in one, two or three columns", async ({ page }) => {
  await page.goto("/blog");
  for (const [width, columns] of [
    [390, 1],
    [640, 2],
    [1023, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await page
      .locator(".card")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()));
    expect(new Set(boxes.map(({ x }) => x)).size, `at ${width} px`).toBe(columns);
    expect(new Set(boxes.map(({ height }) => height))).toEqual(new Set([380]));
  }
});

test("a post shows picture, type in capitals, title, date and content", async ({ page }) => {
  await page.goto(POST);
  const article = page.getByRole("article");
  await expect(article.getByRole("img")).toHaveAttribute("src", "/art/makkah-dusk.svg");
  await expect(article.getByRole("heading", { level: 1 })).toHaveText(
    "First Umrah with elderly parents: what to arrange before you fly",
  );
  await expect(article.getByText("Umrah", { exact: true })).toHaveCSS(
    "text-transform",
    "uppercase",
  );
  await expect(article).toContainText("Published on: 14/11/2026");
  await expect(article.getByRole("heading", { level: 2 })).toHaveCount(6);
  await expect(article.locator("blockquote")).toHaveText(/He did not ask for help once/);
});

test("on a phone a post is one column, its contents folded within it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/blog/first-umrah-with-elderly-parents");
  const article = page.getByRole("article");
  const header = article.locator("header");
  const contents = article.locator("details", { hasText: "Contents" });
  expect((await contents.boundingBox())?.width).toBe((await header.boundingBox())?.width);
  // WebKit counts from the end of no columns to another place than Chromium.
  await expect(header).toHaveCSS("grid-column-end", "auto");
});

test("on a phone the chosen type is in view in its row", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto("/blog?type=Work+Visa");
  await takenOver(page);
  await expect(page.locator(".chip[aria-current]")).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a link of a post can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(POST);
  await takenOver(page);
  await page.getByRole("button", { name: "Copy link" }).click();
  const toast = page.getByRole("alert");
  await expect(toast).toHaveText(/Link copied\./);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(POST, page.url()).href,
  );
});

test("a post that is not there: Blog not found, 404, a way on", async ({ page, watch }) => {
  watch.allow(MISSING_PAGE_LINE);
  const response = await page.goto("/blog/no-such-post");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog not found");
  await page.locator("main").getByRole("link", { name: "All blog posts" }).click();
  await expect(page).toHaveURL("/blog");
});

test("a list that does not come keeps its spinner, says so after 8 s, and recovers", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|Failed to fetch|Network/);
  await page.goto("/about");
  await takenOver(page);
  await page.route("**/blog.data*", (route) => route.abort());
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  await expect(page.locator(".spinner")).toBeVisible();
  const sentence = page.getByText("Still trying. Check your connection.");
  await expect(sentence).toBeHidden();
  await expect(sentence).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
  await page.unroute("**/blog.data*");
  await expect(page.locator(".card")).toHaveCount(24, { timeout: 10_000 });
});

test("a slow blog shows the spinner", async ({ page }) => {
  await page.goto("/about");
  await takenOver(page);
  await page.route("**/blog.data*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.continue();
  });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  await expect(page.locator(".spinner")).toBeVisible();
  await expect(page.locator(".card")).toHaveCount(24);
  await expect(page.locator(".spinner")).toHaveCount(0);
});

test("a slow post shows the spinner", async ({ page }) => {
  await page.goto("/blog");
  await takenOver(page);
  await page.route("**/blog/*.data*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.continue();
  });
  await page.locator(".card").first().getByRole("link").click();
  await expect(page.locator(".spinner")).toBeVisible();
  await expect(page.getByRole("article").getByText(/^Published on:/)).toBeVisible();
  await expect(page.locator(".spinner")).toHaveCount(0);
});

test("unknown types and pages are 404, in words", async ({ page, watch }) => {
  watch.allow(MISSING_PAGE_LINE);
  for (const query of ["type=Nowhere", "page=99", "page=0", "page=-1", "page=one", "page=1e3"]) {
    const response = await page.goto(`/blog?${query}`);
    expect(response?.status(), query).toBe(404);
    await expect(page.getByText("There are no posts here")).toBeVisible();
  }
  const home = await page.goto("/?type=Nowhere");
  expect(home?.status()).toBe(404);
  await expect(page.getByText("No posts of this type")).toBeVisible();
});

test("a blog nobody has written for says so", async ({ page }) => {
  await page.goto(`${EMPTY_URL}/blog`);
  await expect(page.getByText("No posts yet")).toBeVisible();
});

test("more posts than a page holds are behind Older posts", async ({ page, watch }) => {
  watch.allow(MISSING_PAGE_LINE);
  const titles = page.locator(".card .title");
  const pages = page.getByRole("navigation", { name: "Pages" });
  await page.goto(`${LONG_BLOG_URL}/blog`);
  await takenOver(page);
  await expect(titles).toHaveCount(24);
  await expect(titles.first()).toHaveText("Post 30");
  await expect(titles.last()).toHaveText("Post 7");
  await expect(pages.getByRole("link")).toHaveText(["Older posts"]);

  await pages.getByRole("link").click();
  await expect(page).toHaveURL(`${LONG_BLOG_URL}/blog?page=2`);
  await expect(titles).toHaveText([6, 5, 4, 3, 2, 1].map((number) => `Post ${number}`));
  await expect(pages.getByRole("link")).toHaveText(["Newer posts"]);

  await pages.getByRole("link").click();
  await expect(page).toHaveURL(`${LONG_BLOG_URL}/blog`);
  await expect(titles.first()).toHaveText("Post 30");

  const past = await page.goto(`${LONG_BLOG_URL}/blog?page=3`);
  expect(past?.status()).toBe(404);
  await expect(page.getByText("There are no posts here")).toBeVisible();
});

test("the next page of the blog begins at its first post", async ({ page }) => {
  await page.goto(`${LONG_BLOG_URL}/blog`);
  await takenOver(page);
  await page.getByRole("link", { name: "Older posts" }).click();
  await expect(page.locator(".card .title").first()).toHaveText("Post 6");
  await expect(page.locator(".card").first()).toBeInViewport({ timeout: 1000 });
});

test("the pages of one type stay with that type", async ({ page }) => {
  await page.goto(`${LONG_BLOG_URL}/blog?type=Visa+Tips`);
  await page.getByRole("link", { name: "Older posts" }).click();
  await expect(page).toHaveURL(`${LONG_BLOG_URL}/blog?type=Visa+Tips&page=2`);
  await expect(page.locator(".card .type")).toHaveText(["Visa Tips", "Visa Tips", "Visa Tips"]);
  await page.goto(`${LONG_BLOG_URL}/blog?type=Tours`);
  await expect(page.locator(".card")).toHaveCount(3);
  await expect(page.getByRole("navigation", { name: "Pages" })).toBeHidden();
});
