import { expect, takenOver, test } from "#tests/support/browser-test.ts";
import { LONG_BLOG_URL } from "#tests/support/servers.ts";
import { signInOwner } from "#tests/support/staff.ts";

test.use({ baseURL: LONG_BLOG_URL });

const FLUSHED = { timeout: 15_000 };

test("a post is counted when it is opened: by its address, or by a press after looking ahead", async ({
  page,
  browser,
}) => {
  await page.goto("/blog/post-30");
  await page.goto("/blog");
  await takenOver(page);
  const ahead = page.waitForResponse(/\/blog\/post-30\.data/);
  const link = page.getByRole("link", { name: /Post 30$/ });
  await link.hover();
  await ahead;
  await page.getByRole("link", { name: /Post 29$/ }).hover();
  await link.click();
  await expect(page.getByRole("heading", { name: "Post 30" })).toBeFocused();
  expect(await page.context().cookies()).toEqual([]);

  const staff = await browser.newPage({ baseURL: LONG_BLOG_URL });
  await signInOwner(staff, LONG_BLOG_URL);
  const reads = async () => {
    const { posts } = await (await staff.request.get("/api/dashboard")).json();
    const found = posts.filter(({ title }: { title: string }) => /^Post (29|30)$/.test(title));
    return found.map(({ title, reads }: { title: string; reads: number }) => `${title}: ${reads}`);
  };
  await expect.poll(reads, FLUSHED).toEqual(["Post 30: 2"]);
  await staff.close();
});
